import { describe, expect, test } from 'vitest';
import { COMMON_NAMES, type CommonName } from '#test/widget/common-names.ts';
import { FuriganaCapture } from './furigana.ts';
import { readName } from './name-readings.ts';

/** The kana in hiragana, as keyboards compose them. */
const hiragana = (kana: string) =>
  kana.replace(/[ァ-ヶ]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0x60));

/** Composes one word behind a text. The keyboard shows so many kana before the word is chosen. */
function compose(capture: FuriganaCapture, before: string, { text, kana }: CommonName, typed: number): void {
  const reading = hiragana(kana);
  capture.compositionStart(before);
  for (let end = 1; end <= typed; end += 1) {
    const data = reading.slice(0, end);
    capture.compositionUpdate(data, before + data);
    capture.input(before + data);
  }
  capture.compositionUpdate(text, before + text);
  capture.compositionEnd(text, before + text);
  capture.input(before + text);
}

type Name = (typeof COMMON_NAMES)[number];
type Count = (word: CommonName) => number;

const HAS_KANJI = /[\p{sc=Han}]/u;
/** The names of the list in kana are typed to their end: there is nothing to predict. */
const predicted =
  (count: (kana: string) => number): Count =>
  ({ text, kana }) =>
    HAS_KANJI.test(text) ? Math.max(1, Math.min(count(kana), kana.length - 1)) : kana.length;

function typed({ family, given }: Name, count: Count): FuriganaCapture {
  const capture = new FuriganaCapture();
  compose(capture, '', family, count(family));
  const before = `${family.text}　`;
  capture.input(before);
  compose(capture, before, given, count(given));
  return capture;
}

function pasted({ family, given }: Name): FuriganaCapture {
  const capture = new FuriganaCapture();
  capture.input(`${family.text} ${given.text}`);
  return capture;
}

/** The furigana of all names, and whether the form asks the seller to look at them. */
function outcome(type: (name: Name) => FuriganaCapture) {
  const results = COMMON_NAMES.map((name) => {
    const { kana, sure } = readName(type(name).parts);
    const isRight = kana === `${name.family.kana}　${name.given.kana}`;
    return { isRight, isEmpty: kana === '', isAsked: kana !== '' && !sure, name, kana };
  });
  const silent = results.filter(({ isRight, isEmpty, isAsked }) => !isRight && !isEmpty && !isAsked);
  return {
    right: results.filter(({ isRight }) => isRight).length,
    asked: results.filter(({ isAsked }) => isAsked).length,
    empty: results.filter(({ isEmpty }) => isEmpty).length,
    wrongInSilence: silent.map(({ name, kana }) => `${name.family.text} ${name.given.text}: ${kana}`),
  };
}

describe('Of 500 common names, none is wrong in silence', () => {
  test.each<[string, Count, { right: number; asked: number }]>([
    [
      'to the end; some names of the youngest are asked about',
      ({ kana }) => kana.length,
      { right: 500, asked: 10 },
    ],
    ['one kana of each word', predicted(() => 1), { right: 437, asked: 500 }],
    ['two', predicted(() => 2), { right: 439, asked: 500 }],
    ['half', predicted((kana) => Math.ceil(kana.length / 2)), { right: 439, asked: 500 }],
    ['all but the last', predicted((kana) => kana.length - 1), { right: 443, asked: 500 }],
  ])('that is typed: %s', (_, count, figures) =>
    expect(outcome((name) => typed(name, count))).toEqual({ ...figures, empty: 0, wrongInSilence: [] }),
  );

  test('that is pasted: some are left to the seller', () => {
    expect(outcome(pasted)).toEqual({ right: 348, asked: 350, empty: 150, wrongInSilence: [] });
  });
});
