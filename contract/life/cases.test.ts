import { describe, expect, it } from 'vitest';
import { keysOf } from '../base/keys.ts';
import { caseSentences, endSentences, reasonWords } from './case-words.ts';
import {
  CASE_CLOCKS,
  CASE_EFFECTS,
  CASE_EVENTS,
  CASE_FACTS,
  CASE_OUTCOMES,
  CASE_REASON_NAMES,
  CASE_SIDES,
  CASE_STATE_NAMES,
  CASE_STATES,
  type CaseEvent,
  type CaseFacts,
  type CaseState,
  caseDeadline,
  caseDue,
  caseEventRow,
  caseState,
  DAY_MINUTES,
  effectRow,
  effectsOf,
  isSoundEnd,
  mayReport,
  mayTakeBack,
  reasonRow,
  reasonsOf,
} from './cases.ts';
import { holds, inState, minutesAfter } from './conditions.ts';
import { PLACE_FACTS, type PlaceFacts, REQUEST_FACTS } from './facts.ts';

const START = new Date('2026-11-01T00:00:00Z');
const NOTHING = Object.fromEntries(keysOf(CASE_FACTS).map((fact) => [fact, null])) as unknown as CaseFacts;
const NO_PLACE = Object.fromEntries(
  [...keysOf(PLACE_FACTS), ...keysOf(REQUEST_FACTS)].map((fact) => [fact, null]),
) as unknown as PlaceFacts;

const inDays = (days: number) => minutesAfter(START, days * DAY_MINUTES);

/** A case after some events, an hour apart. */
function afterEvents(...events: CaseEvent[]): CaseFacts {
  let facts = NOTHING;
  events.forEach((event, index) => {
    const moment = minutesAfter(START, index * 60);
    facts = { ...facts, ...Object.fromEntries(caseEventRow(event).sets.map((fact) => [fact, moment])) };
  });
  return facts;
}

const placeWith = (...facts: (keyof PlaceFacts)[]): PlaceFacts => ({
  ...NO_PLACE,
  ...Object.fromEntries(facts.map((fact) => [fact, START])),
});

describe('A case', () => {
  it.each([
    ['arrived', ['reported']],
    ['awaited', ['reported', 'otherAsked']],
    ['awaited', ['reported', 'otherAsked', 'reminded']],
    ['checking', ['reported', 'otherAsked', 'answered']],
    ['checking', ['reported', 'otherAsked', 'reminded', 'lapsed']],
    ['awaited', ['reported', 'otherAsked', 'answered', 'reporterAsked']],
    ['awaited', ['reported', 'reporterAsked']],
    ['ended', ['reported', 'ended']],
    ['ended', ['reported', 'otherAsked', 'ended']],
  ] satisfies [CaseState, CaseEvent[]][])('is %s after %j', (state, events) => {
    expect(caseState(afterEvents(...events), inDays(9))).toBe(state);
  });

  it('has one state, whatever has happened to it, and a deadline until it has ended', () => {
    const events = keysOf(CASE_EVENTS).filter((event) => event !== 'reported');
    const walk = (before: CaseEvent[]): void => {
      const facts = afterEvents(...before);
      const states = CASE_STATE_NAMES.filter((name) => holds(inState(CASE_STATES, name), facts, inDays(9)));
      expect(states).toHaveLength(1);
      expect(caseDeadline(facts, inDays(9)) === null).toBe(states[0] === 'ended');
      if (before.length < 5) for (const event of events) walk([...before, event]);
    };
    walk(['reported']);
  });

  it('is reminded of once, then its time is over, and nothing more is due', () => {
    let facts = afterEvents('reported', 'otherAsked');
    const steps: [event: CaseEvent, days: number][] = [];
    for (let due = caseDue(facts, inDays(1)); due; due = caseDue(facts, due.at)) {
      steps.push([due.event, Math.round((due.at.getTime() - Number(facts.asked)) / 86_400_000)]);
      facts = { ...facts, [due.event]: due.at };
    }
    expect(steps).toEqual(CASE_CLOCKS.map(({ event, days }) => [event, days]));
    expect(caseState(facts, inDays(30))).toBe('checking');
  });

  it('waits for the operator from the answer on, and is overdue a week later', () => {
    const facts = afterEvents('reported', 'otherAsked', 'answered');
    expect(caseDeadline(facts, inDays(1))).toEqual(minutesAfter(facts.answered as Date, 7 * DAY_MINUTES));
  });

  it('has no clock while nobody was asked, after an answer, and after its end', () => {
    for (const events of [
      ['reported'],
      ['reported', 'otherAsked', 'answered'],
      ['reported', 'otherAsked', 'ended'],
    ])
      expect(caseDue(afterEvents(...(events as CaseEvent[])), inDays(1))).toBeNull();
  });
});

describe('A report', () => {
  it.each([
    [true, 'seller', ['reported'], false],
    [true, 'seller', ['reported', 'otherAsked', 'lapsed'], false],
    [false, 'seller', ['reported', 'otherAsked', 'answered'], true],
    [false, 'seller', ['reported', 'takenBack'], false],
    [false, 'seller', ['reported', 'ended'], false],
    [false, 'shop', ['reported', 'otherAsked'], false],
  ] as const)(
    'may be taken back (%s) by the %s after %j, if the other side has spoken: %s',
    (may, side, events, hasOtherSpoken) => {
      expect(mayTakeBack(side, { side: 'seller', facts: afterEvents(...events), hasOtherSpoken })).toBe(may);
    },
  );
});

describe('Something is reported', () => {
  it.each(CASE_REASON_NAMES)('only once the place is so far: %s', (reason) => {
    const { by } = reasonRow(reason);
    const all = placeWith('told', 'opened', 'contactSeen', 'firstQuoted');
    expect(mayReport(by, NO_PLACE, false, START)).not.toContain(reason);
    expect(mayReport(by, all, false, START)).toContain(reason);
    expect(mayReport(by, all, true, START), 'one is open').toEqual([]);
  });

  it('about a shop that cannot know the contact neither as a call nor as a visit', () => {
    expect(mayReport('seller', placeWith('told', 'opened', 'firstQuoted'), false, START)).toEqual([
      'other_shop',
    ]);
    expect(mayReport('shop', placeWith('told', 'opened'), false, START)).toEqual([
      'hoax',
      'twice',
      'other_seller',
    ]);
  });

  it('by each side in words of its own, which the other one reads in others', () => {
    for (const side of keysOf(CASE_SIDES)) expect(reasonsOf(side).length).toBeGreaterThan(4);
    for (const reason of CASE_REASON_NAMES)
      for (const viewer of [...keysOf(CASE_SIDES), 'operator' as const])
        expect(reasonWords(reason, viewer)).not.toBe('');
  });
});

describe('An end', () => {
  const askedFacts = afterEvents('reported', 'otherAsked');

  it('has no effect on anybody who was not asked, and only if the facts are confirmed', () => {
    for (const reason of CASE_REASON_NAMES) {
      expect(effectsOf(reason, afterEvents('reported'))).toEqual(['none']);
      for (const effect of reasonRow(reason).effects) {
        expect(isSoundEnd(reason, askedFacts, { outcome: 'confirmed', effect })).toBe(true);
        for (const outcome of ['solved', 'unconfirmed', 'taken_back'] as const)
          expect(isSoundEnd(reason, askedFacts, { outcome, effect })).toBe(false);
      }
    }
  });

  it('falls on the side that was reported, never on the other one', () => {
    for (const reason of CASE_REASON_NAMES)
      for (const effect of reasonRow(reason).effects)
        expect(effectRow(effect).on).not.toBe(reasonRow(reason).by);
  });

  it('is told to both sides in sentences; the effect in full to the one whom it concerns', () => {
    for (const outcome of keysOf(CASE_OUTCOMES)) {
      const { seller, shop } = endSentences('unpaid', outcome, 'none');
      expect([seller.length, shop.length]).toEqual([1, 1]);
    }
    for (const effect of keysOf(CASE_EFFECTS)) {
      const { on, sentence } = effectRow(effect);
      if (!on || !sentence) continue;
      const texts = endSentences(on === 'shop' ? 'unpaid' : 'hoax', 'confirmed', effect);
      expect(texts[on]).toContain(sentence);
      expect(texts[on === 'shop' ? 'seller' : 'shop']).not.toContain(sentence);
    }
  });

  it('has sentences in each state for each side', () => {
    const situation = {
      reason: 'unpaid',
      asked: 'shop',
      outcome: 'solved',
      effect: 'none',
      until: '11月6日',
    } as const;
    for (const state of CASE_STATE_NAMES)
      for (const side of keysOf(CASE_SIDES))
        expect(caseSentences({ ...situation, state }, side).length, `${state} ${side}`).toBeGreaterThan(0);
  });
});
