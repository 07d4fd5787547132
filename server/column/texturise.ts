const REFERENCES: readonly (readonly [RegExp, string])[] = [
  [/&/g, '&#038;'],
  [/</g, '&lt;'],
  [/>/g, '&gt;'],
];

/** How WordPress replaces ASCII punctuation. The rules apply in this order. */
const PUNCTUATION: readonly (readonly [RegExp, string])[] = [
  [/---/g, '—'],
  [/(?<=\s)--(?=\s)/g, '—'],
  [/--/g, '–'],
  [/\.\.\./g, '…'],
  [/(?<=^|[\s([{（「『【])"/g, '“'],
  [/"/g, '”'],
  [/(?<=^|[\s([{（「『【])'/g, '‘'],
  [/'/g, '’'],
];

/** Typographic quotes, dashes and ellipses, as characters. */
export function punctuate(text: string): string {
  return PUNCTUATION.reduce((result, [pattern, mark]) => result.replace(pattern, mark), text);
}

/** Plain text as the `rendered` HTML of a title or an excerpt: WordPress writes the replaced characters as numbers. */
export function texturise(text: string): string {
  const escaped = REFERENCES.reduce(
    (result, [pattern, reference]) => result.replace(pattern, reference),
    text,
  );
  return PUNCTUATION.reduce(
    (result, [pattern, mark]) => result.replace(pattern, `&#${mark.codePointAt(0)};`),
    escaped,
  );
}

/** Plain text as WordPress stores the name of a term. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
