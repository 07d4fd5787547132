/** A set of small whole numbers, one bit each: a hundred thousand shops fit in 12 KB. */
export class BitSet {
  private readonly words: Uint32Array;

  constructor(size: number) {
    this.words = new Uint32Array(Math.ceil(size / 32));
  }

  /** Every number below `size`. */
  static full(size: number): BitSet {
    const all = new BitSet(size);
    all.words.fill(0xffffffff);
    if (size % 32 > 0) all.words[all.words.length - 1] = 2 ** (size % 32) - 1;
    return all;
  }

  add(index: number): void {
    this.words[index >>> 5] = (this.words[index >>> 5] ?? 0) | (1 << (index & 31));
  }

  has(index: number): boolean {
    return ((this.words[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0;
  }

  /** Adds all members of the other set. */
  include(other: BitSet): void {
    for (let i = 0; i < this.words.length; i += 1)
      this.words[i] = (this.words[i] ?? 0) | (other.words[i] ?? 0);
  }

  /** Removes all members that are not in the other set. */
  retain(other: BitSet): void {
    for (let i = 0; i < this.words.length; i += 1)
      this.words[i] = (this.words[i] ?? 0) & (other.words[i] ?? 0);
  }

  count(): number {
    let total = 0;
    for (const word of this.words) total += bitsIn(word);
    return total;
  }

  /** Skips the first `skip` members and returns the next ones in ascending order, at most `limit`. */
  slice(skip: number, limit: number): number[] {
    const found: number[] = [];
    let before = skip;
    for (let i = 0; i < this.words.length && found.length < limit; i += 1) {
      let word = this.words[i] ?? 0;
      const members = bitsIn(word);
      if (members <= before) {
        before -= members;
        continue;
      }
      while (word !== 0 && found.length < limit) {
        const bit = 31 - Math.clz32(word & -word);
        word &= word - 1;
        if (before > 0) before -= 1;
        else found.push(i * 32 + bit);
      }
    }
    return found;
  }
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
