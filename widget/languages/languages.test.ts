import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TABLE_LISTS, TABLE_TEXTS } from '#test/widget/table-texts.ts';
import en from './en.ts';
import zh from './zh.ts';

/** The rooms whose words are read in the language that is spoken. */
const ROOMS = globSync('{widget,contract/refusals}/**/*.ts')
  .filter((file) => !file.includes('/languages/'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/= words\(\s*'([\w-]+)'/g)].map(([, room]) => room ?? ''),
  )
  .sort();

describe.each([en, zh])('A seller who reads $language', ({ rooms, texts, language }) => {
  test('reads all words of the form in that language', () => {
    expect(Object.keys(rooms).sort()).toEqual(ROOMS);
  });

  test('reads all labels, choices, hints and errors in that language', () => {
    expect(TABLE_TEXTS.filter((text) => !Object.hasOwn(texts, text))).toEqual([]);
  });

  test('can tell all choices apart', () => {
    expect(TABLE_LISTS.length).toBeGreaterThan(20);
    const translationsOf = (list: readonly string[]) => new Set(list.map((text) => texts[text]));
    expect(TABLE_LISTS.filter((list) => translationsOf(list).size < new Set(list).size)).toEqual([]);
  });

  test('reads no kana', () => {
    const kana = Object.entries<string>(texts).filter(([, text]) => /[ぁ-んァ-ヴ]/.test(text));
    expect(kana.filter(([own]) => !own.includes('フリガナ') && !own.includes('ヤマダ'))).toEqual([]);
    expect(language).not.toBe('ja');
  });
});
