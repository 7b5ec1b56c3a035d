/**
 * Why GNU Backgammon gave no usable answer:
 * - `not-installed`: there is no such program;
 * - `stopped`: it ended before it had answered everything;
 * - `refused`: it did not take one of the questions;
 * - `unreadable`: it answered with something else than an answer.
 */
export type GnubgFailure = 'not-installed' | 'stopped' | 'refused' | 'unreadable';

/** What `askGnubg` rejects with: a `failure` for code, and a `message` that a person can act on. */
export class GnubgError extends Error {
  override readonly name = 'GnubgError';
  readonly failure: GnubgFailure;

  constructor(failure: GnubgFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
