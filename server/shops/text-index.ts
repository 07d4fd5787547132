import { normalise } from './normalise.ts';

/**
 * Finds the texts that contain a word, without reading them all: for every pair of neighbouring letters, and for
 * every single letter, the texts in which it stands. Japanese has no spaces to cut words at.
 */
export class TextIndex {
  private readonly texts: readonly string[];
  private readonly postings: ReadonlyMap<string, Uint32Array>;

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

  /** The texts that hold every word of the query, ascending; undefined where the query has no word. */
  search(query: string): number[] | undefined {
    const words = normalise(query).split(' ').filter(Boolean);
    if (words.length === 0) return undefined;
    const [first, ...others] = words.map((word) => this.candidates(word)).sort((a, b) => a.length - b.length);
    if (!first) return [];
    const sets = others.map((list) => new Set(list));
    return [...first].filter(
      (index) =>
        sets.every((set) => set.has(index)) && words.every((word) => this.texts[index]?.includes(word)),
    );
  }

  /** The shortest list that every text with this word is in. */
  private candidates(word: string): Uint32Array {
    const grams = word.length === 1 ? [word] : pairsOf(word);
    const lists = grams.map((gram) => this.postings.get(gram) ?? NONE);
    return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest));
  }
}

const NONE = new Uint32Array();

function pairsOf(text: string): string[] {
  return Array.from({ length: text.length - 1 }, (_, start) => text.slice(start, start + 2));
}

function gramsOf(text: string): Set<string> {
  return new Set([...text.split(''), ...pairsOf(text)]);
}
