import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../base/keys.ts';
import { deadlineOf, endDue, PLACE_RULES } from './clocks.ts';
import { holds, inState } from './conditions.ts';
import { LIFE_EVENTS, type LifeEvent } from './events.ts';
import { PASS_REASONS } from './facts.ts';
import { standingSentences } from './page-words.ts';
import {
  COUNTS,
  countOf,
  knownSince,
  PLACE_STATE_NAMES,
  PLACE_STATES,
  type PlaceState,
  placeRow,
  placeState,
  placeWords,
  seesContact,
  sellerMay,
  stateSince,
} from './place-states.ts';
import { REQUEST_STATE_NAMES, type RequestState, requestRow, requestState } from './request-states.ts';
import { requestSentences } from './request-words.ts';
import { INVITED } from './visit.ts';
import {
  ALL_DAY,
  NOW,
  placeFactsOf,
  requestFactsOf,
  type WalkedPlace,
  type WalkedRequest,
} from './walk/ages.ts';
import type { ClockStep } from './walk/place-walk.ts';
import { type Look, Walk } from './walk/walk.ts';

/*
 * Every sequence of six events on a request with three shops, by the tables alone. After each event the table has to make
 * sense: what is wrong is collected, so that one run says all of it.
 */

/** `npm run mutants` walks less far, hundreds of times. That reaches each state and event, but not each sentence. */
const isShort = process.env.MUTANTS !== undefined;
const DEPTH = isShort ? 4 : 6;
const HOUR_MS = 3_600_000;
const READERS = ['seller', 'shop', 'operator'] as const;

const wrong = new Map<string, string>();
/** Notes the first example of each mistake. */
function must(isRight: boolean, what: string, example: () => unknown): void {
  if (!isRight && !wrong.has(what)) wrong.set(what, JSON.stringify(example()));
}

const coverage = {
  places: new Set<PlaceState>(),
  requests: new Set<RequestState>(),
  events: new Set<LifeEvent>(['placed']),
  sentences: new Set<string>(),
  words: new Set<string>(),
};

/** Checks one place with the facts of its request. */
function checkPlace(look: Look, request: WalkedRequest, place: WalkedPlace): void {
  const { state } = look;
  const facts = placeFactsOf(request, place);
  const row = placeRow(state);
  const example = () => ({ state, request, place });
  const one = PLACE_STATE_NAMES.filter((name) => holds(inState(PLACE_STATES, name), facts, NOW));
  must(one.length === 1 && one[0] === state, 'a place has exactly one state', example);
  must(!(row.awaited && look.isTold) || look.isDue, 'a shop that is awaited has a clock', example);
  const isAtRest = !row.awaited || !look.isTold;
  must(!look.holds || look.isDue || isAtRest, 'no place is held without a next step', example);
  const deadline = deadlineOf(facts, ALL_DAY, PLACE_RULES, NOW);
  must(
    !deadline || deadline > (knownSince(facts) ?? deadline),
    'the deadline comes after the shop knows of the request',
    example,
  );
  must((deadline !== null) === (row.awaited && look.isTold), 'who is awaited reads a deadline', example);
  must(place.refusals <= 1 && place.choices <= 1, 'nobody is told a decision twice', example);
  must(stateSince(state, facts) <= NOW, 'no state begins in the future', example);
  checkRights(look, facts, example);
  const why = place.why;
  coverage.places.add(state);
  for (const reader of READERS) {
    const words = placeWords(reader, state, why);
    must(words.length > 0, 'each reader has words', example);
    coverage.words.add(`${state} ${reader} ${words}`);
  }
  const knows = facts.contactSeen !== null;
  for (const sentence of standingSentences({ state, why, since: '11月25日', knows }))
    coverage.sentences.add(sentence);
  must(row.words.seller !== 'why' || why !== null, 'a place that is lost has a reason', example);
}

/** The people who may act, and see. */
function checkRights({ state }: Look, facts: ReturnType<typeof placeFactsOf>, example: () => unknown): void {
  const row = placeRow(state);
  const mayAnswer = row.shopMay.some((act) => ['open', 'call', 'quote', 'ask', 'decline'].includes(act));
  must(mayAnswer === row.sees, 'who sees the goods may answer, and nobody else', example);
  must(row.sees || row.refusal !== undefined, 'who may not act reads why', example);
  must(row.sees || row.sentences.length > 0, 'a page that is over says so', example);
  must(
    !row.sees || row.sentences.length === 0 || state === 'chosen',
    'a page that is open says nothing of an end',
    example,
  );
  must(row.sees || row.counts === 'over', 'who sees nothing is over', example);
  must(!row.awaited || row.shopMay.includes('quote'), 'who is awaited may answer', example);
  must(
    !seesContact(facts, NOW) || facts.contactSeen !== null,
    'the contact was opened by who sees it',
    example,
  );
  must(
    facts.invited === null || facts.chosen !== null,
    'an invitation falls with the choice of the shop',
    example,
  );
  must(
    !holds(INVITED, facts, NOW) || (state === 'chosen' && facts.withdrawn === null),
    'no visit stands but at a shop that is chosen',
    example,
  );
  must(!row.sellerMay.includes('refuse') || row.sees, 'only a shop that sees the goods is refused', example);
}

/** Checks an event of the clock, when it happens. */
function checkClock({ request, before, event, due }: ClockStep): void {
  const facts = placeFactsOf(request, before);
  const example = () => ({ event, request, before });
  if (event === 'passed') {
    const { asked, waiting, replied } = facts;
    const hoursSince = (moment: Date | null) =>
      moment ? (NOW.getTime() - moment.getTime()) / HOUR_MS : Infinity;
    must(hoursSince(knownSince(facts)) >= 24, 'nobody loses a place within a day', example);
    must(!waiting || hoursSince(waiting) >= 72, 'a shop that asked has three days', example);
    must(!replied || hoursSince(replied) >= 48, 'a shop that got its answer has two days', example);
    must(
      !asked || (due.what === 'pass' && due.why !== 'silent'),
      'a shop that asked was not silent',
      example,
    );
    must(facts.passed === null, 'no place is lost twice', example);
  }
  if (event === 'reminded') {
    must(!facts.asked && !facts.contactSeen && !facts.quoted, 'only who has not looked is reminded', example);
    must(facts.reminded === null, 'nobody is reminded twice', example);
  }
  if (event === 'refusalTold')
    must(['refused', 'unchosen'].includes(placeState(facts, NOW)), 'who is refused reads it', example);
  if (event === 'chosenTold') must(placeState(facts, NOW) === 'chosen', 'who is chosen reads it', example);
}

/** Checks a request with its places. */
function checkSituation(walk: Walk, number: number, looks: readonly Look[]): void {
  const request = walk.requests.at(number);
  const states = looks.map(({ state }) => state);
  const state = requestState(requestFactsOf(request), states, NOW);
  const example = () => ({ state, states, request });
  coverage.requests.add(state);
  const counts = keysOf(COUNTS).map(
    (count) => looks.filter((look) => countOf(look.state, look.isQuoteShown) === count).length,
  );
  must(
    counts.reduce((sum, count) => sum + count, 0) === looks.length,
    'the counts add up to the shops',
    example,
  );
  const endings = looks.map((look) => ({ state: look.state, why: walk.places.at(look.place).why }));
  const until = looks.some(({ isChoicePending }) => isChoicePending) ? 'UNTIL' : '';
  const situation = { state, places: endings, since: 'SINCE', until };
  const sentences = requestSentences(situation);
  // Outcomes are no events of the walk.
  for (const text of requestSentences({ ...situation, isSold: true })) coverage.sentences.add(text);
  must(
    sentences.length > 0 && sentences.every((text) => text.length > 0),
    'a request has sentences',
    example,
  );
  for (const text of sentences) {
    coverage.sentences.add(text);
    must(!/(^|\D)0社|null|undefined/.test(text), 'a sentence speaks of somebody', () => ({
      text,
      ...example(),
    }));
  }
  const hasWaiting = states.some((one) => placeRow(one).awaited);
  must(!(state === 'left' && hasWaiting), 'nobody is left only when nobody is awaited', example);
  // An age that is smaller came later.
  const { ended, decided = Number.POSITIVE_INFINITY } = request;
  const isEnded = ended !== undefined && ended < decided && !states.includes('quoted');
  const isOver = request.withdrawn !== undefined || isEnded;
  must(
    requestRow(state).isOver === isOver,
    'a request is over when it was ended, and no price came late',
    example,
  );
  must(
    state !== 'decided' || states.includes('chosen') || !sentences.join().includes('連絡をお待ちください'),
    'a seller waits for a shop that was chosen',
    example,
  );
  const requestFacts = {
    request: requestFactsOf(request),
    places: looks.map(({ place }) => placeFactsOf(request, walk.places.at(place))),
  };
  const isAtRest = states.includes('quoted') || endDue(requestFacts, PLACE_RULES, NOW) !== null;
  must(state !== 'left' || isAtRest, 'a request that nobody can answer comes to an end', example);
  const maySell = requestFacts.places.some(
    (facts) => (facts.chosen && !facts.declined) || sellerMay(facts, NOW).includes('choose'),
  );
  const waits = isOver || states.includes('matched') || (maySell && request.decided !== undefined);
  must(waits || isAtRest || looks.some(({ isDue }) => isDue), 'a request has a next step', example);
  must(
    state !== 'unanswered' || !states.includes('quoted'),
    'no request ends beside a quote that can be chosen',
    example,
  );
}

/** The Japanese parts of a file of the table: what stands between quotes, without the values in it. */
const textsIn = (file: string): string[] => {
  const code = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/.*/g,
    '',
  );
  const texts = [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].flatMap(([, plain, template]) =>
    (plain ?? template ?? '').split(/\$\{[^}]*\}/),
  );
  return texts.filter((text) => /[぀-ヿ一-鿿]{2}/.test(text));
};

let figures = { sequences: 0, situations: 0 };
let pairs = 0;
let seconds = 0;

beforeAll(() => {
  const walk: Walk = new Walk({
    place: checkPlace,
    clock: checkClock,
    event: (event) => coverage.events.add(event),
    situation: (request, looks) => checkSituation(walk, request, looks),
  });
  const cpuAtStart = process.cpuUsage();
  figures = walk.all([walk.stored(3, true), walk.stored(3, false), walk.stored(0, false)], DEPTH);
  seconds = process.cpuUsage(cpuAtStart).user / 1e6;
  pairs = walk.pairs.length;
}, 300_000);

describe('Every sequence of six events on a request with three shops', () => {
  it('keeps all that the table promises', () => {
    expect(Object.fromEntries(wrong)).toEqual({});
  });

  it('reaches each state, and each event', () => {
    expect(PLACE_STATE_NAMES.filter((state) => !coverage.places.has(state))).toEqual([]);
    expect(REQUEST_STATE_NAMES.filter((state) => !coverage.requests.has(state))).toEqual([]);
    expect(keysOf(LIFE_EVENTS).filter((event) => !coverage.events.has(event))).toEqual([]);
  });

  it.skipIf(isShort)('reaches each word and each sentence', () => {
    const texts = [...coverage.sentences, ...coverage.words].join('\n');
    const files = ['./request-words.ts', './ends.ts'];
    const missing = files.flatMap(textsIn).filter((text) => !texts.includes(text));
    expect(missing).toEqual([]);
    const words = PLACE_STATE_NAMES.flatMap((state) =>
      READERS.flatMap((reader) => {
        const own = placeRow(state).words[reader];
        // A shop that knows the contact was neither silent nor out of reach.
        const reasons = keysOf(PASS_REASONS).filter(
          (why) => state !== 'overdue' || !['silent', 'unreachable'].includes(why),
        );
        return (own === 'why' ? reasons.map((why) => PASS_REASONS[why]) : [own]).map(
          (text) => `${state} ${reader} ${text}`,
        );
      }),
    );
    expect(words.filter((word) => !coverage.words.has(word))).toEqual([]);
  });

  it.skipIf(isShort)('takes seconds', () => {
    expect(figures.sequences).toBeGreaterThan(2_300_000);
    console.log(
      `${figures.sequences.toLocaleString('en')} sequences of ${DEPTH} events (${coverage.events.size} of ${keysOf(LIFE_EVENTS).length}), ` +
        `${figures.situations.toLocaleString('en')} situations, ${pairs.toLocaleString('en')} places; ` +
        `${coverage.places.size} states of places, ${coverage.requests.size} of requests, ` +
        `${coverage.sentences.size} sentences, ${coverage.words.size} words; ${seconds.toFixed(1)} s of a processor`,
    );
  });
});
