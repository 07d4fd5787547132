import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_FIELDS } from '#contract/customer/customer.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';
import type { Speech } from '#contract/language/words.ts';
import { CASE_EFFECTS, CASE_OUTCOMES, CASE_REASONS } from '#contract/life/cases.ts';
import { PASS_REASONS } from '#contract/life/facts.ts';
import {
  CONTACT_HOURS,
  CONTACT_METHODS,
  CONTACT_RELEASES,
  DISCLOSED,
  NO_SHOPS,
  NOT_SOLD_REASONS,
  OUTCOMES,
  QUESTION_TEMPLATES,
  QUOTE_METHODS,
  REFUSAL_REASONS,
} from '#contract/life/follow-up.ts';
import { LEFT_OUT } from '#contract/life/left-out.ts';
import { PLACE_STATES } from '#contract/life/place-states.ts';
import { REVIEW_CHANGES, REVIEW_STATES } from '#contract/life/reviews.ts';
import { VISIT_PEOPLE } from '#contract/life/visit.ts';
import { VISIT_SENTENCE } from '#contract/life/visit-words.ts';
import en from './en.ts';
import zh from './zh.ts';

/** The rooms whose words are read in the language that is spoken. */
const ROOMS = globSync('{host,contract/life}/**/*.ts')
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[=:] words(?:<\w+>)?\(\s*'([\w-]+)'/g)].map(
      ([, room]) => room ?? '',
    ),
  )
  .sort();

const KANA = /[ぁ-ゖァ-ヺ]/;

/** Texts of tables that the pages show. */
const TEXTS = [
  NO_SHOPS,
  VISIT_SENTENCE,
  ...[
    CONTACT_HOURS,
    CONTACT_METHODS,
    CONTACT_RELEASES,
    DISCLOSED,
    NOT_SOLD_REASONS,
    OUTCOMES,
    PASS_REASONS,
    QUESTION_TEMPLATES,
    QUOTE_METHODS,
    REFUSAL_REASONS,
    REVIEW_CHANGES,
    VISIT_PEOPLE,
  ].flatMap((table) => Object.values<string>(table)),
  ...Object.values(CATEGORIES).map(({ label }) => label),
  ...Object.values(CUSTOMER_FIELDS).flatMap(({ label, messages }) => [label, ...Object.values(messages)]),
  ...Object.values(LEFT_OUT).flatMap(({ words, ours }) => [words, ...ours.map(({ kind }) => kind)]),
  ...Object.values(PLACE_STATES)
    .map(({ words }) => words.seller)
    .filter((words) => words !== 'why'),
  ...Object.values(REVIEW_STATES).map(({ seller }) => seller),
  ...Object.values(CASE_REASONS).map(({ by, words, told }) => (by === 'seller' ? words : told)),
  ...Object.values(CASE_OUTCOMES).flatMap(({ reporter, other }) => [reporter, other]),
  CASE_EFFECTS.mark.sentence,
];

describe.each([en, zh])('A seller who reads $language', ({ rooms, texts, language }: Speech) => {
  test('reads all words of the private pages in that language', () => {
    expect(Object.keys(rooms).sort()).toEqual(ROOMS);
  });

  test('reads all choices and states in that language', () => {
    expect(TEXTS.filter((text) => !texts[text])).toEqual([]);
  });

  test('reads no kana, but for the sentence that a shop gets', () => {
    const own = readFileSync(`host/languages/${language.slice(0, 2)}.ts`, 'utf8');
    expect(own).not.toMatch(KANA);
    expect(TEXTS.filter((text) => KANA.test(texts[text] ?? '') && text !== VISIT_SENTENCE)).toEqual([]);
  });
});
