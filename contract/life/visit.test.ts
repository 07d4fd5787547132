import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../base/keys.ts';
import { minutesAfter } from './conditions.ts';
import { PLACE_FACTS, type PlaceFacts, REQUEST_FACTS } from './facts.ts';
import { LEFT_OUT, leftOutOf } from './left-out.ts';
import { CHOICE_MINUTES, sellerMay } from './place-states.ts';
import {
  coolingDaysLeft,
  type Invitation,
  isPaperDay,
  isSoundInvitation,
  lastCoolingDay,
  tidied,
  visitState,
} from './visit.ts';

const TODAY = '2026-11-30';
const NOW = new Date('2026-11-30T03:00:00Z');
const ago = (minutes: number) => minutesAfter(NOW, -minutes);

const INVITATION: Invitation = {
  items: [0, 2],
  days: ['2026-12-01', '2026-12-03'],
  hours: ['morning'],
  people: ['self'],
};

describe('An invitation', () => {
  const isSound = (changes: Partial<Invitation>) =>
    isSoundInvitation({ ...INVITATION, ...changes }, [0, 1, 2], TODAY);

  test.each<[string, Partial<Invitation>, boolean]>([
    ['names goods, days, hours and people', {}, true],
    ['may be for today', { days: [TODAY] }, true],
    ['may be for the sixtieth day', { days: ['2027-01-29'] }, true],
    ['is not for yesterday', { days: ['2026-12-01', '2026-11-29'] }, false],
    ['is not for the day after the sixtieth', { days: ['2027-01-30'] }, false],
    ['has three days at most', { days: ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'] }, false],
    ['names no goods that are withdrawn, or not there', { items: [0, 3] }, false],
    ['is for some goods', { items: [] }, false],
    ['is for some day', { days: [] }, false],
    ['is for some hours', { hours: [] }, false],
    ['says who will be there', { people: [] }, false],
  ])('%s', (_, changes, isRight) => expect(isSound(changes)).toBe(isRight));

  test('has its days and goods in order, and nothing twice', () => {
    const invitation: Invitation = {
      items: [10, 2, 10],
      days: ['2026-12-03', '2026-12-01', '2026-12-03'],
      hours: ['evening', 'morning'],
      people: ['helper', 'self', 'self'],
    };
    expect(tidied(invitation)).toEqual({
      items: [2, 10],
      days: ['2026-12-01', '2026-12-03'],
      hours: ['morning', 'evening'],
      people: ['self', 'helper'],
    });
  });
});

describe('A visit stands', () => {
  const NOTHING = Object.fromEntries(
    [...keysOf(REQUEST_FACTS), ...keysOf(PLACE_FACTS)].map((fact) => [fact, null]),
  ) as unknown as PlaceFacts;
  /** A shop that was chosen, told of it, and invited. */
  const facts = (changes: Partial<PlaceFacts> = {}): PlaceFacts => ({
    ...NOTHING,
    ...{ created: ago(900), matched: ago(900), told: ago(890), quoted: ago(500), firstQuoted: ago(500) },
    ...{ decided: ago(100), chosen: ago(100), decisionTold: ago(90), invited: ago(50) },
    ...changes,
  });
  const stateOf = (
    changes: Partial<PlaceFacts>,
    invitation: Invitation | undefined = INVITATION,
    remaining = [0, 1, 2],
  ) => visitState(facts(changes), invitation, remaining, { now: NOW, today: TODAY });

  test('only at a shop that is chosen, was told so, and is invited', () => {
    expect(stateOf({})).toBe('stands');
    expect(stateOf({ invited: null })).toBe('none');
    expect(stateOf({ chosen: null })).not.toBe('stands');
    expect(stateOf({ decisionTold: null })).toBe('untold');
    const pending = { chosen: ago(CHOICE_MINUTES - 1), invited: ago(1), decisionTold: null };
    expect(stateOf(pending)).toBe('untold');
  });

  test('until its last day, as long as one of its goods is left', () => {
    expect(stateOf({}, { ...INVITATION, days: ['2026-11-01', TODAY] })).toBe('stands');
    expect(stateOf({}, { ...INVITATION, days: ['2026-11-29'] })).toBe('over');
    expect(stateOf({}, INVITATION, [2])).toBe('stands');
    expect(stateOf({}, INVITATION, [1])).toBe('over');
  });

  test('neither after the shop or the seller said no, nor after a request was opened again', () => {
    expect(stateOf({ declined: ago(5) })).toBe('none');
    expect(stateOf({ withdrawn: ago(5) })).toBe('none');
    expect(stateOf({ reopened: ago(5) })).toBe('over');
    expect(stateOf({ reopened: ago(60) })).toBe('stands');
  });

  test('by an act that is open from the press for the shop to the end of the choice', () => {
    const may = (changes: Partial<PlaceFacts>) => sellerMay(facts(changes), NOW).includes('invite');
    expect(may({})).toBe(true);
    expect(may({ chosen: ago(1), decisionTold: null })).toBe(true);
    expect(may({ chosen: null, decided: null })).toBe(false);
    expect(may({ declined: ago(1) })).toBe(false);
    expect(may({ withdrawn: ago(1) })).toBe(false);
  });
});

describe('The eight days', () => {
  test.each([
    ['2026-11-30', '2026-12-07'],
    ['2026-12-28', '2027-01-04'],
    ['2028-02-25', '2028-03-03'],
  ])('from %s, that day counted in, end with %s', (paper, last) => expect(lastCoolingDay(paper)).toBe(last));

  test.each([
    ['2026-11-30', 7],
    ['2026-11-24', 1],
    ['2026-11-23', 0],
    ['2026-11-22', -1],
  ])('from %s leave so many after today: %i', (paper, days) =>
    expect(coolingDaysLeft(paper, TODAY)).toBe(days),
  );

  test('begin on no day to come, and on none of long ago', () => {
    expect([TODAY, '2025-11-30'].map((day) => isPaperDay(day, TODAY))).toEqual([true, true]);
    expect(['2026-12-01', '2025-11-29'].map((day) => isPaperDay(day, TODAY))).toEqual([false, false]);
  });
});

describe('Goods that the law leaves out', () => {
  const item = (title: string, value: string) => ({ title, facts: [{ value }] });

  test('are known by the entry of their list', () => {
    expect(leftOutOf(item('骨董品', '和箪笥・時代家具'))).toBe('furniture');
    expect(leftOutOf(item('骨董品', '古書・古文書'))).toBe('books');
    expect(leftOutOf(item('楽器', 'ピアノ・電子ピアノ / YAMAHA'))).toBe('appliances');
  });

  test('are no others', () => {
    expect(leftOutOf(item('骨董品', '掛軸'))).toBeUndefined();
    expect(leftOutOf(item('時計', '和箪笥・時代家具'))).toBeUndefined();
    expect(leftOutOf({ title: '骨董品', facts: [] })).toBeUndefined();
  });

  test('have entries that the lists of the form have', () => {
    const lists = ['antique', 'music'].map((name) =>
      readFileSync(new URL(`../../server/db/seed/catalogue/${name}.yaml`, import.meta.url), 'utf8'),
    );
    const kinds = Object.values(LEFT_OUT).flatMap(({ ours }) => ours.map(({ kind }) => kind));
    expect(kinds.filter((kind) => !lists.join('\n').includes(kind))).toEqual([]);
  });
});
