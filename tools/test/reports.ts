import { stripVTControlCharacters } from 'node:util';
import type { Tally } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

const LINES_PER_FAILURE = 30;

const shorten = (text: string): string => {
  const lines = stripVTControlCharacters(text).trimEnd().split('\n');
  return lines.slice(0, LINES_PER_FAILURE).join('\n');
};

/** A failure's first line is its name, the rest is indented below it. */
const detail = (name: string, messages: readonly string[]): string =>
  [name, ...messages.map((text) => shorten(text).replace(/^/gmu, '  '))].join('\n');

/**
 * Sums a report of Vitest's `json` reporter. A test that was skipped counts as failed, and so does
 * a file that could not be loaded.
 *
 * @param report the text of the report
 * @returns the tally; throws when the text is no report
 */
export function tallyVitest(report: string): Tally {
  const { testResults, numPassedTests, success } = JSON.parse(report) as VitestReport;
  const details: string[] = [];
  for (const { name, status, message, assertionResults } of testResults) {
    for (const test of assertionResults) {
      if (test.status === 'passed') continue;
      const messages =
        test.status === 'failed'
          ? (test.failureMessages ?? [])
          : [`It was not run: ${test.status}.`];
      details.push(detail(`${name}: ${test.fullName}`, messages));
    }
    const noTestFailed = assertionResults.every((test) => test.status !== 'failed');
    if (status === 'failed' && noTestFailed) details.push(detail(name, [message ?? '']));
  }
  if (!success && details.length === 0) details.push('Vitest met an error outside any test.');
  return { passed: numPassedTests, failed: details.length, details };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

const wordsOf = (errors: readonly { readonly message?: string }[]): string[] =>
  errors.map(({ message = 'An error without words.' }) => message);

const allSuites = (suites: readonly PlaywrightSuite[]): PlaywrightSuite[] =>
  suites.flatMap((suite) => [suite, ...allSuites(suite.suites ?? [])]);

/**
 * Sums a report of Playwright's `json` reporter. Only a test that did what was expected passed: one
 * that was skipped or passed at a second try counts as failed.
 *
 * @param report the text of the report
 * @returns the tally; throws when the text is no report
 */
export function tallyPlaywright(report: string): Tally {
  const { suites, errors } = JSON.parse(report) as PlaywrightReport;
  const details = wordsOf(errors).map((message) => detail('Outside any test', [message]));
  let passed = 0;
  for (const spec of allSuites(suites).flatMap(({ specs }) => specs)) {
    for (const { projectName, status, results } of spec.tests) {
      if (status === 'expected') {
        passed += 1;
        continue;
      }
      const name = `${projectName}: ${spec.file}:${spec.line} ${spec.title}`;
      const messages = results.flatMap((result) => wordsOf(result.errors));
      details.push(detail(name, messages.length > 0 ? messages : [`It was ${status}.`]));
    }
  }
  return { passed, failed: details.length, details };
}
