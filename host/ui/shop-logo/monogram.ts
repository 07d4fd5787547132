import { SHOP_LOGO } from './messages.ts';

/** The content of a generated mark. Two shops share all of it only if they share name and branch. */
export interface Monogram {
  /** The letter that tells the shop from others. */
  letter: string;
  /** Below it; '' for none. */
  branch: string;
  /** Which of the frames and colours, from 0. */
  frame: number;
  ground: number;
}

const FRAMES = 4;
const GROUNDS = 4;

/** The same for the same name, everywhere (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** A mark made of a shop's name: 出張買取瑠璃館 函館店 becomes 瑠, with 函館店 below it. */
export function monogramOf(name: string): Monogram {
  const [whole = '', ...rest] = name.normalize('NFKC').trim().split(/\s+/);
  const branch = rest.at(-1) ?? '';
  // The words of the trade stand in many names.
  const ofTrade = SHOP_LOGO.trade.find((word) => whole.startsWith(word) && whole.length > word.length);
  const own = whole.slice(ofTrade?.length ?? 0);
  // If the first word is only the trade, the second one is the name: 古美術 蒼月.
  const isOnlyTrade = SHOP_LOGO.trade.some((word) => word === whole);
  const label = isOnlyTrade && rest.length > 0 ? (rest[0] ?? '') : own;
  const [letter = ''] = label.replace(/^[^\p{L}\p{N}]+/u, '');
  const mixed = hash(name);
  return {
    letter: letter.toUpperCase(),
    branch: branch === label ? '' : branch,
    frame: mixed % FRAMES,
    ground: (mixed >>> 8) % GROUNDS,
  };
}
