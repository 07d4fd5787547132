import { describe, expect, test } from 'vitest';
import { PASS_REASONS, PLACE_FACTS, type PlaceFacts, REQUEST_FACTS } from './facts.ts';
import {
  deadlineSentence,
  isRefusedByChoice,
  offeredActs,
  standingSentences,
  UNOPENED,
} from './page-words.ts';
import { CHOICE_MINUTES, PLACE_STATE_NAMES, type PlaceState, placeRow, placeState } from './place-states.ts';

const NOW = new Date('2026-11-25T10:00:00+09:00');
const BEFORE = new Date(NOW.getTime() - 2 * CHOICE_MINUTES * 60_000);
const NOTHING = Object.fromEntries(
  [...Object.keys(PLACE_FACTS), ...Object.keys(REQUEST_FACTS)].map((name) => [name, null]),
) as PlaceFacts;

/** Facts that make each state. */
const FACTS: Readonly<Record<PlaceState, Partial<PlaceFacts>>> = {
  withdrawn: { withdrawn: BEFORE },
  declined: { declined: BEFORE },
  chosen: { chosen: BEFORE, decided: BEFORE },
  refused: { refused: new Date('2026-11-25T01:00:00+09:00') },
  passed: { passed: BEFORE },
  unchosen: { decided: BEFORE },
  quoted: { quoted: BEFORE },
  called: { called: BEFORE },
  overdue: { passed: BEFORE, contactSeen: BEFORE },
  asked: { waiting: BEFORE },
  looked: { contactSeen: BEFORE },
  replied: { replied: BEFORE },
  opened: { opened: BEFORE },
  told: { told: BEFORE },
  matched: {},
};

describe.each(PLACE_STATE_NAMES)('A shop in the state %s', (state) => {
  const facts = { ...NOTHING, matched: BEFORE, ...FACTS[state] };

  test('is refused by the choice of another one exactly if the page says so', () => {
    expect(placeState(facts, NOW)).toBe(state);
    const decidedState = placeState({ ...facts, decided: BEFORE }, NOW);
    expect(isRefusedByChoice(state)).toBe(decidedState === 'unchosen' && state !== 'unchosen');
  });

  test('has not opened its page exactly if opening it would be seen', () => {
    expect(UNOPENED.includes(state)).toBe(placeState({ ...facts, opened: BEFORE }, NOW) !== state);
  });

  test('reads what its deadline means if it has one, and what has ended the request if it is over', () => {
    const { awaited, sees } = placeRow(state);
    expect(deadlineSentence(state) !== '').toBe(awaited);
    const texts = standingSentences({ state, why: 'silent', since: '11月24日', knows: false });
    expect(texts.length > 0).toBe(!sees || state === 'chosen');
    expect(texts.join('')).not.toMatch(/\{|why|引き継/);
  });
});

test('The reason of each lost place is said', () => {
  for (const why of Object.keys(PASS_REASONS) as (keyof typeof PASS_REASONS)[])
    expect(standingSentences({ state: 'passed', why, since: '', knows: false })[0]).toBe(
      `${PASS_REASONS[why]}。`,
    );
});

test('A chosen shop that does not know the contact is told how to see it', () => {
  const sentences = (hasContact: boolean) =>
    standingSentences({ state: 'chosen', why: null, since: '', knows: hasContact }).join('');
  expect(sentences(false)).toContain('連絡先を表示して');
  expect(sentences(true)).not.toContain('連絡先を表示して');
});

test('The page of a shop that has bought the goods offers no more to change the price or to decline', () => {
  const { shopMay } = placeRow('chosen');
  expect(offeredActs(shopMay)).toEqual(shopMay);
  expect(offeredActs(shopMay, true)).toEqual(['open', 'call', 'ask', 'tell', 'reply']);
});
