import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keysOf } from '#contract/base/keys.ts';
import type { Speech } from '#contract/language/words.ts';
import { reasonWords } from '#contract/life/case-words.ts';
import { CASE_REASONS } from '#contract/life/cases.ts';
import { REQUEST_KINDS } from '#contract/life/facts.ts';
import { HELD_BACK, QUOTE_METHODS } from '#contract/life/follow-up.ts';
import { REVIEW_CHANGES } from '#contract/life/reviews.ts';
import en from './en.ts';
import zh from './zh.ts';

/** The rooms whose words are read in the language that is spoken. */
const ROOMS = globSync('{server,contract/life}/**/*.ts')
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[=:] words\(\s*'([\w-]+)'/g)].map(([, room]) => room ?? ''),
  )
  .filter((room) => room !== '')
  .sort();

const KANA = /[ぁ-ゖァ-ヺ]/;

/** Texts of tables that only mails have. */
const TEXTS = [
  HELD_BACK,
  REQUEST_KINDS.test.mark,
  ...Object.values(QUOTE_METHODS),
  ...Object.values(REVIEW_CHANGES),
  ...keysOf(CASE_REASONS).map((reason) => reasonWords(reason, 'seller')),
];

describe.each([en, zh])('Mails to a seller who reads $language', ({ rooms, texts, language }: Speech) => {
  test('have all words', () => {
    expect(Object.keys(rooms).sort()).toEqual(ROOMS);
  });

  test('have no kana in words of their own', () => {
    const file = `server/deliveries/mail/languages/${language.slice(0, 2)}.ts`;
    const [own = ''] = readFileSync(file, 'utf8').split('export default');
    expect(own).toContain('const rooms');
    expect(own).not.toMatch(KANA);
    expect(TEXTS.filter((text) => KANA.test(texts[text] ?? ''))).toEqual([]);
  });

  test('have the words of tables', () => {
    expect(TEXTS.filter((text) => !Object.hasOwn(texts, text))).toEqual([]);
  });
});
