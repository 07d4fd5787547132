import { isBlank, isLonger } from '../base/field.ts';

/** The most characters of a name, where no document says otherwise. */
export const NAME_CHARACTERS = 50;

/** Characters that nobody sees, behind which an address would hide. */
const UNSEEN = /[\p{Cf}\p{DI}]/gu;

const LINE_END = /[\p{Cc}\u2028\u2029]/u;

/** An address of a page or of mail: a scheme, an at-sign, a domain, or an address of the network. */
const ADDRESS = new RegExp(
  [
    String.raw`[a-z][a-z\d+.-]*:\/\/`,
    '@',
    String.raw`[\p{L}\p{N}_-]\.(?:xn--|\p{L}{2})`,
    String.raw`(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])`,
  ].join('|'),
  'iu',
);

/**
 * Whether a text may be a name: of a person, a key, a device. A name is one line with something to see and no address
 * of a page or of mail, so that no name leads anywhere. The names of sellers are those of document 2, which takes any
 * characters.
 */
export function isName(text: string, limit = NAME_CHARACTERS): boolean {
  if (isLonger(text.trim(), limit) || isBlank(text)) return false;
  // Browsers take 。 in an address for a dot.
  const plain = text.trim().normalize('NFKC').replace(UNSEEN, '').replaceAll('。', '.');
  return !LINE_END.test(plain) && !ADDRESS.test(plain);
}
