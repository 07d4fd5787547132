import { describe, expect, test } from 'vitest';
import type { TypedField } from '#contract/base/field.ts';
import { CUSTOMER_FIELDS } from '#contract/customer/customer.ts';
import { SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import { ENQUIRY_FIELDS } from '#contract/enquiries/enquiry.ts';
import { REGISTRATION_FIELDS } from '#contract/enquiries/registration.ts';
import { checkTexts } from '../calls/check-texts.ts';
import { readRequest } from './read-request.ts';

/** Texts of a length that make patterns slow: almost right, or right in many ways until the end. */
const NASTY: Readonly<Record<string, (length: number) => string>> = {
  'one letter': (length) => 'a'.repeat(length),
  'at-signs': (length) => '@'.repeat(length),
  'an at-sign, then dots': (length) => `a@${'.'.repeat(length)}`,
  'letters and dots in turn': (length) => `a@${'a.'.repeat(length / 2)}`,
  'a long domain with a space at its end': (length) =>
    `a@${'a'.repeat(length / 2)}.${'a'.repeat(length / 2)} `,
  'labels with hyphens': (length) => `a@${'a-'.repeat(length / 2)}`,
  'a list of commas': (length) => ','.repeat(length),
  'addresses in a row': (length) => 'a@b.c,'.repeat(length / 6),
  digits: (length) => '0'.repeat(length),
  'digits and hyphens in turn': (length) => '0-'.repeat(length / 2),
  'digits in brackets': (length) => '0(1)'.repeat(length / 4),
  spaces: (length) => ' '.repeat(length),
  'spaces around a letter': (length) => `${' '.repeat(length / 2)}a${' '.repeat(length / 2)}`,
  katakana: (length) => 'ア'.repeat(length),
  'katakana with a letter at its end': (length) => `${'ア '.repeat(length / 2)}a`,
  'rare kanji': (length) => '𠮷'.repeat(length / 2),
  'half-width kana with marks': (length) => 'ｶﾞ'.repeat(length / 2),
};

/** The longer text has as many characters as a form may send in one field. */
const LENGTH = 64 * 1024;
const FACTOR = 8;

const fields: [string, TypedField][] = [CUSTOMER_FIELDS, REGISTRATION_FIELDS, ENQUIRY_FIELDS].flatMap(
  (rows) => Object.entries<TypedField>(rows),
);

function timeOf(run: () => unknown, times: number): number {
  const before = performance.now();
  for (let time = 0; time < times; time += 1) run();
  return performance.now() - before;
}

/** Below this, the clock and the machine decide rather than the rule. */
const TOO_SHORT_MS = 1;

/**
 * Whether a text eight times as long takes at most eight times as long. Quadratic time takes 64 times as long. Measured
 * again when in doubt: other work on the machine only adds to a time.
 */
function growsLinearly(run: (length: number) => () => unknown, rounds = { least: 3, most: 20 }): boolean {
  const [short, long] = [run(LENGTH / FACTOR), run(LENGTH)];
  let [leastShort, leastLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 1; round <= rounds.most; round += 1) {
    leastShort = Math.min(leastShort, timeOf(short, FACTOR));
    leastLong = Math.min(leastLong, timeOf(long, 1));
    if (leastLong < TOO_SHORT_MS) return true;
    if (round >= rounds.least && leastLong / leastShort < 3) return true;
  }
  return false;
}

describe('The time of a rule grows no faster than its text:', () => {
  test.each(fields)('%s', (_name, field) => {
    const slow = Object.keys(NASTY).filter((kind) => {
      const text = NASTY[kind] ?? String;
      return !growsLinearly((length) => {
        const nasty = text(length);
        return () => [
          field.accepts?.(nasty),
          (field as { stored?: (text: string) => string }).stored?.(nasty),
        ];
      });
    });
    expect(slow).toEqual([]);
  });

  test('such a measurement finds the pattern that this is about', () => {
    const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
    const nasty = (length: number) => `a@${'.'.repeat(length / 4)} `;
    expect(
      growsLinearly(
        (length) => {
          const text = nasty(length);
          return () => email.test(text);
        },
        { least: 3, most: 3 },
      ),
    ).toBe(false);
  });
});

describe('A text that is too long reaches no pattern:', () => {
  const withSpy = (field: TypedField) => {
    const texts: string[] = [];
    const accepts = (text: string) => texts.push(text) > 0;
    return { field: { ...field, accepts }, seen: texts };
  };

  test.each(Object.entries<TypedField>({ ...REGISTRATION_FIELDS, ...ENQUIRY_FIELDS }))('%s', (name, row) => {
    const { field, seen } = withSpy(row);
    const message = `${field.limit}文字以内で入力してください`;
    expect(checkTexts({ [name]: field }, { [name]: 'あ'.repeat(field.limit + 1) })).toEqual([
      { field: name, message },
    ]);
    expect(seen).toEqual([]);
    checkTexts({ [name]: field }, { [name]: 'あ'.repeat(field.limit) });
    expect(seen).toHaveLength(1);
  });

  test.each(Object.entries(CUSTOMER_FIELDS))('%s of a submission', (_key, field) => {
    const name = SUBMISSION_NAMES.customer(field);
    const detailsOf = (text: string) => {
      try {
        readRequest([[name, text]]);
      } catch (error) {
        const { details } = error as { details: { field: string; message: string }[] };
        return details.filter((detail) => detail.field === name);
      }
      return [];
    };
    expect(detailsOf('あ'.repeat(field.limit + 1))).toEqual([{ field: name, message: expect.any(String) }]);
  });
});
