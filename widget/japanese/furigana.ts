import { toFullWidthKatakana } from './kana.ts';

/**
 * A stretch of the name with its reading: one character of typed kana or romaji, or a converted word, whose reading
 * cannot be divided among its characters.
 */
interface Piece {
  text: string;
  kana: string;
  /** The reading of a word of which only the beginning is left; see `follow`. */
  was?: string;
}

const ROMAJI = /^[A-Za-zＡ-Ｚａ-ｚ]+$/;
const KANA_OR_ROMAJI = /^[ぁ-ゖ\u3099-ゞァ-ヾ\uFF65-\uFF9F\sA-Za-zＡ-Ｚａ-ｚ]*$/;
const TAIL = /([ぁ-ゖァ-ヶー]*)([A-Za-zＡ-Ｚａ-ｚ]*)$/;
const FINAL_N = /^[nｎ]$/i;

const textOf = (pieces: Piece[]) => pieces.map((piece) => piece.text).join('');
const rawKanaOf = (pieces: Piece[]) => pieces.map((piece) => piece.kana).join('');
const readingOf = (pieces: Piece[]) => toFullWidthKatakana(rawKanaOf(pieces));

/** Kana is its own reading and romaji has none, one piece a character, so that deleting one takes only its own kana away. */
function typed(text: string): Piece[] {
  return Array.from(text, (character) => ({
    text: character,
    kana: ROMAJI.test(character) ? '' : character,
  }));
}

/**
 * An IME has turned `removed` into `text`: the reading stays that of `removed`. Kana and romaji at the end of `text`
 * become pieces of their own, for live conversion (Mac) converts while typing goes on: 山田t → 山田た → 山田太郎.
 */
function converted(removed: Piece[], text: string): Piece[] {
  const [, kanaTail = '', romaji = ''] = TAIL.exec(text) ?? [];
  // An n still waiting for its vowel is ん once converted: けn → 健.
  const readings = removed.map((piece) => (!kanaTail && FINAL_N.test(piece.text) ? 'ン' : piece.kana));
  let kana = toFullWidthKatakana(readings.join(''));
  if (ROMAJI.test(text)) return [{ text, kana }];

  const tail = toFullWidthKatakana(kanaTail);
  let start = tail.length;
  // Romaji that went away may have become kana at the end of the very text that was converted: 山田t → 山だた.
  const last = removed[removed.length - 1];
  if (last && ROMAJI.test(last.text)) while (start > 0 && !kana.endsWith(tail.charAt(start - 1))) start -= 1;
  while (start > 0 && kana.endsWith(tail.charAt(start - 1))) {
    start -= 1;
    kana = kana.slice(0, -1);
  }
  const loose = kanaTail.slice(start) + romaji;
  return [{ text: text.slice(0, text.length - loose.length), kana }, ...typed(loose)];
}

/** Text that came without an IME. Kanji among it gives no reading at all, for half a reading misleads. */
function entered(removed: Piece[], text: string): Piece[] {
  const kept = textOf(removed).startsWith(text);
  return [{ text, kana: '', was: kept ? readingOf(removed) || removed[0]?.was : undefined }];
}

/** The pieces of `text`, which stood for `pieces` before: whole pieces at both ends stay, what lies between is read. */
function revise(pieces: Piece[], text: string, read: (removed: Piece[], text: string) => Piece[]): Piece[] {
  let first = 0;
  let start = 0;
  for (let piece = pieces[first]; piece && text.startsWith(piece.text, start); piece = pieces[first]) {
    start += piece.text.length;
    first += 1;
  }
  let last = pieces.length;
  let end = text.length;
  for (let piece = pieces[last - 1]; piece && last > first; piece = pieces[last - 1]) {
    if (end - piece.text.length < start || !text.slice(start, end).endsWith(piece.text)) break;
    end -= piece.text.length;
    last -= 1;
  }
  const removed = pieces.slice(first, last);
  const inserted = text.slice(start, end);
  // Kana that turns into romaji has been converted (F10), not typed anew.
  const isTyped = KANA_OR_ROMAJI.test(inserted) && !(ROMAJI.test(inserted) && rawKanaOf(removed));
  return [
    ...pieces.slice(0, first),
    ...(isTyped ? typed(inserted) : read(removed, inserted)),
    ...pieces.slice(last),
  ];
}

/** The pieces up to `at` and from there on; a word cut in two loses its reading. */
function cut(pieces: Piece[], at: number): [Piece[], Piece[]] {
  let start = 0;
  for (const [index, piece] of pieces.entries()) {
    const end = start + piece.text.length;
    if (at === start) return [pieces.slice(0, index), pieces.slice(index)];
    if (at < end) {
      const left = { text: piece.text.slice(0, at - start), kana: '', was: piece.kana || piece.was };
      const right = { text: piece.text.slice(at - start), kana: '' };
      return [
        [...pieces.slice(0, index), left],
        [right, ...pieces.slice(index + 1)],
      ];
    }
    start = end;
  }
  return [pieces, []];
}

/** 太郎 (タロウ) cut down to 太 and typed on with 朗 (ロウ): what is left of the old reading is that of 太. */
function follow(before: Piece[], composed: Piece[]): Piece[] {
  const last = before[before.length - 1];
  const reading = readingOf(composed);
  if (!last?.was || !reading || last.was === reading || !last.was.endsWith(reading)) return before;
  return [...before.slice(0, -1), { text: last.text, kana: last.was.slice(0, -reading.length) }];
}

/**
 * Furigana from the name as it is typed (document 2, section 2: 氏名 and フリガナ). An IME shows the reading before it
 * shows kanji; the capture follows how each composition text turns into the next and keeps the reading of what was
 * converted. Feed it every composition and input event of the name field, with the field's value at that moment,
 * and read `kana` afterwards. A composition counts once it has ended; input events inside one are not heeded.
 */
export class FuriganaCapture {
  private name: string;
  private pieces: Piece[];
  /** The composition under way, or one whose text the field does not hold yet. */
  private composed: Piece[] = [];
  private composing = false;
  private atStart = false;
  /** The last word of the composition that has just ended. */
  private justEnded: Piece | undefined;
  private stopped: boolean;

  /** Starts with what a restored draft holds; a furigana already there is the seller's own and stays. */
  constructor(name = '', furigana = '') {
    this.name = name;
    this.pieces = revise([], name, entered);
    this.stopped = furigana !== '';
  }

  /** The reading in full-width katakana; undefined while the seller's own furigana stands and is to be left alone. */
  get kana(): string | undefined {
    return this.stopped ? undefined : readingOf(this.pieces);
  }

  /** The seller has edited the furigana by hand: it wins from now on. */
  stop(): void {
    this.stopped = true;
  }

  /** The seller has emptied the furigana: the next change of the name fills it again. */
  restart(): void {
    this.stopped = false;
  }

  compositionStart(value: string): void {
    this.settle(value);
    this.composed = [];
    this.composing = true;
    this.atStart = true;
  }

  /** `value` may be that before the update (Chrome) or after it: only `data` is read. */
  compositionUpdate(data: string, _value?: string): void {
    if (this.atStart && data) this.begin(data);
    this.composed = revise(this.composed, data, converted);
  }

  compositionEnd(data: string, value: string): void {
    // Some Android keyboards end with no data; the last update then says what was typed.
    if (data) this.compositionUpdate(data);
    this.composing = false;
    this.justEnded = this.composed[this.composed.length - 1];
    this.settle(value);
  }

  /** The field's value after any change outside a composition: typing without an IME, paste, deletion, autofill. */
  input(value: string): void {
    if (!this.composing) this.settle(value);
  }

  private begin(data: string): void {
    this.atStart = false;
    const word = this.justEnded;
    this.justEnded = undefined;
    if (!KANA_OR_ROMAJI.test(data)) {
      // Reconversion, or a keyboard that takes a word already there into its composition.
      const at = this.name.lastIndexOf(data);
      if (at >= 0) this.composed = cut(cut(this.pieces, at + data.length)[0], at)[1];
      return;
    }
    // やまだたろう of which only 山田 was chosen: the rest comes back at once as a composition of its own. One kana
    // alone is rather the beginning of the next word.
    const rest = toFullWidthKatakana(data);
    if (word && data.length > 1 && word.kana !== rest && word.kana.endsWith(rest)) {
      word.kana = word.kana.slice(0, -rest.length);
    }
  }

  private settle(value: string): void {
    if (value === this.name) return;
    const pieces = this.withComposed(value);
    if (!pieces) this.justEnded = undefined;
    this.pieces = pieces ?? revise(this.pieces, value, entered);
    this.name = value;
    this.composed = [];
  }

  /** The pieces of `value` if it is the name with the composition put somewhere in it, the end being likeliest. */
  private withComposed(value: string): Piece[] | undefined {
    const text = textOf(this.composed);
    const replaced = this.name.length + text.length - value.length;
    if (!text || replaced < 0) return;
    for (let at = this.name.length - replaced; at >= 0; at -= 1) {
      if (this.name.slice(0, at) + text + this.name.slice(at + replaced) !== value) continue;
      const [before, rest] = cut(this.pieces, at);
      const [removed, after] = cut(rest, replaced);
      // Chosen anew among kanji, with no kana in between (斉藤 → 齋藤): the reading stays.
      const isReconverted = !rawKanaOf(this.composed) && !KANA_OR_ROMAJI.test(text);
      const composed = isReconverted ? [{ text, kana: rawKanaOf(removed) }] : this.composed;
      return [...follow(before, composed), ...composed, ...after];
    }
  }
}
