import { LIMITS } from '#contract/base/limits.ts';
import { toFullWidthKatakana } from './kana.ts';
import type { NamePart } from './name-readings.ts';

/**
 * A part of the name with its reading: one typed character of kana or romaji, or a converted word. The reading of a
 * word cannot be divided among its characters.
 */
interface Piece extends NamePart {
  text: string;
  kana: string;
  /** The reading of the whole word if only its beginning is left; see `follow`. */
  was?: string | undefined;
}

const ROMAJI = /^[A-Za-zＡ-Ｚａ-ｚ]+$/;
const KANA_OR_ROMAJI = /^[ぁ-ゖ\u3099-ゞ゠-ヾ＝=\uFF65-\uFF9F\sA-Za-zＡ-Ｚａ-ｚ]*$/;
const TAIL = /([ぁ-ゖァ-ヶー]*)([A-Za-zＡ-Ｚａ-ｚ]*)$/;
const FINAL_N = /^[nｎ]$/i;

/** The start of a text, twice as long as the longest name. The rest is not read, so that long texts cost no time. */
const beginningOf = (text: string) => text.slice(0, 2 * LIMITS.nameCharacters);

const textOf = (pieces: Piece[]) => pieces.map((piece) => piece.text).join('');
const rawKanaOf = (pieces: Piece[]) => pieces.map((piece) => piece.kana).join('');
const readingOf = (pieces: Piece[]) => toFullWidthKatakana(rawKanaOf(pieces));

/** Kana is its own reading, romaji has none. Each character is a piece, so deleting one removes only its own kana. */
function readTyped(text: string): Piece[] {
  return [...text].map((character) => ({
    text: character,
    kana: ROMAJI.test(character) ? '' : character,
  }));
}

/**
 * An IME has converted `removed` to `text`, which keeps the reading of `removed`. Kana and romaji at the end of `text`
 * become separate pieces, because live conversion (Mac) converts during typing: 山田t → 山田た → 山田太郎.
 */
function readConverted(oldPieces: Piece[], text: string): Piece[] {
  const [, kanaTail = '', romaji = ''] = TAIL.exec(text) ?? [];
  // An n without a vowel is ん after the conversion: けn → 健.
  const readings = oldPieces.map((piece) => (!kanaTail && FINAL_N.test(piece.text) ? 'ン' : piece.kana));
  let kana = toFullWidthKatakana(readings.join(''));
  if (ROMAJI.test(text)) return [{ text, kana }];

  const tail = toFullWidthKatakana(kanaTail);
  let start = tail.length;
  // Romaji that disappeared may be kana at the end of the converted text: 山田t → 山だた.
  const last = oldPieces[oldPieces.length - 1];
  if (last && ROMAJI.test(last.text)) while (start > 0 && !kana.endsWith(tail.charAt(start - 1))) start -= 1;
  while (start > 0 && kana.endsWith(tail.charAt(start - 1))) {
    start -= 1;
    kana = kana.slice(0, -1);
  }
  const loose = kanaTail.slice(start) + romaji;
  return [{ text: text.slice(0, text.length - loose.length), kana }, ...readTyped(loose)];
}

/** Text that was entered without an IME. It has no reading, because the reading of kanji in it is not known. */
function readEntered(oldPieces: Piece[], text: string): Piece[] {
  const isPrefix = textOf(oldPieces).startsWith(text);
  return [{ text, kana: '', was: isPrefix ? readingOf(oldPieces) || oldPieces[0]?.was : undefined }];
}

/** The new pieces of a text that has changed. Unchanged pieces at both ends stay, the text between them is read again. */
function revise(pieces: Piece[], text: string, read: (oldPieces: Piece[], text: string) => Piece[]): Piece[] {
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
  const oldPieces = pieces.slice(first, last);
  const insertion = text.slice(start, end);
  // Kana that becomes romaji was converted (F10), not typed.
  const isTyped = KANA_OR_ROMAJI.test(insertion) && !(ROMAJI.test(insertion) && rawKanaOf(oldPieces));
  return [
    ...pieces.slice(0, first),
    ...(isTyped ? readTyped(insertion) : read(oldPieces, insertion)),
    ...pieces.slice(last),
  ];
}

/** The pieces before and after a position. A word that is cut in two loses its reading. */
function cut(pieces: Piece[], at: number): [Piece[], Piece[]] {
  let start = 0;
  let index = 0;
  for (const piece of pieces) {
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
    index += 1;
  }
  return [pieces, []];
}

/** If 太郎 (タロウ) is shortened to 太 and continued with 朗 (ロウ), the rest of the old reading belongs to 太. */
function follow(before: Piece[], composition: Piece[]): Piece[] {
  const last = before[before.length - 1];
  const reading = readingOf(composition);
  if (!last?.was || !reading || last.was === reading || !last.was.endsWith(reading)) return before;
  return [...before.slice(0, -1), { text: last.text, kana: last.was.slice(0, -reading.length) }];
}

/**
 * Creates furigana while the name is typed (document 2, section 2: 氏名 and フリガナ). An IME shows the reading before
 * it shows kanji. This class compares each composition text with the next one and keeps the reading of the converted
 * part. Call its methods for every composition and input event of the name field, with the field's current value, and
 * then read `kana`. A composition counts when it has ended. Input events during a composition are ignored.
 */
export class FuriganaCapture {
  #name: string;
  #pieces: Piece[];
  /** The current composition, or one whose text is not in the field yet. */
  #composed: Piece[] = [];
  #composing = false;
  #atStart = false;
  /** The last word of the composition that has just ended. */
  #justEnded: Piece | undefined;
  #stopped: boolean;

  /** Starts with the values of a restored draft. If there is a furigana, the seller's text is kept. */
  constructor(name = '', furigana = '') {
    this.#name = beginningOf(name);
    this.#pieces = revise([], this.#name, readEntered);
    this.#stopped = furigana !== '';
  }

  /**
   * The reading in full-width katakana, as far as it was typed; undefined if the seller wrote the furigana, which must not
   * be changed.
   */
  get kana(): string | undefined {
    return this.#stopped ? undefined : readingOf(this.#pieces);
  }

  /** The parts of the name that is in the field, each with the reading that was typed for it; see `readName`. */
  get parts(): readonly NamePart[] {
    return this.#pieces;
  }

  /** The seller has edited the furigana. It is not changed any more. */
  stop(): void {
    this.#stopped = true;
  }

  /** The seller has cleared the furigana. The next change of the name fills it again. */
  restart(): void {
    this.#stopped = false;
  }

  compositionStart(value: string): void {
    this.#settle(value);
    this.#composed = [];
    this.#composing = true;
    this.#atStart = true;
  }

  /** `value` can be the value before (Chrome) or after the update, so only `data` is used. */
  compositionUpdate(data: string, _value?: string): void {
    const text = beginningOf(data);
    if (this.#atStart && text) this.#begin(text);
    this.#composed = revise(this.#composed, text, readConverted);
  }

  compositionEnd(data: string, value: string): void {
    // Some Android keyboards send no data at the end. Then the last update counts.
    if (data) this.compositionUpdate(data);
    this.#composing = false;
    this.#justEnded = this.#composed[this.#composed.length - 1];
    this.#settle(value);
  }

  /** The field's value after a change without composition: typing without an IME, paste, deletion, autofill. */
  input(value: string): void {
    if (!this.#composing) this.#settle(value);
  }

  #begin(data: string): void {
    this.#atStart = false;
    const word = this.#justEnded;
    this.#justEnded = undefined;
    if (!KANA_OR_ROMAJI.test(data)) {
      // Reconversion, or a keyboard that includes an existing word in its composition.
      const at = this.#name.lastIndexOf(data);
      if (at >= 0) this.#composed = cut(cut(this.#pieces, at + data.length)[0], at)[1];
      return;
    }
    // If the seller confirms only 山田 of やまだたろう, the rest comes back as a new composition. A single kana is more
    // likely the start of the next word.
    const rest = toFullWidthKatakana(data);
    if (word && data.length > 1 && word.kana !== rest && word.kana.endsWith(rest)) {
      word.kana = word.kana.slice(0, -rest.length);
    }
  }

  #settle(text: string): void {
    const value = beginningOf(text);
    if (value === this.#name) return;
    const pieces = this.#withComposed(value);
    if (!pieces) this.#justEnded = undefined;
    this.#pieces = pieces ?? revise(this.#pieces, value, readEntered);
    this.#name = value;
    this.#composed = [];
  }

  /** The pieces of `value`, if it is the name with the composition inserted. The end is tried first. */
  #withComposed(value: string): Piece[] | undefined {
    const text = textOf(this.#composed);
    const replacedLength = this.#name.length + text.length - value.length;
    if (!text || replacedLength < 0) return undefined;
    for (let at = this.#name.length - replacedLength; at >= 0; at -= 1) {
      if (this.#name.slice(0, at) + text + this.#name.slice(at + replacedLength) !== value) continue;
      const [before, rest] = cut(this.#pieces, at);
      const [oldPieces, after] = cut(rest, replacedLength);
      // Other kanji were chosen without kana in between (斉藤 → 齋藤). The reading stays.
      const isReconverted = !rawKanaOf(this.#composed) && !KANA_OR_ROMAJI.test(text);
      const composition = isReconverted ? [{ text, kana: rawKanaOf(oldPieces) }] : this.#composed;
      return [...follow(before, composition), ...composition, ...after];
    }
    return undefined;
  }
}
