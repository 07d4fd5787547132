import type { Sent } from './sent.ts';

/** The row does not hold. Contains the rule of the specification and the answer, in plain English. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly expected: string;
  readonly got: string;
  /** The request, so that it can be repeated. */
  readonly sent: Sent | undefined;

  constructor(expected: string, actual: string, request?: Sent) {
    super(`expected ${expected}, got ${actual}`);
    this.expected = expected;
    this.got = actual;
    this.sent = request;
  }
}

/** The row could not be checked, because something that it needs is missing. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
  /** The row stores something, and the run was started without --write. */
  readonly needsWrite: boolean;
  /** The row needs another call, which is broken. */
  readonly blocked: boolean;

  constructor(reason: string, { needsWrite = false, blocked = false } = {}) {
    super(reason);
    this.needsWrite = needsWrite;
    this.blocked = blocked;
  }
}

/** The run cannot start or finish; the message gives the reason. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
