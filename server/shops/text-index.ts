import { LRUCache } from 'lru-cache';
import { BitSet } from './bit-set.ts';
import { normalise } from './normalise.ts';

/** Words of late whose texts are remembered; visitors look for the same few. Over 100,000 texts one takes 12 KB. */
const REMEMBERED = 500;

const NONE = new Uint32Array();

/**
 * Finds the texts that contain a word, without reading them all: for every pair of neighbouring letters, and for
 * every single letter, the texts in which it stands. Japanese has no spaces to cut words at.
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
    // One letter and two letters are what the lists are about: whatever stands there holds them.
    const isSure = word.length <= 2;
    for (const index of this.candidates(word)) {
      if (isSure || this.texts[index]?.includes(word)) result.add(index);
    }
    this.found.set(word, result);
    return result;
  }

  /** The shortest list that every text with this word is in. */
  private candidates(word: string): Uint32Array {
    const grams = word.length === 1 ? [word] : pairsOf(word);
    const lists = grams.map((gram) => this.postings.get(gram) ?? NONE);
    return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest));
  }
}

function pairsOf(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, start) => text.slice(start, start + 2));
}

function gramsOf(text: string): Set<string> {
  return new Set([...text.split(''), ...pairsOf(text)]);
}
