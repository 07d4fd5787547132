import { isKeyOf } from '#contract/base/keys.ts';

/** The words for a value of an address, which may be anything; undefined: there are none for it. */
export const wordOf = (
  words: Readonly<Record<string, string>>,
  value: string | null | undefined,
): string | undefined => (value && isKeyOf(words, value) ? words[value] : undefined);
