import { LRUCache } from 'lru-cache';
import { BitSet } from './bit-set.ts';
import { normalise } from './normalise.ts';

/**
 * How many words of recent searches are cached, since visitors often search for the same ones. With 100,000 texts a
 * word takes 12 KB. Words with few candidates are not cached, since searching again is as fast.
 */
const REMEMBERED = 500;
const FEW = 1_000;

/** Length of the longest pieces in the index. */
const GRAM = 3;

const NONE = new Uint32Array();

/**
 * Finds the texts that contain a word without reading all texts. The index has the texts for every one, two and three
 * neighbouring letters, since Japanese has no spaces between words.
 */
export class TextIndex {
  private readonly texts: readonly string[];
  private readonly postings: ReadonlyMap<string, Uint32Array>;
  private readonly found = new LRUCache<string, BitSet>({ max: REMEMBERED });

  constructor(texts: readonly string[]) {
    this.texts = texts.map(normalise);
    const lists = new Map<string, number[]>();
    for (const [index, text] of this.texts.entries()) {
      for (const gram of gramsOf(text)) {
        const list = lists.get(gram);
        if (list) list.push(index);
        else lists.set(gram, [index]);
      }
    }
    this.postings = new Map([...lists].map(([gram, list]) => [gram, Uint32Array.from(list)]));
  }

  /** For each word of the query, the texts that contain it. */
  search(query: string): BitSet[] {
    return normalise(query)
      .split(' ')
      .filter(Boolean)
      .map((word) => this.textsWith(word));
  }

  private textsWith(word: string): BitSet {
    const known = this.found.get(word);
    if (known) return known;
    const result = new BitSet(this.texts.length);
    // A word as short as a piece needs no further check: all texts in its list contain it.
    const isSure = word.length <= GRAM;
    const candidates = this.candidates(word);
    for (const index of candidates) {
      if (isSure || this.texts[index]?.includes(word)) result.add(index);
    }
    if (candidates.length > FEW) this.found.set(word, result);
    return result;
  }

  /** The shortest list that contains every text with this word. */
  private candidates(word: string): Uint32Array {
    const lists = pieces(word, Math.min(word.length, GRAM)).map((gram) => this.postings.get(gram) ?? NONE);
    return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest));
  }
}

/** All pieces of a length. */
function pieces(text: string, length: number): string[] {
  const count = Math.max(0, text.length - length + 1);
  return Array.from({ length: count }, (_none, start) => text.slice(start, start + length));
}

function gramsOf(text: string): Set<string> {
  return new Set([1, 2, 3].flatMap((length) => pieces(text, length)));
}
