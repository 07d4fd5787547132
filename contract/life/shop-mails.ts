import { holds } from './conditions.ts';
import type { PassReason, PlaceFacts } from './facts.ts';
import { HAS_LOOKED, knownSince, placeRow, placeState, placeWords, seesGoods } from './place-states.ts';

type Question = (facts: PlaceFacts, now: Date) => boolean;

/** The shop can still take the request, and has its place. */
const isTold: Question = (facts, now) => facts.passed === null && seesGoods(facts, now);

const isIn =
  (...states: ReturnType<typeof placeState>[]): Question =>
  (facts, now) =>
    states.includes(placeState(facts, now));

/**
 * Whether a mail to a shop still says something true, by the event that it is about: one that does not is not sent any
 * more. All others stand as long as the shop sees the goods.
 */
const STANDS: Readonly<Record<string, Question>> = {
  'request.created': isTold,
  'lead.passed_on': isTold,
  'lead.reminded': (facts, now) =>
    isTold(facts, now) && placeRow(placeState(facts, now)).awaited && !holds(HAS_LOOKED, facts, now),
  'lead.chosen': isIn('chosen'),
  'lead.better_asked': isIn('quoted'),
  'lead.visit_invited': (facts, now) => seesGoods(facts, now) && facts.invited !== null,
  'lead.visit_changed': (facts, now) => seesGoods(facts, now) && facts.invited !== null,
  'lead.visit_taken_back': (facts, now) => seesGoods(facts, now) && facts.invited === null,
  'lead.corrected': (facts, now) => seesGoods(facts, now) && facts.contactSeen !== null,
  'lead.outcome_asked': (facts, now) => seesGoods(facts, now) && facts.shopSaid === null,
  'request.reopened': (facts, now) => seesGoods(facts, now) && knownSince(facts) !== null,
  // These say that it is over, which a shop that knows of the request has to hear.
  'lead.refused': (facts, now) => isIn('refused', 'unchosen')(facts, now) && knownSince(facts) !== null,
  'request.withdrawn': ({ withdrawn }) => withdrawn !== null,
};

/** Mails about a request that is gone: the shop is asked to forget it, too. */
const OUTLIVES: readonly string[] = ['request.erased'];

/** Whether a mail to a shop about an event still says something true. */
export const stillTells = (event: string, facts: PlaceFacts, now: Date): boolean =>
  OUTLIVES.includes(event) || (STANDS[event] ?? seesGoods)(facts, now);

/** Why a mail is not sent any more that says nothing true, where the state of the place does not say it. */
const NOT_SENT = {
  gone: 'ご依頼の情報が削除されました',
  past: 'すでに次の段階に進んでいます',
} as const;

/**
 * Why a mail to a shop is not sent any more, in words for the operator; null: it still tells something.
 * @param place null: the request is gone, or the shop has no place at it
 */
export function whyNotSent(
  event: string,
  place: { facts: PlaceFacts; passedWhy: PassReason | null } | null,
  now: Date,
): string | null {
  if (!place) return OUTLIVES.includes(event) ? null : NOT_SENT.gone;
  const { facts, passedWhy } = place;
  if (stillTells(event, facts, now)) return null;
  return seesGoods(facts, now) ? NOT_SENT.past : placeWords('operator', placeState(facts, now), passedWhy);
}
