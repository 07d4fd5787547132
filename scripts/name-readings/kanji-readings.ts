type Pair = readonly [name: string, kana: string];

/** Readings of single kanji, as names use them: learned from whole names, whose readings are not divided. */
export interface KanjiReadings {
  /** Each kanji with its readings, in the form that widget/japanese/name-readings.ts reads. */
  readonly all: readonly (readonly [kanji: string, readings: string])[];
  /** The reading of a name as numbers of its kanji's readings, or as kana after a colon. */
  code(name: string, kana: string): string;
}

/** The most kana that one kanji of a name stands for. */
const LONGEST = 5;
const ROUNDS = 10;
/** A rarer reading of a kanji is mostly a wrong division. */
const LEAST_COUNT = 2;
const LEAST_SHARE = 0.01;
/** The most readings of a kanji: one digit counts no further. */
const MOST = 36;

/** No reading begins with these. */
const CONTINUES = /^[ァィゥェォャュョンー]/;

class Counts {
  readonly #times = new Map<string, Map<string, number>>();

  add(kanji: string, kana: string): void {
    const readings = this.#times.get(kanji) ?? new Map<string, number>();
    this.#times.set(kanji, readings.set(kana, this.of(kanji, kana) + 1));
  }

  of(kanji: string, kana: string): number {
    return this.#times.get(kanji)?.get(kana) ?? 0;
  }

  sum(kanji: string): number {
    return [...(this.#times.get(kanji)?.values() ?? [])].reduce((sum, times) => sum + times, 0);
  }

  /** The readings of a kanji that are no accidents, the most frequent one first. */
  common(kanji: string): string[] {
    const sum = this.sum(kanji);
    return [...(this.#times.get(kanji) ?? [])]
      .filter(([, times]) => sum <= LEAST_COUNT || (times >= LEAST_COUNT && times >= sum * LEAST_SHARE))
      .sort((a, b) => b[1] - a[1])
      .map(([kana]) => kana)
      .slice(0, MOST);
  }

  get kanji(): string[] {
    return [...this.#times.keys()];
  }

  /** How likely a kanji has a reading, as a logarithm. */
  score(kanji: string, kana: string): number {
    const times = this.of(kanji, kana);
    return times > 0 ? Math.log((times - 0.5) / (this.sum(kanji) + 2)) : -9 - Math.abs(kana.length - 2);
  }
}

/** The most likely division of a reading among the kanji of a name. */
function divide([name, kana]: Pair, counts: Counts): readonly string[] {
  let ways = new Map<number, { score: number; parts: readonly string[] }>([[0, { score: 0, parts: [] }]]);
  for (const kanji of name) {
    const next: typeof ways = new Map();
    for (const [at, way] of ways) {
      for (let end = at + 1; end <= Math.min(at + LONGEST, kana.length); end += 1) {
        if (CONTINUES.test(kana.slice(end))) continue;
        const part = kana.slice(at, end);
        const score = way.score + counts.score(kanji, part);
        if (score > (next.get(end)?.score ?? Number.NEGATIVE_INFINITY))
          next.set(end, { score, parts: [...way.parts, part] });
      }
    }
    ways = next;
  }
  return ways.get(kana.length)?.parts ?? [];
}

/** Divides all names again and again, each time by how often a kanji had a reading the time before. */
function learn(pairs: readonly Pair[]): { counts: Counts; later: Counts } {
  let counts = new Counts();
  let later = new Counts();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = counts;
    counts = new Counts();
    later = new Counts();
    for (const pair of pairs) {
      const kanji = [...pair[0]];
      divide(pair, before).forEach((kana, at) => {
        counts.add(kanji[at] ?? '', kana);
        if (at > 0) later.add(kanji[at] ?? '', kana);
      });
    }
  }
  return { counts, later };
}

/** The numbers of the readings, the lowest that make the whole reading. */
function numbersOf(name: readonly string[], kana: string, order: (at: number) => readonly string[]) {
  let ways = new Map<number, { sum: number; numbers: readonly number[] }>([[0, { sum: 0, numbers: [] }]]);
  for (const at of name.keys()) {
    const next: typeof ways = new Map();
    for (const [begin, way] of ways) {
      for (const [number, reading] of order(at).entries()) {
        if (!kana.startsWith(reading, begin)) continue;
        const end = begin + reading.length;
        const sum = way.sum + number;
        if (sum < (next.get(end)?.sum ?? Number.POSITIVE_INFINITY))
          next.set(end, { sum, numbers: [...way.numbers, number] });
      }
    }
    ways = next;
  }
  return ways.get(kana.length)?.numbers;
}

export function kanjiReadings(pairs: readonly Pair[]): KanjiReadings {
  const { counts, later } = learn(pairs);
  const readings = new Map(counts.kanji.sort().map((kanji) => [kanji, counts.common(kanji)]));
  /** The number of the reading that a kanji has most often behind another one. */
  const usualLater = (kanji: string) =>
    Math.max(0, readings.get(kanji)?.indexOf(later.common(kanji)[0] ?? '') ?? 0);
  const order = (kanji: string, at: number) => {
    const all = readings.get(kanji) ?? [];
    const number = at > 0 ? usualLater(kanji) : 0;
    return number > 0 ? [all[number] ?? '', ...all.toSpliced(number, 1)] : all;
  };
  return {
    all: [...readings].map(([kanji, ones]) => [kanji, ones.join('.') + (usualLater(kanji) || '')]),
    code(name, kana) {
      const kanji = [...name];
      const numbers = numbersOf(kanji, kana, (at) => order(kanji[at] ?? '', at));
      if (!numbers) return `:${kana}`;
      return numbers
        .map((number) => number.toString(MOST))
        .join('')
        .replace(/0+$/, '');
    },
  };
}
