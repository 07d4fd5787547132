import { toFullWidthKatakana } from './kana.ts';
import data from './name-readings.json' with { type: 'json' };

/*
 * Usual readings of names in kanji, for names that a browser fills in (decision 53). A file of its own, which loads when
 * such a name has come. The name does not leave the browser.
 */

/** Each line is a reading and the names that have it. */
const readingsOf = (lines: string) =>
  new Map(
    lines.split('\n').flatMap((line) => {
      const [kana = '', ...names] = line.split(' ');
      return names.map((name) => [name, kana] as const);
    }),
  );

const FAMILY = readingsOf(data.family);
const GIVEN = readingsOf(data.given);

const IN_KANA = /^[ぁ-ゖァ-ヺー]+$/;

/** Variants that family names have on official papers. */
const VARIANTS: Record<string, string> = { 髙: '高', 﨑: '崎', 𠮷: '吉' };
const plain = (text: string) => text.replace(/[髙﨑𠮷]/gu, (variant) => VARIANTS[variant] ?? variant);

const givenReading = (text: string) =>
  IN_KANA.test(text) ? toFullWidthKatakana(text) : GIVEN.get(plain(text));

/** A part of a name with its reading. A space is its own. */
export interface NamePart {
  readonly text: string;
  readonly kana: string;
}

function readParts(family: string, space: string, given: string): NamePart[] | undefined {
  const [first, second] = [FAMILY.get(plain(family)), givenReading(given)];
  if (!first || !second) return undefined;
  return [
    { text: family, kana: first },
    { text: space, kana: space },
    { text: given, kana: second },
  ];
}

/**
 * The usual reading of a whole name: a family name and a given name. Undefined if one of them is not known or is often
 * read otherwise, or if the name can be divided in two ways.
 */
export function readName(name: string): readonly NamePart[] | undefined {
  const [, family = '', space = '', forename = ''] = /^(\S+)(\s+)(\S+)$/.exec(name) ?? [];
  if (forename) return readParts(family, space, forename);
  const characters = [...name];
  const readings = characters.flatMap((_, at) => {
    const parts = readParts(characters.slice(0, at).join(''), '', characters.slice(at).join(''));
    return parts ? [parts] : [];
  });
  return readings.length === 1 ? readings[0] : undefined;
}
