import { LRUCache } from 'lru-cache';
import { BitSet } from './bit-set.ts';
import { normalise } from './normalise.ts';

/**
 * Words of late whose texts are remembered; visitors look for the same few. Over 100,000 texts one takes 12 KB. Words
 * that few texts could hold are found as quickly anew.
 */
const REMEMBERED = 500;
const FEW = 1_000;

/** Letters of the longest pieces that are indexed. */
const GRAM = 3;

const NONE = new Uint32Array();

/**
 * Finds the texts that contain a word, without reading them all: for every one, two and three neighbouring letters,
 * the texts in which they stand. Japanese has no spaces to cut words at.
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

  /** For each word of the query, the texts that hold it. */
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
    // Pieces are what the lists are about: whatever stands there holds them.
    const isSure = word.length <= GRAM;
    const candidates = this.candidates(word);
    for (const index of candidates) {
      if (isSure || this.texts[index]?.includes(word)) result.add(index);
    }
    if (candidates.length > FEW) this.found.set(word, result);
    return result;
  }

  /** The shortest list that every text with this word is in. */
  private candidates(word: string): Uint32Array {
    const lists = pieces(word, Math.min(word.length, GRAM)).map((gram) => this.postings.get(gram) ?? NONE);
    return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest));
  }
}

/** Every so many neighbouring letters. */
function pieces(text: string, length: number): string[] {
  const count = Math.max(0, text.length - length + 1);
  return Array.from({ length: count }, (_none, start) => text.slice(start, start + length));
}

function gramsOf(text: string): Set<string> {
  return new Set([1, 2, 3].flatMap((length) => pieces(text, length)));
}
