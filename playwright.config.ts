import { defineConfig, devices, type PlaywrightTestProject } from '@playwright/test';
import { findProgram, PROGRAMS } from './tools/test/programs.ts';
import { PORT, SUBFOLDER } from './test/browser/served.ts';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const where = (program: (typeof PROGRAMS)[keyof typeof PROGRAMS]): { executablePath?: string } => {
  const executablePath = findProgram(program);
  return executablePath === null ? {} : { executablePath };
};

const chromium: PlaywrightTestProject['use'] = {
  browserName: 'chromium',
  launchOptions: { ...where(PROGRAMS.chromium), args: CHROMIUM_ARGS },
};

const firefox: PlaywrightTestProject['use'] = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: where(PROGRAMS.firefox),
};

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Colour schemes and touch can be emulated in Chromium only. */
const CHROMIUM_ONLY = /@chromium/u;
/** What does not depend on the width is asked once. */
const DESKTOP_ONLY = /@desktop/u;
const PHONE_ONLY = /@phone/u;

/** What a reader plays on: Firefox is asked about it on a phone too. */
const LIVE_BOARDS = /(?:play|calculator|set-up)[^/]*\.spec\.ts$/u;
/** The newer kinds of puzzle were not yet seen to pass whole in Firefox. */
const NEW_KINDS = /puzzle-kinds\.spec\.ts$/u;

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/browser',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  reporter: 'list',
  use: { baseURL: `http://localhost:${PORT}`, locale: 'he-IL' },
  projects: [
    {
      name: 'chromium, phone',
      grepInvert: DESKTOP_ONLY,
      use: {
        ...chromium,
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: devices['Pixel 7'].deviceScaleFactor,
      },
    },
    {
      name: 'chromium, desktop',
      grepInvert: PHONE_ONLY,
      use: { ...chromium, viewport: DESKTOP },
    },
    {
      name: 'firefox, phone',
      testMatch: LIVE_BOARDS,
      grepInvert: [DESKTOP_ONLY, CHROMIUM_ONLY],
      use: { ...firefox, viewport: PHONE },
    },
    {
      name: 'firefox, desktop',
      testIgnore: NEW_KINDS,
      grepInvert: [PHONE_ONLY, CHROMIUM_ONLY],
      use: { ...firefox, viewport: DESKTOP },
    },
  ],
  webServer: [
    {
      command: `node tools/serve.ts --folder dist --base / --port ${PORT}`,
      port: PORT,
      reuseExistingServer: false,
    },
    {
      command: `node tools/serve.ts --folder ${SUBFOLDER.folder} --base ${SUBFOLDER.base} --port ${SUBFOLDER.port}`,
      port: SUBFOLDER.port,
      reuseExistingServer: false,
    },
  ],
});
