import { describe, expect, test } from 'vitest';
import { FuriganaCapture } from './furigana.ts';

type Step = (capture: FuriganaCapture) => void;

/** Types, pastes or deletes without an IME. `value` is the field's new value. */
const input =
  (value: string): Step =>
  (capture) =>
    capture.input(value);

/** One composition in Chrome and Edge: each update comes before the value changes, then comes the input event. */
function composes(before: string, updates: string, result = updates.split(' ').at(-1) ?? ''): Step {
  return (capture) => {
    capture.compositionStart(before);
    let value = before;
    for (const data of updates.split(' ')) {
      capture.compositionUpdate(data, value);
      value = before + data;
      capture.input(value);
    }
    capture.compositionEnd(result, before + result);
  };
}

/** Firefox: the input event comes after the end of the composition. */
const composesInFirefox =
  (before: string, updates: string): Step =>
  (capture) => {
    composes(before, updates)(capture);
    capture.input(before + updates.split(' ').at(-1));
  };

/** Safari removes the composition from the field and inserts the chosen text before the composition ends. */
const composesInSafari =
  (before: string, updates: string): Step =>
  (capture) => {
    const all = updates.split(' ');
    capture.compositionStart(before);
    for (const data of all) {
      capture.compositionUpdate(data, before + data);
      capture.input(before + data);
    }
    capture.input(before);
    capture.input(before + all.at(-1));
    capture.compositionEnd(all.at(-1) ?? '', before + all.at(-1));
  };

/** A keyboard that changes the field's value only after the end of the composition. */
const composesLate =
  (before: string, updates: string): Step =>
  (capture) => {
    capture.compositionStart(before);
    for (const data of updates.split(' ')) capture.compositionUpdate(data, before);
    capture.compositionEnd(updates.split(' ').at(-1) ?? '', before);
    capture.input(before + updates.split(' ').at(-1));
  };

function kanaAfter(...steps: Step[]): string | undefined {
  const capture = new FuriganaCapture();
  for (const step of steps) step(capture);
  return capture.kana;
}

type Table = [what: string, steps: Step[], kana: string][];
const check = (table: Table) =>
  test.each(table)('%s', (_, steps, kana) => expect(kanaAfter(...steps)).toBe(kana));

const YAMADA = 'y や やm やま やまd やまだ 山田';
const TARO = 't た たr たろ たろう 太郎';

describe('a name typed in romaji on a computer gets its reading', () => {
  check([
    ['family name and given name', [composes('', YAMADA), composes('山田', TARO)], 'ヤマダタロウ'],
    [
      'with a full-width space in between',
      [composes('', YAMADA), input('山田　'), composes('山田　', TARO)],
      'ヤマダ　タロウ',
    ],
    [
      'with a half-width space in between',
      [composes('', YAMADA), input('山田 '), composes('山田 ', TARO)],
      'ヤマダ　タロウ',
    ],
    ['in full-width romaji (Microsoft IME)', [composes('', 'ｙ や やｍ やま やまｄ やまだ 山田')], 'ヤマダ'],
    ['in Firefox', [composesInFirefox('', YAMADA), composesInFirefox('山田', TARO)], 'ヤマダタロウ'],
    ['in Safari', [composesInSafari('', YAMADA), composesInSafari('山田', TARO)], 'ヤマダタロウ'],
    ['where the field lags', [composesLate('', YAMADA), composesLate('山田', TARO)], 'ヤマダタロウ'],
    ['both names in one composition', [composes('', 'やまだたろう 山田太郎')], 'ヤマダタロウ'],
    ['leafing through candidates', [composes('', 'わたなべ 渡辺 渡部 渡邊 渡邉')], 'ワタナベ'],
    ['leafing through kana candidates', [composes('', 'やまだ 山田 やまだ ヤマダ ﾔﾏﾀﾞ 山田')], 'ヤマダ'],
    ['left as hiragana', [composes('', 'さく さくら')], 'サクラ'],
    ['turned to katakana by F7', [composes('', 'さくら サクラ')], 'サクラ'],
    ['turned to romaji by F10', [composes('', 'やまだ yamada YAMADA')], 'ヤマダ'],
    ['romaji hanging on the end', [composes('', 'y や やm やま やまd')], 'ヤマ'],
    ['converted with a consonant hanging on the end', [composes('', 'やまd 山d 山')], 'ヤマ'],
    ['an n at the end which conversion makes ん', [composes('', 'k け けn 健')], 'ケン'],
    ['a full-width n at the end', [composes('', 'じゅｎ 純')], 'ジュン'],
    ['an n shown as ん before conversion', [composes('', 'けn けん 健')], 'ケン'],
    [
      'a typing mistake corrected while composing',
      [composes('', 'や やま やまs やまさ やま やまだ 山田')],
      'ヤマダ',
    ],
    ['conversion taken back and typed on', [composes('', 'やま 山 やま やまだ 山田')], 'ヤマダ'],
    ['kanji and kana mixed', [composes('', 'みなみ みな実')], 'ミナミ'],
    [
      'kana of the name read otherwise',
      [composes('', 'せきがはら 関ヶ原'), composes('関ヶ原', 'いちのせ 一ノ瀬')],
      'セキガハライチノセ',
    ],
    ['a repeated kanji', [composes('', 'ささき 佐々木')], 'ササキ'],
    [
      'a kanji beyond the basic plane',
      [composes('', 'よしだ 吉田 𠮷田'), composes('𠮷田', 'じろう 次郎')],
      'ヨシダジロウ',
    ],
    [
      'a katakana name with its middle dot',
      [
        composes('', 'まいける マイケル'),
        input('マイケル・'),
        composes('マイケル・', 'じょーだん ジョーダン'),
      ],
      'マイケル　ジョーダン',
    ],
    [
      'a katakana name with its double hyphen',
      [composes('', 'じゃん ジャン'), input('ジャン＝'), composes('ジャン＝', 'りゅっく リュック')],
      'ジャン　リュック',
    ],
    [
      'a composition that replaces the selected name',
      [composes('', YAMADA), replaces('山田', 'さとう 佐藤', '佐藤')],
      'サトウ',
    ],
    [
      'a given name before the family name',
      [composes('', TARO), replaces('太郎', YAMADA, '山田太郎')],
      'ヤマダタロウ',
    ],
    [
      'a word put between',
      [composes('', YAMADA), composes('山田', TARO), replaces('山田太郎', 'けん 健', '山田健太郎')],
      'ヤマダケンタロウ',
    ],
    [
      'the same kanji once more',
      [composes('', 'た 田'), composes('田', 'なか 中'), replaces('田中', 'た 田', '田田中')],
      'タタナカ',
    ],
  ]);

  /** A composition anywhere in the name. `after` is the value after its end. */
  function replaces(before: string, updates: string, after: string): Step {
    return (capture) => {
      capture.compositionStart(before);
      for (const data of updates.split(' ')) capture.compositionUpdate(data, '');
      capture.compositionEnd(updates.split(' ').at(-1) ?? '', after);
    };
  }

  test('the reading appears when the composition ends, not before', () => {
    const capture = new FuriganaCapture();
    capture.compositionStart('');
    capture.compositionUpdate('やまだ', '');
    capture.input('やまだ');
    expect(capture.kana).toBe('');
    capture.compositionEnd('山田', '山田');
    expect(capture.kana).toBe('ヤマダ');
  });
});

describe('conversion in segments keeps the reading', () => {
  check([
    ['segment by segment', [composes('', 'やまだたろう 山田たろう 山田太郎')], 'ヤマダタロウ'],
    ['the last segment first', [composes('', 'やまだたろう やまだ太郎 山田太郎')], 'ヤマダタロウ'],
    ['segment limits moved', [composes('', 'かわかみ 川かみ 川上 かわ神 河川かみ 川上')], 'カワカミ'],
    [
      'live conversion on a Mac',
      [composes('', 'y や やm やま やまd 山だ 山田 山田t 山田た 山田たr 山田たろ 山田たろう 山田太郎')],
      'ヤマダタロウ',
    ],
    [
      'live conversion that thinks again',
      [composes('', 'やまだ 山田 山田た 山だたr 山だたろ 山田太郎')],
      'ヤマダタロ',
    ],
    [
      'live conversion with the very key',
      [composes('', 'やまだ 山田 山田t 山だた 山だたr 山田たろ 山田たろう 山田太郎')],
      'ヤマダタロウ',
    ],
    [
      'live conversion to another word with the very key',
      [composes('', 'やまだ 山田 山田t 山本た 山本たr 山田たろ 山田たろう 山田太郎')],
      'ヤマダタロウ',
    ],
    [
      'live conversion with an n waiting',
      [composes('', 'やまだ 山田 山田n 山田な 山田なお 山田直')],
      'ヤマダナオ',
    ],
    [
      'live conversion taken back',
      [composes('', 'やまだ 山田 山田た 山田 山田じ 山田じろう 山田次郎')],
      'ヤマダジロウ',
    ],
  ]);
});

describe('a name typed on a phone gets its reading', () => {
  check([
    [
      'flick input on an iPhone',
      [composesInSafari('', 'や やま やまた やまだ 山田'), composesInSafari('山田', 'た たろ たろう 太郎')],
      'ヤマダタロウ',
    ],
    [
      'small kana and voiced marks by the 小゛゜ key',
      [composesInSafari('', 'し しよ しょ しょう しょうし しょうじ 庄司')],
      'ショウジ',
    ],
    [
      'an iPhone that tells the kanji only at the end',
      [composesWith('', 'や やま やまだ', '山田')],
      'ヤマダ',
    ],
    [
      'Gboard',
      [composes('', 'や やま やまだ 山田'), composes('山田', 'た たろ たろう 太郎')],
      'ヤマダタロウ',
    ],
    [
      'a keyboard that sends the whole word at once',
      [composes('', 'やまだ', '山田'), composes('山田', 'たろう', '太郎')],
      'ヤマダタロウ',
    ],
    ['a keyboard that ends without data', [endsWithoutData('', 'やま やまだ 山田')], 'ヤマダ'],
    ['a prediction in kana', [composes('', 'さ さくら')], 'サクラ'],
    [
      'only the first word chosen (iPhone)',
      [composesInSafari('', 'やまだたろう 山田たろう 山田太郎')],
      'ヤマダタロウ',
    ],
    [
      'only the first word chosen, the rest composed anew (Gboard)',
      [composes('', 'やまだたろう', '山田'), composes('山田', 'たろう 太郎')],
      'ヤマダタロウ',
    ],
    [
      'only the first word chosen, the rest coming back as kanji (Microsoft IME)',
      [composes('', 'やまだたろう 山田太郎', '山田'), composes('山田', '太郎')],
      'ヤマダタロウ',
    ],
    [
      'three words, each chosen alone',
      [
        composes('', 'かとうけんいちろう', '加藤'),
        composes('加藤', 'けんいちろう', '健'),
        composes('加藤健', 'いちろう 一郎'),
      ],
      'カトウケンイチロウ',
    ],
    [
      'a given name that begins as the family name ends',
      [composes('', 'か かい 甲斐'), composes('甲斐', 'い いち いちろう 一郎')],
      'カイイチロウ',
    ],
    [
      'a given name typed anew after the first was chosen',
      [composes('', YAMADA), input('山田　'), composes('山田　', 'やまだ', '山田')],
      'ヤマダ　ヤマダ',
    ],
    [
      'a keyboard that takes the word before into its composition',
      [composes('', 'やまだ 山田'), takesIn('山田 山田た 山田たろう 山田太郎')],
      'ヤマダタロウ',
    ],
    ['handwriting and voice, which know no reading', [composes('', '山田')], ''],
  ]);

  function composesWith(before: string, updates: string, result: string): Step {
    return composes(before, updates, result);
  }
  function endsWithoutData(before: string, updates: string): Step {
    return (capture) => {
      capture.compositionStart(before);
      for (const data of updates.split(' ')) capture.compositionUpdate(data, before);
      capture.compositionEnd('', before + updates.split(' ').at(-1));
    };
  }
  function takesIn(updates: string): Step {
    return (capture) => {
      const all = updates.split(' ');
      capture.compositionStart(all[0] ?? '');
      for (const data of all) capture.compositionUpdate(data, data);
      capture.compositionEnd(all.at(-1) ?? '', all.at(-1) ?? '');
    };
  }
});

describe('a name that is entered without an IME', () => {
  check([
    ['typed kana', ['や', 'やま', 'やまだ'].map(input), 'ヤマダ'],
    ['pasted kana', [input('やまだ　たろう')], 'ヤマダ　タロウ'],
    ['pasted half-width katakana', [input('ﾔﾏﾀﾞ ﾀﾛｳ')], 'ヤマダ　タロウ'],
    ['pasted kanji', [input('山田太郎')], ''],
    ['pasted kanji with kana', [input('山田たろう')], ''],
    ['autofilled kanji with a space', [input('山田 太郎')], ''],
    ['kanji pasted over a typed name', [composes('', YAMADA), input('佐藤')], ''],
    ['romaji', ['J', 'Jo', 'John'].map(input), ''],
    ['kana after pasted kanji', [input('山田'), composes('山田', TARO)], 'タロウ'],
  ]);
});

describe('deleting', () => {
  const both = [composes('', YAMADA), composes('山田', TARO)];
  check([
    ['all of the name clears the reading', [...both, input('')], ''],
    ['all of the name, then typing anew', [...both, input(''), composes('', 'さとう 佐藤')], 'サトウ'],
    ['the given name leaves the family name', [...both, input('山田太'), input('山田')], 'ヤマダ'],
    ['the given name at once leaves the family name', [...both, input('山田')], 'ヤマダ'],
    ['the family name leaves the given name', [...both, input('太郎')], 'タロウ'],
    [
      'one kanji of the given name drops its reading, which nobody can divide',
      [...both, input('山田太')],
      'ヤマダ',
    ],
    [
      'one kanji, then the right one for the same reading',
      [...both, input('山田太'), composes('山田太', 'ろう 朗')],
      'ヤマダタロウ',
    ],
    [
      'one kanji, then another reading',
      [...both, input('山田太'), composes('山田太', 'いち 一')],
      'ヤマダイチ',
    ],
    [
      'the end of a name composed as one word, then typing it anew',
      [
        composes('', 'やまだたろう 山田太郎'),
        input('山田太'),
        input('山田'),
        composes('山田', 'たろう 太朗'),
      ],
      'ヤマダタロウ',
    ],
    ['one kana of a kana name takes its kana only', [composes('', 'さくら'), input('さく')], 'サク'],
    ['one kana in the middle', [composes('', 'さくら'), input('さら')], 'サラ'],
    ['one voiced half-width kana', [input('ﾔﾏﾀﾞ'), input('ﾔﾏﾀ'), input('ﾔﾏ')], 'ヤマ'],
    ['the space between the names', [input('やまだ　たろう'), input('やまだたろう')], 'ヤマダタロウ'],
    ['a trailing space', [...both, input('山田太郎　'), input('山田太郎')], 'ヤマダタロウ'],
    ['the whole composition by backspace', [composes('', 'や やま や'), cancels('や', 'た')], 'ヤ'],
    [
      'the whole composition by Esc after conversion',
      [composes('', YAMADA), cancels('山田', 'たろう 太郎')],
      'ヤマダ',
    ],
    ['a selected name by a cancelled composition', [composes('', YAMADA), cancels('山田', 'た', '')], ''],
    [
      'choosing the kanji anew (Microsoft IME)',
      [composes('', 'さいとう 斉藤'), reconverts('斉藤', '斉藤 齋藤 齊藤')],
      'サイトウ',
    ],
    [
      'choosing the kanji anew from another candidate',
      [composes('', 'さいとう 斉藤'), reconverts('斉藤', '齋藤')],
      'サイトウ',
    ],
    [
      'choosing the kanji anew by way of the kana',
      [composes('', 'さいとう 斉藤'), reconverts('斉藤', 'さいとう 齋藤')],
      'サイトウ',
    ],
  ]);

  function cancels(before: string, updates: string, after = before): Step {
    return (capture) => {
      capture.compositionStart(before);
      for (const data of updates.split(' ')) capture.compositionUpdate(data, before);
      capture.compositionUpdate('', before);
      capture.compositionEnd('', after);
      capture.input(after);
    };
  }
  function reconverts(before: string, updates: string): Step {
    return (capture) => {
      capture.compositionStart(before);
      for (const data of updates.split(' ')) capture.compositionUpdate(data, before);
      const result = updates.split(' ').at(-1) ?? '';
      capture.compositionEnd(result, result);
    };
  }

  test('a composition without an end is completed by the next one', () => {
    const capture = new FuriganaCapture();
    capture.compositionStart('');
    capture.compositionUpdate('やまだ', '');
    capture.compositionUpdate('山田', 'やまだ');
    composes('山田', TARO)(capture);
    expect(capture.kana).toBe('ヤマダタロウ');
  });
});

describe('the seller’s own furigana', () => {
  test('is kept when the name is changed later', () => {
    const capture = new FuriganaCapture();
    composes('', YAMADA)(capture);
    capture.stop();
    composes('山田', TARO)(capture);
    expect(capture.kana).toBeUndefined();
    capture.input('');
    expect(capture.kana).toBeUndefined();
  });

  test('is filled again from the whole name after it was cleared', () => {
    const capture = new FuriganaCapture();
    composes('', YAMADA)(capture);
    capture.stop();
    composes('山田', TARO)(capture);
    capture.restart();
    expect(capture.kana).toBe('ヤマダタロウ');
  });

  test('of a restored draft is not changed', () => {
    const capture = new FuriganaCapture('山田', 'ヤマタ');
    composes('山田', TARO)(capture);
    expect(capture.kana).toBeUndefined();
  });

  test('is empty if a restored name has no reading', () => {
    const capture = new FuriganaCapture('さくら');
    expect(capture.kana).toBe('サクラ');
    composes('さくら', TARO)(capture);
    expect(capture.kana).toBe('サクラタロウ');
  });
});
