import { keysOf } from '../base/keys.ts';
import { translated } from '../language/words.ts';
import type { Facts } from './conditions.ts';

/** Somebody or something that gets mails and calls about a request. */
export type Hearer = 'seller' | 'shop' | 'operator' | 'person' | 'endpoint' | 'medium';

interface RequestKindRow {
  readonly is: string;
  /** Nobody else gets mails and calls about such a request, whatever happens to it. */
  readonly hears: readonly Hearer[];
  /** The only events of which they hear; without it, all. */
  readonly tells?: Readonly<Record<string, readonly Hearer[]>>;
  /** Shops get places at such a request. Without one, no shop can learn of it. */
  readonly hasPlaces: boolean;
  /** Such requests are in the figures. */
  readonly isCounted: boolean;
  /** Such a request is erased after so many hours; null: when all others are. */
  readonly keptHours: number | null;
  /** The mark at the desk. */
  readonly mark: string;
}

/**
 * The events of a request in test mode of which somebody hears. The mail to the seller goes only to an address with which
 * somebody of the medium has signed in at the desk, and only if a key of that desk came with the request. A postback that
 * does not name `{test}` needs the key too, because its receiver would count a sale.
 */
export const TEST_EVENTS = {
  'request.created': ['seller'],
  'conversion.completed': ['medium'],
} as const satisfies Readonly<Record<string, readonly Hearer[]>>;

/** The kinds of requests. It is noted when a request is stored, and stays. */
export const REQUEST_KINDS = {
  real: {
    is: 'A seller has sent it.',
    hears: ['seller', 'shop', 'operator', 'person', 'endpoint', 'medium'],
    hasPlaces: true,
    isCounted: true,
    keptHours: null,
    mark: '',
  },
  sample: {
    is: 'Made up, so that the desks show something.',
    hears: [],
    hasPlaces: true,
    isCounted: true,
    keptHours: null,
    mark: '見本',
  },
  test: {
    is: 'Somebody tries the form: no shop hears of it.',
    hears: ['seller', 'medium'],
    tells: TEST_EVENTS,
    hasPlaces: false,
    isCounted: false,
    keptHours: 24,
    mark: 'テスト',
  },
} as const satisfies Record<string, RequestKindRow>;
export type RequestKind = keyof typeof REQUEST_KINDS;

/** A request in test mode is erased after so many days, as screens and documents say it. */
export const TEST_DAYS = REQUEST_KINDS.test.keptHours / 24;

/** The kinds whose requests are in the figures. */
export const COUNTED_KINDS = keysOf(REQUEST_KINDS).filter((kind) => REQUEST_KINDS[kind].isCounted);

/** The kinds at whose requests shops get places. */
export const PLACED_KINDS = keysOf(REQUEST_KINDS).filter((kind) => REQUEST_KINDS[kind].hasPlaces);

/** Somebody gets mails and calls about an event of requests of a kind. */
export function isHeardBy(kind: RequestKind, hearer: string, event: string): boolean {
  const { hears, tells }: RequestKindRow = REQUEST_KINDS[kind];
  const hearers: readonly string[] = tells ? (tells[event] ?? []) : hears;
  return hearers.includes(hearer);
}

/** A text that says that it belongs to a test. */
export const markedTest = (text: string): string => `【${translated(REQUEST_KINDS.test.mark)}】${text}`;

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
