import { LEAST_SENT } from '#contract/desk/desk.ts';

/*
 * Compares two settings of the form. The comparison may be read on every day, as long as anybody likes: it is wrong about
 * equal settings in at most one of twenty tests, whenever somebody stops (docs/decisions/0092-a-verdict-read-daily.md).
 */

/** How often a setting was seen, and how often it led to a request. */
export interface Trials {
  readonly seen: number;
  readonly sent: number;
}

/** A whole day on which both settings were shown. */
export interface ComparedDay {
  readonly first: Trials;
  readonly second: Trials;
}

/** In so many tests of equal settings, one may be told from the other on some day. */
const ERRORS = 0.05;
const ENOUGH = Math.log(1 / ERRORS);

/** The size of usual differences, as the logarithm of the ratio of two shares: a quarter more or less. */
const USUAL = 0.25;

/** The differences that are thought possible, with their weights before anything is known. */
const POSSIBLE = Array.from({ length: 61 }, (_, index) => (index - 30) / 15).map((effect) => ({
  effect,
  weight: Math.exp(-((effect / USUAL) ** 2) / 2),
}));
const ALL_WEIGHTS = POSSIBLE.reduce((sum, { weight }) => sum + weight, 0);

/** The requests of a day, and the share of its visits that saw the second setting. */
interface Draw {
  readonly sent: number;
  readonly second: number;
  readonly share: number;
}

/**
 * If both settings are as good, each request comes from the second one as often as that was seen on the day. A day on
 * which only one was shown says nothing.
 */
function drawOf({ first, second }: ComparedDay): Draw | undefined {
  if (first.seen === 0 || second.seen === 0) return undefined;
  // A visit may be sent on the day after it was seen.
  const [ofFirst, ofSecond] = [first, second].map(({ seen, sent }) => Math.min(seen, sent)) as [
    number,
    number,
  ];
  return { sent: ofFirst + ofSecond, second: ofSecond, share: second.seen / (first.seen + second.seen) };
}

/** How much more likely a draw is with an effect than without one, as a logarithm. */
const likelihood = ({ sent, second, share }: Draw, effect: number): number =>
  second * effect - sent * Math.log1p(share * Math.expm1(effect));

/** The logarithm of a weighted mean of numbers whose logarithms are given. */
function logMean(logs: ArrayLike<number>): number {
  const most = Math.max(...Array.from(logs));
  const sum = POSSIBLE.reduce((all, { weight }, at) => all + weight * Math.exp((logs[at] ?? 0) - most), 0);
  return most + Math.log(sum / ALL_WEIGHTS);
}

/** The difference of two settings: the share of the second against that of the first, less 1. */
export interface Difference {
  /** The better one, if it can be told. */
  readonly better: 'first' | 'second' | undefined;
  /** The best guess, and the range that holds the truth on all days in 95 of 100 tests. Undefined while there is too little. */
  readonly guess?: { readonly ratio: number; readonly low: number; readonly high: number } | undefined;
}

/** The days of a comparison, as they come. */
export class Comparison {
  readonly #draws: Draw[] = [];
  readonly #logs = new Float64Array(POSSIBLE.length);

  constructor(days: Iterable<ComparedDay> = []) {
    for (const day of days) this.add(day);
  }

  add(day: ComparedDay): void {
    const draw = drawOf(day);
    if (!draw) return;
    this.#draws.push(draw);
    for (const [at, { effect }] of POSSIBLE.entries())
      this.#logs[at] = (this.#logs[at] ?? 0) + likelihood(draw, effect);
  }

  /** The better one, if it can be told. */
  get better(): Difference['better'] {
    if (logMean(this.#logs) < ENOUGH) return undefined;
    return this.#slope(0) > 0 ? 'second' : 'first';
  }

  get difference(): Difference {
    return { better: this.better, guess: this.#guess() };
  }

  /** Requests on the days that count, of both. */
  get sent(): number {
    return this.#draws.reduce((sum, { sent }) => sum + sent, 0);
  }

  /** Days that count. */
  get days(): number {
    return this.#draws.length;
  }

  /**
   * After how many days, from the first one on, a difference is told in half of all tests, at the mean of some last days.
   * Undefined if nothing is sent.
   * @param ratio the share of the second against that of the first, less 1
   */
  daysToTell(ratio: number, recentDays = 14): number | undefined {
    const recent = this.#draws.slice(-recentDays);
    const perDay = recent.reduce((sum, draw) => sum + draw.sent, 0) / recent.length;
    if (!(perDay > 0)) return undefined;
    const share = recent.reduce((sum, draw) => sum + draw.share, 0) / recent.length;
    return Math.ceil(requestsToTell(ratio, share) / perDay);
  }

  /** How the likelihood of an effect changes with it. */
  #slope(effect: number): number {
    return this.#draws.reduce(
      (sum, { sent, second, share }) => sum + second - sent / (1 + (1 / share - 1) * Math.exp(-effect)),
      0,
    );
  }

  #guess(): Difference['guess'] {
    const secondSent = this.#draws.reduce((sum, { second }) => sum + second, 0);
    if (this.sent < LEAST_SENT || secondSent === 0 || secondSent === this.sent) return undefined;
    const at = (effect: number) => this.#draws.reduce((sum, draw) => sum + likelihood(draw, effect), 0);
    const best = crossing((effect) => this.#slope(effect) > 0, -FARTHEST, FARTHEST);
    // An effect stays possible until all others together are much more likely.
    const least = logMean(this.#logs) - ENOUGH;
    const low = crossing((effect) => at(effect) < least, -FARTHEST, best);
    const high = crossing((effect) => at(effect) >= least, best, FARTHEST);
    return { ratio: Math.expm1(best), low: Math.expm1(low), high: Math.expm1(high) };
  }
}

/** No share is so many times another one, as a logarithm. */
const FARTHEST = 10;

/** The place up to which a condition holds, between two numbers. */
function crossing(holds: (at: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let steps = 0; steps < 40; steps += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** How many requests tell a difference in half of all tests. */
function requestsToTell(ratio: number, share: number): number {
  const second = (share * (1 + ratio)) / (1 + share * ratio);
  const isTold = (sent: number) => {
    const draw = { sent, second: sent * second, share };
    return logMean(POSSIBLE.map(({ effect }) => likelihood(draw, effect))) >= ENOUGH;
  };
  return crossing((sent) => !isTold(sent), 0, MOST_REQUESTS);
}

const MOST_REQUESTS = 1e7;
