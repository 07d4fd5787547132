import type { Sent } from './send.ts';

/** A row that does not hold: what the specification says and what came instead, in plain English. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly expected: string;
  readonly got: string;
  /** The request to repeat. */
  readonly sent: Sent | undefined;

  constructor(expected: string, got: string, sent?: Sent) {
    super(`expected ${expected}, got ${got}`);
    this.expected = expected;
    this.got = got;
    this.sent = sent;
  }
}

/** A row that says nothing about this back end: what it needs is missing. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
  /** It stores something, and the run was started without --write. */
  readonly needsWrite: boolean;
  /** Another call, which it needs, is broken. */
  readonly blocked: boolean;

  constructor(reason: string, { needsWrite = false, blocked = false } = {}) {
    super(reason);
    this.needsWrite = needsWrite;
    this.blocked = blocked;
  }
}

/** A run that cannot begin or end, and why. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
