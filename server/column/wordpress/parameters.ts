import { keysOf } from '#contract/base/keys.ts';
import { messageOf } from '../../base/errors.ts';
import { WordPressError } from './errors.ts';
import type { WordPressQuery } from './query.ts';

type Value = string | readonly string[];

/** A wrong parameter, in WordPress's codes and words. */
class Fault extends Error {
  readonly code: string;
  readonly data: object | null;

  constructor(code: string, message: string, data: object | null = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Reads one parameter; undefined if it was not sent. Throws a Fault if WordPress would refuse the value. */
type Reader<T> = (name: string, value: Value | undefined) => T;

/** The values that a set of readers produces. */
export type Read<Readers> = { [Name in keyof Readers]: Readers[Name] extends Reader<infer T> ? T : never };

/**
 * Reads the parameters of a call; others are ignored.
 * @throws WordPressError rest_invalid_param that names every parameter that does not fit
 */
export function readParameters<T extends object>(
  query: WordPressQuery,
  readers: { [Name in keyof T]: Reader<T[Name]> },
): T {
  const result: Partial<T> = {};
  const faults: [string, Fault][] = [];
  for (const name of keysOf(readers)) {
    try {
      result[name] = readers[name](name, query.get(name));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      faults.push([name, error]);
    }
  }
  if (faults.length > 0) throw invalid(faults);
  return result as T;
}

function invalid(faults: readonly [string, Fault][]): WordPressError {
  const names = faults.map(([name]) => name).join(', ');
  return new WordPressError('rest_invalid_param', `Invalid parameter(s): ${names}`, 400, {
    params: Object.fromEntries(faults.map(([name, { message }]) => [name, message])),
    details: Object.fromEntries(
      faults.map(([name, { code, message, data }]) => [name, { code, message, data }]),
    ),
  });
}

/** PHP's is_numeric. */
const NUMERIC = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

const wrongType = (name: string, type: string) =>
  new Fault('rest_invalid_type', `${name} is not of type ${type}.`, { param: name });

function toInteger(name: string, value: Value): number {
  const number = typeof value === 'string' && NUMERIC.test(value) ? Number(value) : Number.NaN;
  if (!Number.isInteger(number)) throw wrongType(name, 'integer');
  return number;
}

interface Bounds<T> {
  fallback: T;
  minimum?: number;
  maximum?: number;
}

/** A whole number. */
export function integer<T extends number | undefined>({
  fallback,
  minimum,
  maximum,
}: Bounds<T>): Reader<number | T> {
  return (name, value) => {
    if (value === undefined) return fallback;
    const number = toInteger(name, value);
    const [low, high] = [minimum ?? -Infinity, maximum ?? Infinity];
    if (number >= low && number <= high) return number;
    const bounds =
      maximum === undefined
        ? `greater than or equal to ${minimum}`
        : `between ${minimum} (inclusive) and ${maximum} (inclusive)`;
    throw new Fault('rest_out_of_bounds', `${name} must be ${bounds}`);
  };
}

/** Free text; '' if it was not sent. */
export const freeText: Reader<string> = (name, value = '') => {
  if (typeof value !== 'string') throw wrongType(name, 'string');
  return value;
};

export const boolean: Reader<boolean> = (name, value = 'false') => {
  if (typeof value !== 'string' || !/^(true|false|0|1)$/i.test(value)) throw wrongType(name, 'boolean');
  return /^(true|1)$/i.test(value);
};

/** One of several words. */
export function oneWord<const T extends string, F extends T | undefined>(
  of: readonly T[],
  fallback: F,
): Reader<T | F> {
  return (name, value) => {
    if (value === undefined) return fallback;
    const choice = of.find((word) => word === value);
    if (choice) return choice;
    throw new Fault('rest_not_in_enum', `${name} is not one of ${enumerated(of)}.`);
  };
}

const enumerated = (words: readonly string[]) =>
  words.length === 2 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;

const parts = (value: Value | undefined) =>
  typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : (value ?? []);

/** Words separated by commas or spaces, or a list. */
export const freeTexts: Reader<readonly string[]> = (_name, value) => parts(value);

/** Ids separated by commas or spaces, or a list. */
export const ids: Reader<readonly number[]> = (name, value) =>
  parts(value).map((part, index) => toInteger(`${name}[${index}]`, part));

/** Ids of terms. WordPress has another message for wrong ones. */
export const termIds: Reader<readonly number[]> = (name, value) => {
  try {
    return ids(name, value);
  } catch (error) {
    const reason = `${name} is not a valid Term ID List. Reason: ${messageOf(error)}`;
    throw new Fault('rest_no_matching_schema', reason, { position: 0 });
  }
};
