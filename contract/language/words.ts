import { type Language, OWN_LANGUAGE, type Translated } from './languages.ts';

/** The same words in another language: texts are any texts, and functions take the same arguments. */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translation<Result>
    : Words extends readonly (infer Word)[]
      ? readonly Translation<Word>[]
      : Words extends object
        ? { readonly [Name in keyof Words]: Translation<Words[Name]> }
        : Words;

/** All that is said in a language. */
export interface Speech {
  readonly language: Translated;
  /** Words by the room that has them in Japanese. */
  readonly rooms: Readonly<Record<string, object>>;
  /** Texts of tables (labels, options, hints, errors) by their Japanese, which is what is sent and stored. */
  readonly texts: Readonly<Record<string, string>>;
}

let spoken: () => Speech | undefined = () => undefined;

/** @param speech gives what is spoken now; undefined for Japanese */
export function speakBy(speech: () => Speech | undefined): void {
  spoken = speech;
}

/** The last argument of `speakBy`, for those who speak for a moment. */
export const speaker = (): (() => Speech | undefined) => spoken;

/** The language that is spoken now. */
export const spokenLanguage = (): Language => spoken()?.language ?? OWN_LANGUAGE;

/**
 * The words of a room, each time in the language that is spoken then. So they are read where they are shown, and in no
 * constant of a module.
 * @param room its name in translations
 */
/* @__NO_SIDE_EFFECTS__ */
export const words = <const Words extends object>(room: string, japanese: Words): Words =>
  new Proxy(japanese, {
    get: (own, name) => {
      const key = name as keyof Words;
      // The file of another release may lack a word.
      return (spoken()?.rooms[room] as Words | undefined)?.[key] ?? own[key];
    },
  });

/** A text of a table in the language that is spoken; the text itself if it has no translation, like names of goods. */
export const translated = (text: string): string => spoken()?.texts[text] ?? text;
