import { keysOf } from '#contract/base/keys.ts';
import {
  CASE_CLOCKS,
  CASE_EFFECTS,
  CASE_EVENTS,
  CASE_OUTCOMES,
  CASE_REASON_NAMES,
  CASE_STATE_NAMES,
  caseEventRow,
  caseRow,
  effectRow,
  outcomeRow,
  reasonRow,
} from '#contract/life/cases.ts';
import { PLACE_RULES, QUESTION_MAILS } from '#contract/life/clocks.ts';
import { type Condition, minutesAfter } from '#contract/life/conditions.ts';
import { eventRow, LIFE_EVENTS, type LifeEvent } from '#contract/life/events.ts';
import { PLACE_FACTS, type PlaceFacts, REQUEST_FACTS, REQUEST_KINDS } from '#contract/life/facts.ts';
import {
  COUNTS,
  PLACE_STATE_NAMES,
  placeRow,
  placeState,
  placeWords,
  type ShopAct,
} from '#contract/life/place-states.ts';
import { REQUEST_GROUPS, REQUEST_STATE_NAMES, requestRow } from '#contract/life/request-states.ts';
import { REVIEW_STATES } from '#contract/life/reviews.ts';
import { code, row, markdownTable as tableOf } from './tables.ts';

/* The tables and the drawing of docs/life.md, from contract/life. */

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  tableOf(
    head,
    rows.map((cells) => row(...cells)),
  );

const codes = (names: readonly string[]) => names.map(code).join(', ');

/** A condition as a sentence. */
function inWords(condition: Condition<string>): string {
  if ('has' in condition)
    return `\`${condition.has}\`${condition.minutes > 0 ? ` for ${condition.minutes} min` : ''}`;
  if ('after' in condition) return `\`${condition.after[0]}\` after \`${condition.after[1]}\``;
  if ('not' in condition) return `not ${inWords(condition.not)}`;
  const [parts, word] = 'all' in condition ? [condition.all, ' and '] : [condition.any, ' or '];
  return parts.length === 0 ? 'otherwise' : parts.map(inWords).join(word);
}

export const factTable = (): string =>
  [
    table(
      ['of a request', 'it is there when'],
      keysOf(REQUEST_FACTS).map((name) => [code(name), REQUEST_FACTS[name]]),
    ),
    table(
      ['of a place', 'it is there when'],
      keysOf(PLACE_FACTS).map((name) => [code(name), PLACE_FACTS[name]]),
    ),
  ].join('\n\n');

export const kindTable = (): string =>
  table(
    ['kind', 'it is', 'who gets mails and calls', 'shops have places', 'in figures', 'kept'],
    keysOf(REQUEST_KINDS).map((kind) => {
      const { is, hears, hasPlaces, isCounted, keptHours, ...row } = REQUEST_KINDS[kind];
      const tells: Readonly<Record<string, readonly string[]>> | undefined =
        'tells' in row ? row.tells : undefined;
      const events = Object.entries(tells ?? {}).map(([event, who]) => `${who.join(', ')} of ${code(event)}`);
      return [
        code(kind),
        is,
        events.join('; ') || hears.join(', ') || 'nobody',
        hasPlaces ? 'yes' : 'no',
        isCounted ? 'yes' : 'no',
        keptHours === null ? 'as all' : `${keptHours} hours`,
      ];
    }),
  );

export const placeTable = (): string =>
  table(
    ['state', 'when', 'seller reads', 'shop reads', 'operator reads', 'counts as', 'shop may', 'seller may'],
    PLACE_STATE_NAMES.map((state) => {
      const of = placeRow(state);
      const words = (reader: 'seller' | 'shop' | 'operator') =>
        of.words[reader] === 'why' ? 'why' : placeWords(reader, state, null);
      return [
        `\`${state}\``,
        inWords(of.when),
        words('seller'),
        words('shop'),
        words('operator'),
        COUNTS[of.counts],
        codes(of.shopMay),
        codes(of.sellerMay),
      ];
    }),
  );

export const requestTable = (): string =>
  table(
    ['state', 'group at the desk'],
    REQUEST_STATE_NAMES.map((state) => {
      const { operator, isOver } = requestRow(state);
      return [code(state), `${REQUEST_GROUPS[operator]}${isOver ? ' (over)' : ''}`];
    }),
  );

const audience = (event: LifeEvent) =>
  (eventRow(event).tells ?? [])
    .map(({ name, shops }) => `\`${name}\`${shops ? ` (${shops})` : ''}`)
    .join(', ');

export const lifeEventTable = (): string =>
  table(
    ['event', 'by', 'sets', 'shop learns', 'tells at once', 'seller hears'],
    keysOf(LIFE_EVENTS).map((event) => {
      const { by, sets = [], clears = [], discloses = '', news = '', frees } = eventRow(event);
      const facts = [
        ...sets.map(code),
        ...clears.map((fact) => `not ${code(fact)}`),
        ...(frees ? ['frees the place'] : []),
      ];
      return [code(event), by, facts.join(', '), discloses, audience(event), news];
    }),
  );

export const clockTable = (): string =>
  table(
    ['after', 'working time', 'then'],
    [
      ['told, not looked', `${PLACE_RULES.remindHours} hours`, 'the shop is reminded, once'],
      ['told, not looked', `${PLACE_RULES.silentDays} day`, 'the place is lost'],
      ['contact opened', `${PLACE_RULES.lookedDays} days`, 'the place is lost'],
      ['asked', `${PLACE_RULES.askedDays} days`, 'the place is lost, if the seller has not answered'],
      ['answered by the seller', `${PLACE_RULES.repliedDays} days`, 'the place is lost'],
      [
        'asked',
        '',
        `a mail to the seller: one in ${QUESTION_MAILS.minutesApart} minutes, ${QUESTION_MAILS.perDay} a day, ${QUESTION_MAILS.fromHour}:00 to ${QUESTION_MAILS.untilHour}:00 in Japan`,
      ],
    ],
  );

/** The things that may be reported, and their effects. */
export const caseReasonTable = (): string =>
  table(
    ['reason', 'by', 'when', 'the other side reads', 'is asked', 'effects'],
    CASE_REASON_NAMES.map((reason) => {
      const { by, told, when, asks, effects } = reasonRow(reason);
      return [
        code(reason),
        by,
        inWords(when),
        told,
        asks === 'atOnce' ? 'at once' : 'by the operator',
        codes(effects),
      ];
    }),
  );

export const caseStateTable = (): string =>
  [
    table(
      ['state', 'when', 'at the desk', 'waits for', 'days'],
      CASE_STATE_NAMES.map((state) => {
        const { label, when, waitsFor, days } = caseRow(state);
        return [
          code(state),
          inWords(when),
          label,
          waitsFor === 'asked' ? 'the side that was asked' : (waitsFor ?? ''),
          waitsFor ? String(days) : '',
        ];
      }),
    ),
    table(
      ['event', 'by', 'sets', 'tells'],
      keysOf(CASE_EVENTS).map((event) => {
        const { by, sets, tells } = caseEventRow(event);
        return [code(event), by, codes(sets), tells ? `${code(tells.mail)} (${tells.to})` : ''];
      }),
    ),
    table(
      ['after', 'days', 'then'],
      CASE_CLOCKS.map(({ event, days }) => ['asked', String(days), code(event)]),
    ),
    table(
      ['outcome', 'at the desk', 'may have an effect'],
      keysOf(CASE_OUTCOMES).map((outcome) => {
        const { label, hasEffect } = outcomeRow(outcome);
        return [code(outcome), label, hasEffect ? 'yes' : ''];
      }),
    ),
    table(
      ['effect', 'at the desk', 'on', 'by'],
      keysOf(CASE_EFFECTS).map((effect) => {
        const { label, on = '', may } = effectRow(effect);
        return [code(effect), label, on, may.join(', ')];
      }),
    ),
  ].join('\n\n');

export const reviewTable = (): string =>
  table(
    ['state', 'when', 'at the desk', 'seller reads'],
    keysOf(REVIEW_STATES).map((state) => {
      const { label, seller, when } = REVIEW_STATES[state];
      return [code(state), inWords(when), label, seller];
    }),
  );

const START = new Date('2026-01-01T00:00:00Z');
const NOTHING = Object.fromEntries(
  [...keysOf(REQUEST_FACTS), ...keysOf(PLACE_FACTS)].map((fact) => [fact, null]),
) as unknown as PlaceFacts;

/** The facts of rows of their own, which an act writes with its event. */
const ROWS: { readonly [Event in LifeEvent]?: (now: Date) => Partial<PlaceFacts> } = {
  asked: (now) => ({ asked: now, waiting: now }),
  replied: (now) => ({ waiting: null, replied: now }),
  quoted: (now) => ({ quoted: now, firstQuoted: now }),
};

/** The acts by which a shop causes its events. */
const ACTS: { readonly [Event in LifeEvent]?: ShopAct } = {
  asked: 'ask',
  contactOpened: 'open',
  called: 'call',
  quoted: 'quote',
  declined: 'decline',
};

/** Whether an event can happen at a place in a state. */
function canHappen(event: LifeEvent, facts: PlaceFacts, now: Date): boolean {
  const { shopMay, sellerMay, awaited } = placeRow(placeState(facts, now));
  const act = ACTS[event];
  if (act) return shopMay.includes(act) && (act !== 'call' || facts.contactSeen !== null);
  if (event === 'chosen') return sellerMay.includes('choose') && facts.quoted !== null;
  if (event === 'refused') return sellerMay.includes('refuse') && facts.refused === null;
  if (event === 'told') return facts.told === null;
  if (event === 'opened') return facts.told !== null && awaited;
  if (event === 'replied') return facts.waiting !== null;
  return event === 'passed' && awaited && facts.told !== null;
}

/** Long enough for every decision to count. */
const STEP_MINUTES = 90;

/** The state after an event, once nobody can take it back. */
function after(event: LifeEvent, facts: PlaceFacts, step: number): PlaceFacts {
  const now = minutesAfter(START, step * STEP_MINUTES);
  const moments = (eventRow(event).sets ?? []).map((fact) => [fact, now]);
  return { ...facts, ...Object.fromEntries(moments), ...ROWS[event]?.(now) };
}

/**
 * The ways of a place, found by letting everything happen that can. An arrow has no name where the event has that of the
 * state it leads to.
 */
export function lifeDrawing(): string {
  const arrows = new Map<string, Set<string>>();
  let open: PlaceFacts[] = [{ ...NOTHING, created: START, matched: START }];
  const steps = new Set<string>();
  for (let step = 1; open.length > 0; step += 1) {
    const now = minutesAfter(START, step * STEP_MINUTES);
    const next: PlaceFacts[] = [];
    for (const facts of open)
      for (const event of keysOf(LIFE_EVENTS)) {
        if (!canHappen(event, facts, now)) continue;
        const then = after(event, facts, step);
        const later = minutesAfter(now, STEP_MINUTES);
        const [from, to] = [placeState(facts, now), placeState(then, later)];
        if (from !== to)
          arrows.set(`${from} --> ${to}`, (arrows.get(`${from} --> ${to}`) ?? new Set()).add(event));
        const pattern = Object.keys(then)
          .filter((fact) => then[fact as keyof PlaceFacts])
          .join();
        if (!steps.has(pattern + to)) next.push(then);
        steps.add(pattern + to);
      }
    open = next;
  }
  const lines = [...arrows].map(([arrow, events]) =>
    events.size === 1 && arrow.endsWith(` ${[...events][0]}`)
      ? `  ${arrow}`
      : `  ${arrow}: ${[...events].join(', ')}`,
  );
  return ['```mermaid', 'stateDiagram-v2', '  [*] --> matched', ...lines.toSorted(), '```'].join('\n');
}
