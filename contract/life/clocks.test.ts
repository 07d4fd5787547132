import { describe, expect, test } from 'vitest';
import { keysOf } from '../base/keys.ts';
import { dueOf, endDue, joinsOutcome, LIFE_DAYS, newsDue, PLACE_RULES, questionsDue } from './clocks.ts';
import { minutesAfter } from './conditions.ts';
import { PLACE_FACTS, type PlaceFacts, REQUEST_FACTS } from './facts.ts';
import { ALL_DAY } from './walk/ages.ts';

const NOW = new Date('2026-11-30T12:00:00+09:00');
const HOUR = 60;
const DAY = 24 * HOUR;
const ago = (minutes: number) => minutesAfter(NOW, -minutes);

const NOTHING = Object.fromEntries(
  [...keysOf(REQUEST_FACTS), ...keysOf(PLACE_FACTS)].map((fact) => [fact, null]),
) as unknown as PlaceFacts;
const CREATED = ago(9 * DAY);
const placeWith = (facts: Partial<PlaceFacts>): PlaceFacts => ({
  ...NOTHING,
  ...{ created: CREATED, matched: CREATED, told: CREATED },
  ...facts,
});

test('The clocks of a request that take all of their time are over in so many days', () => {
  let at = CREATED;
  at = minutesAfter(at, PLACE_RULES.seekDays * DAY);
  // The last shop opens its page, asks, is answered, opens the contact and names a price, each at the last moment.
  const { silentDays, askedDays, repliedDays, lookedDays } = PLACE_RULES;
  for (const days of [silentDays, askedDays, repliedDays, lookedDays])
    for (let left = days; left > 0; left -= 1) {
      do at = minutesAfter(at, DAY);
      while ([0, 6].includes(at.getUTCDay()));
    }
  const facts = placeWith({ contactSeen: at, quoted: at, firstQuoted: at, opened: at });
  let last = at;
  for (let due = dueOf(facts, ALL_DAY, PLACE_RULES, at); due; ) {
    last = due.at;
    due = dueOf({ ...facts, outcomeAsked: due.at }, ALL_DAY, PLACE_RULES, due.at);
  }
  expect(last <= minutesAfter(CREATED, LIFE_DAYS * DAY)).toBe(true);
  expect(last > minutesAfter(CREATED, (LIFE_DAYS - 7) * DAY)).toBe(true);
});

describe('The next mail with news', () => {
  const due = (newsSent: Date | null, own: Partial<PlaceFacts>, ...facts: Partial<PlaceFacts>[]) =>
    newsDue(
      {
        request: { ...NOTHING, created: CREATED, ...own },
        places: facts.map((some) => placeWith({ ...some, ...own })),
        newsSent,
      },
      NOW,
    );

  test('tells the first price at once, and further ones a day after the last mail', () => {
    expect(due(ago(HOUR), {}, { firstQuoted: ago(5), quoted: ago(5) })).toEqual(NOW);
    const oldPrice = { firstQuoted: ago(2 * HOUR), quoted: ago(2 * HOUR) };
    expect(due(ago(HOUR), {}, oldPrice, { firstQuoted: ago(5), quoted: ago(5) })).toEqual(ago(HOUR - DAY));
    expect(due(ago(2 * HOUR), {}, oldPrice, { firstQuoted: ago(5), quoted: ago(5) })).toEqual(
      ago(2 * HOUR - DAY),
    );
  });

  test('is due with the news if the last mail is older than a day', () => {
    expect(due(ago(3 * DAY), {}, { contactSeen: ago(5) }, { contactSeen: ago(50) })).toEqual(ago(50));
    expect(due(null, {}, { matched: ago(50) })).toEqual(ago(50));
  });

  test('is due with nothing that was told, was so from the beginning, or matters no more', () => {
    expect(due(ago(HOUR), {}, { contactSeen: ago(2 * HOUR) })).toBeNull();
    expect(due(ago(HOUR), {}, { contactSeen: ago(HOUR) })).toBeNull();
    expect(due(null, {}, {})).toBeNull();
    const price = { firstQuoted: ago(2 * DAY), quoted: ago(2 * DAY) };
    expect(due(ago(DAY), {}, price, { contactSeen: ago(5) })).toBeNull();
    expect(due(ago(3 * DAY), {}, { ...price, declined: ago(5) })).toEqual(ago(5));
    expect(due(ago(DAY), { ended: ago(HOUR) }, { contactSeen: ago(5) })).toBeNull();
    expect(due(ago(DAY), { withdrawn: ago(1) }, { contactSeen: ago(5) })).toBeNull();
  });

  test('tells at once that the chosen shop has declined, if another can be chosen', () => {
    const price = { firstQuoted: ago(3 * DAY), quoted: ago(3 * DAY) };
    const jilt = { ...price, chosen: ago(DAY), decisionTold: ago(DAY), declined: ago(5) };
    const own = { decided: ago(DAY) };
    expect(due(ago(HOUR), own, jilt, price)).toEqual(NOW);
    expect(due(ago(HOUR), own, { ...jilt, declined: ago(2 * HOUR) }, price)).toBeNull();
    expect(due(ago(HOUR), own, jilt)).toEqual(ago(HOUR - DAY));
  });
});

describe('The next mail about questions', () => {
  const today = (time: string) => new Date(`2026-11-30T${time}:00+09:00`);
  const due = (now: Date, mails: readonly Date[], facts: Partial<PlaceFacts>) =>
    questionsDue({ request: { ...NOTHING, ...facts }, places: [placeWith(facts)], mails }, now);
  const askedAt = (moment: Date) => ({ asked: moment, waiting: moment });

  test('tells a question once, at least half an hour after another mail', () => {
    expect(due(NOW, [], askedAt(ago(1)))).toEqual(NOW);
    expect(due(NOW, [ago(10)], askedAt(ago(1)))).toEqual(ago(10 - 30));
    expect(due(NOW, [ago(40)], askedAt(ago(1)))).toEqual(NOW);
    expect(due(NOW, [ago(1)], askedAt(ago(1)))).toBeNull();
    expect(due(NOW, [], { ...askedAt(ago(1)), waiting: null })).toBeNull();
    expect(due(NOW, [], { ...askedAt(ago(1)), declined: ago(1) })).toBeNull();
    expect(due(NOW, [], { ...askedAt(ago(1)), withdrawn: ago(1) })).toBeNull();
  });

  test.each([
    ['07:59', '2026-11-30T08:00:00+09:00'],
    ['08:00', '2026-11-30T08:00:00+09:00'],
    ['20:59', '2026-11-30T20:59:00+09:00'],
    ['21:00', '2026-12-01T08:00:00+09:00'],
  ])('at %s in Japan is written at %s', (now, at) =>
    expect(due(today(now), [], askedAt(ago(DAY)))).toEqual(new Date(at)),
  );

  test('is the fourth of a day at most', () => {
    const mails = ['08:00', '09:00', '10:00'].map(today);
    expect(due(NOW, mails, askedAt(ago(1)))).toEqual(NOW);
    expect(due(NOW, [...mails, today('11:00')], askedAt(ago(1)))).toEqual(
      new Date('2026-12-01T08:00:00+09:00'),
    );
    const daysBefore = mails.map((mail) => minutesAfter(mail, -DAY));
    expect(due(NOW, [...daysBefore, ...mails], askedAt(ago(1)))).toEqual(NOW);
  });
});

test('A shop is asked about with another from a day after the release on, and three days after the last time', () => {
  const joins = (days: number, facts: Partial<PlaceFacts> = {}) => {
    const release = ago(days * DAY);
    return joinsOutcome(
      placeWith({ contactSeen: release, firstQuoted: release, quoted: release, ...facts }),
      NOW,
    );
  };
  expect([0.9, 1, 2].map((days) => joins(days))).toEqual([false, true, true]);
  expect([2.9, 3].map((days) => joins(6, { outcomeAsked: ago(days * DAY) }))).toEqual([false, true]);
  expect(joins(12, { outcomeAsked: ago(DAY) })).toBe(false);
  expect(joins(2, { contactSeen: null })).toBe(false);
  expect(joins(2, { declined: ago(1) })).toBe(false);
  expect(joins(2, { sellerSaid: ago(1) })).toBe(true);
  expect(joins(2, { sellerSaid: ago(1), shopSaid: ago(1) })).toBe(false);
});

describe('A shop that has not answered loses its place', () => {
  const due = (facts: Partial<PlaceFacts>) => dueOf(placeWith(facts), ALL_DAY, PLACE_RULES, NOW);

  test.each<[string, Partial<PlaceFacts>]>([
    ['silent', {}],
    ['unanswered', { opened: ago(8 * DAY) }],
    ['unanswered', { contactSeen: ago(8 * DAY) }],
    ['unreplied', { asked: ago(8 * DAY), waiting: ago(8 * DAY) }],
  ])('as %s', (why, facts) =>
    expect(due({ reminded: ago(8 * DAY), ...facts })).toMatchObject({ what: 'pass', why }),
  );

  test('ten minutes after a late reminder at the earliest', () => {
    expect(due({ reminded: ago(5) })).toMatchObject({ what: 'pass', at: ago(5 - 10) });
  });
});

describe('A request ends', () => {
  const end = (own: Partial<PlaceFacts>, ...facts: Partial<PlaceFacts>[]) =>
    endDue(
      {
        request: { ...NOTHING, created: CREATED, ...own },
        places: facts.map((some) => placeWith({ ...some, ...own })),
      },
      PLACE_RULES,
      NOW,
    );
  const lost = { passed: ago(7 * DAY) };
  const price = { firstQuoted: ago(3 * DAY), quoted: ago(3 * DAY) };

  test('when the search has ended and no shop is awaited', () => {
    expect(end({}, lost)).toEqual(ago(2 * DAY));
    expect(end({ reopened: ago(DAY) }, lost)).toEqual(ago(-6 * DAY));
    expect(end({}, lost, {})).toBeNull();
    expect(end({}, lost, price)).toBeNull();
    expect(end({ withdrawn: ago(1) }, lost)).toBeNull();
    expect(end({ ended: ago(1) }, lost)).toBeNull();
  });

  test('after both sides were asked about a call', () => {
    const call = { contactSeen: ago(2 * DAY), called: ago(DAY) };
    expect(end({}, lost, call)).toEqual(ago(DAY - 10 * DAY));
  });

  test('after a choice only if the shop declines and no other has a price', () => {
    const [own, choice] = [{ decided: ago(DAY) }, { ...price, chosen: ago(DAY), decisionTold: ago(DAY) }];
    expect(end(own, choice, lost)).toBeNull();
    expect(end(own, { ...choice, declined: ago(5) }, price)).toBeNull();
    expect(end(own, { ...choice, declined: ago(5) }, lost)).toEqual(ago(5));
  });
});
