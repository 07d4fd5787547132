import { keysOf } from '../base/keys.ts';
import type { Facts } from './conditions.ts';

/** Somebody or something that gets mails and calls about a request. */
export type Hearer = 'seller' | 'shop' | 'operator' | 'person' | 'endpoint' | 'medium';

interface RequestKindRow {
  readonly is: string;
  /** Nobody else gets mails and calls about such a request, whatever happens to it. */
  readonly hears: readonly Hearer[];
  /** Such requests are in the figures. */
  readonly isCounted: boolean;
  /** The mark at the desk. */
  readonly mark: string;
}

/** The kinds of requests. It is noted when a request is stored, and stays. */
export const REQUEST_KINDS = {
  real: {
    is: 'A seller has sent it.',
    hears: ['seller', 'shop', 'operator', 'person', 'endpoint', 'medium'],
    isCounted: true,
    mark: '',
  },
  sample: { is: 'Made up, so that the desks show something.', hears: [], isCounted: true, mark: '見本' },
  test: {
    is: 'Somebody tries the form: no shop hears of it.',
    hears: ['seller', 'medium'],
    isCounted: false,
    mark: 'テスト',
  },
} as const satisfies Record<string, RequestKindRow>;
export type RequestKind = keyof typeof REQUEST_KINDS;

/** The kinds whose requests are in the figures. */
export const COUNTED_KINDS = keysOf(REQUEST_KINDS).filter((kind) => REQUEST_KINDS[kind].isCounted);

/** Somebody gets mails and calls about requests of a kind. */
export const isHeardBy = (kind: RequestKind, hearer: string): boolean =>
  (REQUEST_KINDS[kind].hears as readonly string[]).includes(hearer);

/** The moments that are stored of a request. The seller acts, or a clock does. */
export const REQUEST_FACTS = {
  created: 'The server has stored it.',
  betterAsked: 'The seller has asked for better quotes.',
  decided: 'The seller has pressed for the first chosen shop.',
  ended: 'The search for shops has ended without a price.',
  reopened: 'It was opened again.',
  withdrawn: 'Seller or operator has taken it back.',
} as const;

/** The moments that are stored of the place of a shop at a request. */
export const PLACE_FACTS = {
  matched: 'The shop was chosen for the request.',
  told: 'Its mail was accepted.',
  reminded: 'It was reminded.',
  opened: 'It has opened its page.',
  asked: 'Its newest question.',
  waiting: 'Its oldest question without an answer.',
  replied: 'The seller’s newest answer.',
  contactSeen: 'It has opened the contact.',
  called: 'It has said that it called.',
  firstQuoted: 'Its first quote.',
  quoted: 'Its newest quote.',
  bettered: 'It has bettered its quote, once.',
  declined: 'It has said that it cannot help.',
  passed: 'It has lost its place.',
  refused: 'The seller has pressed to refuse it.',
  chosen: 'The seller has pressed to choose it.',
  decisionTold: 'It was told of the seller’s decision.',
  invited: 'The seller has invited it to a visit.',
  outcomeAsked: 'Both sides were last asked what became of it.',
  sellerSaid: 'The seller has said how it ended.',
  shopSaid: 'The shop has said how it ended.',
  sellerSold: 'The seller has said: sold.',
  shopSold: 'The shop has said so.',
} as const;

export type RequestFact = keyof typeof REQUEST_FACTS;
export type PlaceFact = keyof typeof PLACE_FACTS;

export type RequestFacts = Facts<RequestFact>;
/** The facts of a place, with those of its request. */
export type PlaceFacts = Facts<PlaceFact | RequestFact>;

/** Why a shop loses its place. */
export const PASS_REASONS = {
  silent: '期限までに確認がありませんでした',
  unanswered: '期限までに回答がありませんでした',
  unreplied: 'ご質問への回答がないまま、期限になりました',
  unreachable: 'ご依頼をお届けできませんでした',
  operator: '運営者がご紹介を終えました',
} as const;
export type PassReason = keyof typeof PASS_REASONS;
