import type { RefusalCode } from '#contract/refusals/refusals.ts';
import { codeOf } from './errors.ts';
import { isRefusedCertificate } from './refused-certificate.ts';

/** Codes of Node for a connection that cannot be made, or that broke. */
const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'];

const SILENCE = 'Query read timeout';

/** pg gives its own failures of a connection no code. */
const BROKEN_WORDS = [
  SILENCE,
  'Connection terminated',
  'The server does not support SSL connections',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
];

/**
 * States of PostgreSQL in which the same call may succeed later, by class or code: connection lost (08), out of memory
 * or connections (53), stopped by an operator, stopping or starting (57), a lock that is held too long (55P03), a
 * rejected login (28), a conflict with another transaction (40), a place that takes no writes any more (25006).
 */
const PASSING = ['08', '28', '53', '57', '55P03', '40', '25P03', '25006'];

const NO_TLS = /^ERR_(TLS|SSL)_/;

const DISK_FULL = '53100';

/** The refusal of a call for an error of the database; undefined for an error that is a defect. */
export function databaseTrouble(error: unknown): RefusalCode | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = codeOf(at);
    if (code === DISK_FULL) return 'storage_full';
    if (isState(code) && PASSING.some((state) => code.startsWith(state))) return 'unavailable';
    if (BROKEN.includes(code) && 'syscall' in at) return 'unavailable';
    if (isRefusedCertificate(code) || NO_TLS.test(code)) return 'unavailable';
    if (BROKEN_WORDS.some((words) => at.message.startsWith(words))) return 'unavailable';
    if (at instanceof AggregateError && at.errors.some((one) => databaseTrouble(one))) return 'unavailable';
  }
  return undefined;
}

/** The database did not answer at all; the network may be gone. */
export function isSilence(error: unknown): error is Error {
  for (let at = error; at instanceof Error; at = at.cause) if (at.message === SILENCE) return true;
  return false;
}

const isState = (code: string) => /^[0-9A-Z]{5}$/.test(code);
