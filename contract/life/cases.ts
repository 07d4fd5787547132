import { OFFICE_ROLES, type OfficeRole } from '../desk/desk.ts';
import {
  ALWAYS,
  after,
  all,
  any,
  type Condition,
  type Facts,
  has,
  holds,
  minutesAfter,
  not,
  type StateRow,
} from './conditions.ts';
import type { PlaceFact, PlaceFacts, RequestFact } from './facts.ts';
import { RELEASED } from './place-states.ts';

/*
 * Trouble between a seller and a shop is a case: what may be reported, its states and clocks, and how it ends. Each side
 * reads its own words; the operator reads both, and passes words on.
 */

/** The two sides of a case. */
export const CASE_SIDES = { seller: 'お客様', shop: '買取店' } as const;
export type CaseSide = keyof typeof CASE_SIDES;

export const otherSide = (side: CaseSide): CaseSide => (side === 'seller' ? 'shop' : 'seller');

/** The moments that are stored of a case. */
export const CASE_FACTS = {
  reported: 'A side has reported it.',
  told: 'The other side was first asked for its words.',
  asked: 'A side was last asked for its words.',
  reminded: 'That side was reminded.',
  answered: 'That side has answered.',
  lapsed: 'The days for its answer were over.',
  ended: 'The operator has ended it.',
} as const;
export type CaseFact = keyof typeof CASE_FACTS;
export type CaseFacts = Facts<CaseFact>;

interface EffectRow {
  readonly label: string;
  /** The side that it falls on, and the sentence that this side reads. */
  readonly on?: CaseSide;
  readonly sentence?: string;
  /** The roles of those who may choose it. */
  readonly may: readonly OfficeRole[];
}

const WORKING: readonly OfficeRole[] = OFFICE_ROLES.filter((role) => role !== 'reader');

/** Effects of a case on the shop, or on the one who sent the request. */
export const CASE_EFFECTS = {
  none: { label: '措置なし', may: WORKING },
  warning: {
    label: '買取店への注意',
    on: 'shop',
    sentence: '運営者から、貴店に注意します。同じことが続く場合は、ご依頼の紹介を止めることがあります。',
    may: WORKING,
  },
  pause: {
    label: '紹介の休止',
    on: 'shop',
    sentence: '貴店へのご依頼の紹介を休止しました。再開については、運営者にお問い合わせください。',
    may: WORKING,
  },
  end: {
    label: '取引の終了',
    on: 'shop',
    sentence: '貴店との取引を終了しました。新しいご依頼は届かず、サイトの掲載も終わります。',
    may: ['owner'],
  },
  mark: {
    label: 'いたずらの記録',
    on: 'seller',
    sentence: '同じメールアドレスや電話番号からのご依頼は、受付の回数を制限することがあります。',
    may: WORKING,
  },
} as const satisfies Record<string, EffectRow>;
export type CaseEffect = keyof typeof CASE_EFFECTS;
export const effectRow = (effect: CaseEffect): EffectRow => CASE_EFFECTS[effect];

const ON_SHOP: readonly CaseEffect[] = ['warning', 'pause', 'end'];

type Fact = PlaceFact | RequestFact;

interface ReasonRow {
  readonly by: CaseSide;
  /** In the words of the side that reports it. */
  readonly words: string;
  /** In those of the other side, and of the operator. */
  readonly told: string;
  /** When it can be reported. */
  readonly when: Condition<Fact>;
  /** The other side is told of it and asked for its words: at once, or when the operator has looked. */
  readonly asks: 'atOnce' | 'operator';
  /** The effects that the operator may choose. */
  readonly effects: readonly CaseEffect[];
}

/** A shop that has opened the contact can call and come. */
const KNOWS: Condition<Fact> = has('contactSeen');
const HAS_OPENED: Condition<Fact> = any(has('opened'), has('contactSeen'));

/** The things that can be reported. */
export const CASE_REASONS = {
  calls: {
    by: 'seller',
    words: '断ったあとも、電話やメールが来る',
    told: 'お断りのあとも、電話やメールがある',
    when: KNOWS,
    asks: 'atOnce',
    effects: ON_SHOP,
  },
  /** Somebody who came home may come again, so the operator looks before the shop hears of it. */
  uninvited: {
    by: 'seller',
    words: 'お願いしていないのに、自宅へ来た',
    told: 'お願いのない訪問があった',
    when: KNOWS,
    asks: 'operator',
    effects: ON_SHOP,
  },
  underpaid: {
    by: 'seller',
    words: '査定額より低い金額を支払われた',
    told: '支払われた金額が、査定額より低かった',
    when: all(RELEASED, has('firstQuoted')),
    asks: 'atOnce',
    effects: ON_SHOP,
  },
  unpaid: {
    by: 'seller',
    words: '代金が支払われない',
    told: '代金が支払われていない',
    when: RELEASED,
    asks: 'atOnce',
    effects: ON_SHOP,
  },
  not_returned: {
    by: 'seller',
    words: '品物が返ってこない',
    told: '品物が返送されていない',
    when: RELEASED,
    asks: 'atOnce',
    effects: ON_SHOP,
  },
  other_shop: {
    by: 'seller',
    words: 'そのほかの困りごと',
    told: 'そのほかの困りごと',
    when: any(has('told'), HAS_OPENED),
    asks: 'operator',
    effects: ON_SHOP,
  },
  unreachable: {
    by: 'shop',
    words: 'お客様と連絡が取れない',
    told: '買取店からの連絡がつながらない',
    when: KNOWS,
    asks: 'atOnce',
    effects: [],
  },
  /** The contact may be that of somebody else, to whom a mail about it would be another trouble. */
  not_person: {
    by: 'shop',
    words: '連絡先が、依頼したご本人のものではない',
    told: '連絡先が、依頼したご本人のものではない',
    when: KNOWS,
    asks: 'operator',
    effects: ['mark'],
  },
  hoax: {
    by: 'shop',
    words: 'いたずらの依頼と思われる',
    told: '内容に事実と異なる点がある',
    when: HAS_OPENED,
    asks: 'operator',
    effects: ['mark'],
  },
  twice: {
    by: 'shop',
    words: '同じ品物の依頼が重なっている',
    told: '同じ品物のご依頼が重なっている',
    when: HAS_OPENED,
    asks: 'operator',
    effects: ['mark'],
  },
  other_seller: {
    by: 'shop',
    words: 'そのほかの困りごと',
    told: 'そのほかの困りごと',
    when: HAS_OPENED,
    asks: 'operator',
    effects: ['mark'],
  },
} as const satisfies Record<string, ReasonRow>;
export type CaseReason = keyof typeof CASE_REASONS;
export const CASE_REASON_NAMES = Object.keys(CASE_REASONS) as CaseReason[];
export const reasonRow = (reason: CaseReason): ReasonRow => CASE_REASONS[reason];

/** The reasons of one side. */
export const reasonsOf = (side: CaseSide): CaseReason[] =>
  CASE_REASON_NAMES.filter((reason) => reasonRow(reason).by === side);

/** The things that a side may report now. Of each side at most one case is open at a place. */
export const mayReport = (side: CaseSide, facts: PlaceFacts, isOpen: boolean, now: Date): CaseReason[] =>
  isOpen ? [] : reasonsOf(side).filter((reason) => holds(reasonRow(reason).when, facts, now));

interface OutcomeRow {
  readonly label: string;
  /** The sentence for the side that has reported, and for the other one. */
  readonly reporter: string;
  readonly other: string;
  /** The operator may choose an effect with this end. */
  readonly hasEffect?: true;
  /** A case with this end counts for nobody. */
  readonly isUncounted?: true;
}

/** The ends of a case. */
export const CASE_OUTCOMES = {
  solved: {
    label: '解決',
    reporter: '双方のお話をうかがい、解決したものとして終了しました。',
    other: '双方のお話をうかがい、解決したものとして終了しました。',
  },
  confirmed: {
    label: '事実を確認',
    reporter: 'お知らせいただいた内容を、事実と確認しました。',
    other: '相手の方からの報告の内容を、事実と確認しました。',
    hasEffect: true,
  },
  unconfirmed: {
    label: '確認できず',
    reporter: 'お知らせいただいた内容は、双方のお話からは確認できませんでした。',
    other: '相手の方からの報告の内容は、双方のお話からは確認できませんでした。',
  },
  taken_back: {
    label: '報告の取り下げ',
    reporter: '報告を取り下げるとのお申し出により、終了しました。',
    other: '相手の方が報告を取り下げたため、終了しました。',
    isUncounted: true,
  },
} as const satisfies Record<string, OutcomeRow>;
export type CaseOutcome = keyof typeof CASE_OUTCOMES;
export const outcomeRow = (outcome: CaseOutcome): OutcomeRow => CASE_OUTCOMES[outcome];
export const UNCOUNTED_OUTCOMES = (Object.keys(CASE_OUTCOMES) as CaseOutcome[]).filter(
  (outcome) => outcomeRow(outcome).isUncounted,
);

/** The effects that a case may have now. Nobody bears one without having been asked. */
export const effectsOf = (reason: CaseReason, { told }: CaseFacts): CaseEffect[] => [
  'none',
  ...(told ? reasonRow(reason).effects : []),
];

/** An end that fits the case. */
export const isSoundEnd = (
  reason: CaseReason,
  facts: CaseFacts,
  { outcome, effect }: { outcome: CaseOutcome; effect: CaseEffect },
): boolean =>
  effect === 'none' || (outcomeRow(outcome).hasEffect === true && effectsOf(reason, facts).includes(effect));

/**
 * A side may take its report back as long as the case is open and the other side has said nothing about it. After that
 * both have a word in how it ends.
 */
export const mayTakeBack = (
  side: CaseSide,
  one: { readonly side: CaseSide; readonly facts: CaseFacts; readonly hasOtherSpoken: boolean },
): boolean => one.side === side && !one.facts.ended && !one.hasOtherSpoken;

/** How many days somebody has, by the state of a case. */
const DAYS = { look: 2, answer: 5, check: 7 } as const;

interface CaseRow extends StateRow<CaseFact> {
  readonly label: string;
  /** The facts that make the state, the newest of which says since when it is. */
  readonly since: readonly CaseFact[];
  /** The side that was asked, or the operator, who has so many days. */
  readonly waitsFor?: 'asked' | 'operator';
  readonly days: number;
}

/** The states of a case. The first row whose condition holds is the state. */
export const CASE_STATES = {
  ended: { label: '終了', when: has<CaseFact>('ended'), since: ['ended'], days: 0 },
  arrived: {
    label: '届いた',
    when: not(has<CaseFact>('asked')),
    since: ['reported'],
    waitsFor: 'operator',
    days: DAYS.look,
  },
  awaited: {
    label: '返答待ち',
    when: all<CaseFact>(after('asked', 'answered'), after('asked', 'lapsed')),
    since: ['asked'],
    waitsFor: 'asked',
    days: DAYS.answer,
  },
  checking: {
    label: '確認中',
    when: ALWAYS as Condition<CaseFact>,
    since: ['answered', 'lapsed'],
    waitsFor: 'operator',
    days: DAYS.check,
  },
} as const satisfies Record<string, CaseRow>;
export type CaseState = keyof typeof CASE_STATES;
export const CASE_STATE_NAMES = Object.keys(CASE_STATES) as CaseState[];
export const caseRow = (state: CaseState): CaseRow => CASE_STATES[state];

export function caseState(facts: CaseFacts, now: Date): CaseState {
  const state = CASE_STATE_NAMES.find((name) => holds(CASE_STATES[name].when, facts, now));
  // The last row holds always.
  return state ?? 'checking';
}

export const DAY_MINUTES = 24 * 60;

/** Until when somebody has to do something about a case; null: it has ended. After it the case is overdue. */
export function caseDeadline(facts: CaseFacts, now: Date): Date | null {
  const { waitsFor, since, days } = caseRow(caseState(facts, now));
  if (!waitsFor) return null;
  const begin = Math.max(...since.map((fact) => facts[fact]?.getTime() ?? 0));
  return minutesAfter(new Date(begin), days * DAY_MINUTES);
}

/** A mail about a case: to the side that was asked, to both or to the other one as far as they know of it, or to the operator. */
interface CaseTelling {
  /** The end of the name of its rows in `server/base/events.ts`: `request.case_asked`, `lead.case_asked`. */
  readonly mail: 'case_asked' | 'case_reminded' | 'case_ended' | 'case_reported';
  readonly to: 'asked' | 'both' | 'other' | 'operator';
}

interface CaseEventRow {
  readonly is: string;
  readonly by: 'side' | 'operator' | 'clock';
  readonly sets: readonly CaseFact[];
  readonly tells?: CaseTelling;
}

const ASKED: CaseTelling = { mail: 'case_asked', to: 'asked' };

/** All that happens to a case. An act says only which of these has happened. */
export const CASE_EVENTS = {
  reported: {
    is: 'A side reports trouble with the other one.',
    by: 'side',
    sets: ['reported'],
    tells: { mail: 'case_reported', to: 'operator' },
  },
  otherAsked: {
    is: 'The other side is told of it, and asked for its words: at once by the row of the reason, or by the operator.',
    by: 'operator',
    sets: ['asked', 'told'],
    tells: ASKED,
  },
  reporterAsked: {
    is: 'The side that has reported is asked for more.',
    by: 'operator',
    sets: ['asked'],
    tells: ASKED,
  },
  answered: { is: 'The side that was asked has answered.', by: 'side', sets: ['answered'] },
  added: { is: 'A side has added words or photos.', by: 'side', sets: [] },
  takenBack: {
    is: 'The side that has reported takes it back.',
    by: 'side',
    sets: ['ended'],
    tells: { mail: 'case_ended', to: 'other' },
  },
  reminded: {
    is: 'The side that was asked has not answered, and is reminded.',
    by: 'clock',
    sets: ['reminded'],
    tells: { mail: 'case_reminded', to: 'asked' },
  },
  lapsed: { is: 'Its days are over.', by: 'clock', sets: ['lapsed'] },
  ended: {
    is: 'The operator has ended it.',
    by: 'operator',
    sets: ['ended'],
    tells: { mail: 'case_ended', to: 'both' },
  },
} as const satisfies Record<string, CaseEventRow>;
export type CaseEvent = keyof typeof CASE_EVENTS;
export const caseEventRow = (event: CaseEvent): CaseEventRow => CASE_EVENTS[event];

/** The clock of a case whose side was asked: what happens, so many days after. */
export const CASE_CLOCKS = [
  { event: 'reminded', days: 3 },
  { event: 'lapsed', days: DAYS.answer },
] as const satisfies readonly { event: CaseEvent; days: number }[];

export interface CaseDue {
  readonly event: (typeof CASE_CLOCKS)[number]['event'];
  readonly at: Date;
}

/** The next thing that the clock of a case does; null: nothing. It follows from the facts. */
export function caseDue(facts: CaseFacts, now: Date): CaseDue | null {
  const { asked } = facts;
  if (!asked || caseState(facts, now) !== 'awaited') return null;
  const next = CASE_CLOCKS.find(({ event }) => !holds(after<CaseFact>(event, 'asked'), facts, now));
  return next ? { event: next.event, at: minutesAfter(asked, next.days * DAY_MINUTES) } : null;
}

export const CASE_LIMITS = {
  /** Letters of the words of a side, and of the operator. */
  text: 2000,
  /** How often a side may write about one case. */
  words: 20,
  /** Photos of one side. A form takes as many at once as one of an item. */
  photos: 9,
} as const;

/** A sender with so many marks of hoaxes sends one request a day, and marks count for so many days. */
export const HOAX_MARKS = { limitedFrom: 2, days: 365 } as const;
