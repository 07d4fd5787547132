import { translated, words } from '../language/words.ts';
import type { RefusalCode } from '../refusals/refusals.ts';
import {
  ALWAYS,
  after,
  all,
  any,
  type Condition,
  has,
  holds,
  inOneOf,
  minutesAfter,
  not,
  type StateRow,
} from './conditions.ts';
import { PASS_REASONS, type PassReason, type PlaceFact, type PlaceFacts, type RequestFact } from './facts.ts';

/** A seller may take a refusal back for this long, in minutes; then it counts, and the shop is told. */
export const UNDO_MINUTES = 60;
/** The same of a choice: nobody is told before, and no contact opens. */
export const CHOICE_MINUTES = 10;

type Fact = PlaceFact | RequestFact;

/** Acts of a shop, on its page or at its desk. */
export const SHOP_ACTS = ['open', 'call', 'quote', 'ask', 'decline', 'tell', 'reply'] as const;
export type ShopAct = (typeof SHOP_ACTS)[number];
/** Acts of a seller about one shop. */
export const SELLER_ACTS = ['choose', 'refuse', 'invite'] as const;
export type SellerAct = (typeof SELLER_ACTS)[number];
/** Acts of the operator about one shop. */
export type OperatorAct = 'passOn';

/** Under which of the four counts on the seller's page a shop stands. One whose quote is shown stands under `quoted`. */
export const COUNTS = words('counts', {
  quoted: '査定額あり',
  looking: '確認中',
  waiting: '連絡待ち',
  over: '終了',
});
export type Count = keyof typeof COUNTS;

interface PlaceRow extends StateRow<Fact> {
  /** The facts that make the state, the newest of which says since when it is. */
  readonly since: readonly Fact[];
  readonly counts: Count;
  /** Whether the shop sees the goods, and is told when they change. It sees the contact if it has opened it. */
  readonly sees: boolean;
  /** Whether the clock waits for an answer of the shop. */
  readonly awaited: boolean;
  /** How it looks in lists: nothing yet, on its way, good news, over. */
  readonly look: 'still' | 'active' | 'good' | 'over';
  readonly shopMay: readonly ShopAct[];
  /** Refuses every other act of the shop. */
  readonly refusal?: RefusalCode;
  readonly sellerMay: readonly SellerAct[];
  readonly operatorMay: readonly OperatorAct[];
  /** The state in a few words, for each reader. `why`: the reason for which the place was lost. */
  readonly words: Readonly<Record<'seller' | 'shop' | 'operator', string | 'why'>>;
  /**
   * Sentences on the page of the shop about what was decided (page-words.ts). `why`: the reason for which the place was
   * lost; `{since}`: since when it is.
   */
  readonly sentences: readonly (string | 'why')[];
}

const FIRST: readonly ShopAct[] = ['open', 'quote', 'ask', 'decline'];
const KNOWING: readonly ShopAct[] = ['open', 'call', 'quote', 'ask', 'decline', 'tell', 'reply'];
const DONE: readonly ShopAct[] = ['tell', 'reply'];

/** The row of a shop that has not answered. */
const AWAITED = {
  sees: true,
  awaited: true,
  shopMay: FIRST,
  sellerMay: ['refuse'],
  operatorMay: ['passOn'],
  sentences: [],
} as const;

const OVER = {
  counts: 'over',
  sees: false,
  awaited: false,
  look: 'over',
  sellerMay: [],
  operatorMay: [],
} as const;

/** The states of the place of a shop. The first row whose condition holds is the state. */
export const PLACE_STATES = {
  withdrawn: {
    ...OVER,
    when: has<Fact>('withdrawn'),
    since: ['withdrawn'],
    shopMay: [],
    refusal: 'withdrawn_request',
    words: { seller: '取り下げました', shop: 'お客様が取り下げ', operator: 'ご依頼が取り下げられました' },
    sentences: [
      'お客様が、{since}にこのご依頼を取り下げました。',
      'ご対応は不要です。連絡先を確認済みの場合も、お客様へのご連絡はお控えください。',
    ],
  },
  declined: {
    ...OVER,
    when: has<Fact>('declined'),
    since: ['declined'],
    shopMay: [],
    refusal: 'declined_lead',
    words: {
      seller: '今回は対応できません',
      shop: '対応できないと回答済み',
      operator: '対応できないと回答がありました',
    },
    sentences: [
      '「対応できない」とご回答いただきました。',
      'ご回答ありがとうございました。このご依頼への対応は不要です。',
    ],
  },
  chosen: {
    when: has<Fact>('chosen', CHOICE_MINUTES),
    since: ['chosen'],
    counts: 'quoted',
    sees: true,
    awaited: false,
    look: 'good',
    shopMay: KNOWING,
    sellerMay: ['invite'],
    operatorMay: [],
    words: {
      seller: 'この買取店に決めました',
      shop: 'お客様が貴店に決定',
      operator: 'ご依頼者がこの買取店に決めました',
    },
    sentences: ['お客様が貴店に決めました。'],
  },
  passed: {
    ...OVER,
    when: all<Fact>(has('passed'), not(has('contactSeen'))),
    since: ['passed'],
    shopMay: [],
    refusal: 'passed_lead',
    words: { seller: 'why', shop: 'why', operator: 'why' },
    sentences: ['why', 'このご依頼の受付は終わりました。対応は不要です。'],
  },
  refused: {
    ...OVER,
    when: has<Fact>('refused', UNDO_MINUTES),
    since: ['refused'],
    shopMay: DONE,
    refusal: 'refused_lead',
    words: { seller: 'お断りしました', shop: 'お客様がお断り', operator: 'ご依頼者がこの買取店を断りました' },
    sentences: [
      'お客様のご判断により、今回は見送りとなりました。',
      '査定にご協力いただき、ありがとうございました。このご依頼への対応は不要です。',
    ],
  },
  /** A shop that was told of the choice of others stays here until a later choice of it counts. */
  unchosen: {
    ...OVER,
    when: all<Fact>(has('decided', CHOICE_MINUTES), any<Fact>(not(has('chosen')), has('decisionTold'))),
    since: ['decided'],
    shopMay: DONE,
    refusal: 'decided_request',
    sellerMay: ['choose'],
    words: {
      seller: 'ほかの買取店に決めました',
      shop: 'ほかの買取店に決定',
      operator: 'ご依頼者がほかの買取店に決めました',
    },
    sentences: [
      'お客様は、ほかの買取店に決めました。',
      '査定にご協力いただき、ありがとうございました。このご依頼への対応は不要です。',
    ],
  },
  quoted: {
    when: has<Fact>('quoted'),
    since: ['quoted'],
    counts: 'quoted',
    sees: true,
    awaited: false,
    look: 'good',
    shopMay: KNOWING,
    sellerMay: ['choose', 'refuse'],
    operatorMay: ['passOn'],
    words: {
      seller: '査定額の連絡がありました',
      shop: '査定額を連絡済み',
      operator: '査定額の連絡がありました',
    },
    sentences: [],
  },
  called: {
    when: has<Fact>('called'),
    since: ['called'],
    counts: 'looking',
    sees: true,
    awaited: false,
    look: 'active',
    shopMay: KNOWING,
    sellerMay: ['refuse'],
    operatorMay: [],
    words: { seller: '電話をかけました', shop: '電話済み', operator: '電話したと報告がありました' },
    sentences: [],
  },
  overdue: {
    when: has<Fact>('passed'),
    since: ['passed'],
    counts: 'over',
    sees: true,
    awaited: false,
    look: 'over',
    shopMay: KNOWING,
    sellerMay: ['refuse'],
    operatorMay: [],
    words: { seller: 'why', shop: 'why', operator: 'why' },
    sentences: [],
  },
  asked: {
    ...AWAITED,
    when: has<Fact>('waiting'),
    since: ['waiting'],
    counts: 'looking',
    look: 'active',
    shopMay: [...FIRST, 'call'],
    words: { seller: '質問が届いています', shop: 'お客様の回答待ち', operator: '質問がありました' },
  },
  looked: {
    ...AWAITED,
    when: has<Fact>('contactSeen'),
    since: ['contactSeen'],
    counts: 'looking',
    look: 'active',
    shopMay: KNOWING,
    words: {
      seller: '連絡先を確認しました',
      shop: '連絡先を確認済み',
      operator: '連絡先を確認しました',
    },
  },
  replied: {
    ...AWAITED,
    when: has<Fact>('replied'),
    since: ['replied'],
    counts: 'looking',
    look: 'active',
    words: {
      seller: '質問への回答をお伝えしました',
      shop: 'お客様の回答あり',
      operator: 'ご依頼者が質問に答えました',
    },
  },
  opened: {
    ...AWAITED,
    when: has<Fact>('opened'),
    since: ['opened'],
    counts: 'waiting',
    look: 'still',
    words: { seller: 'ご依頼のページを開きました', shop: '未回答', operator: 'ご依頼のページを開きました' },
  },
  told: {
    ...AWAITED,
    when: has<Fact>('told'),
    since: ['told'],
    counts: 'waiting',
    look: 'still',
    words: { seller: '連絡待ち', shop: '未対応', operator: 'メールでお知らせしました' },
  },
  matched: {
    ...AWAITED,
    when: ALWAYS as Condition<Fact>,
    since: ['matched'],
    counts: 'waiting',
    look: 'still',
    words: { seller: 'お知らせしています', shop: '未対応', operator: 'お知らせしています' },
  },
} as const satisfies Record<string, PlaceRow>;

export type PlaceState = keyof typeof PLACE_STATES;
export const PLACE_STATE_NAMES = Object.keys(PLACE_STATES) as PlaceState[];

/** The row of a state, with what every row has. */
export const placeRow = (state: PlaceState): PlaceRow => PLACE_STATES[state];

/** The state of a place at a moment. */
export function placeState(facts: PlaceFacts, now: Date): PlaceState {
  const state = PLACE_STATE_NAMES.find((name) => holds(PLACE_STATES[name].when, facts, now));
  // The last row holds always.
  return state ?? 'matched';
}

/** Under which count a shop stands. A quote that is shown counts as one, whatever the shop did afterwards. */
export const countOf = (state: PlaceState, isQuoteShown: boolean): Count =>
  isQuoteShown ? 'quoted' : placeRow(state).counts;

/** Since when the shop knows of the request: its mail was accepted, or it has opened its page before. */
export const knownSince = ({ told, opened }: PlaceFacts): Date | null => told ?? opened;

/** The acts of the operator about a place that are allowed. Nobody loses one twice, or while the seller wants the shop. */
export const operatorMay = (facts: PlaceFacts, now: Date): readonly OperatorAct[] =>
  facts.passed || facts.chosen ? [] : placeRow(placeState(facts, now)).operatorMay;

/**
 * The acts of the seller about a shop that are allowed. Nobody is chosen without a quote, or twice. An invitation falls
 * with a choice that is taken back, and waits with it.
 */
export function sellerMay(facts: PlaceFacts, now: Date): SellerAct[] {
  const { sellerMay: acts } = placeRow(placeState(facts, now));
  if (isPending('chosen', facts, now)) return ['invite'];
  if (facts.chosen) return acts.filter((act) => act === 'invite');
  if (facts.refused) return [];
  return acts.filter((act) => act !== 'choose' || facts.quoted !== null);
}

/** Since when a place is in a state. */
export function stateSince(state: PlaceState, facts: PlaceFacts): Date {
  const moments = placeRow(state).since.map((fact) => facts[fact]?.getTime() ?? 0);
  const matchedAt = facts.matched ?? new Date(0);
  return new Date(Math.max(matchedAt.getTime(), ...moments));
}

/** A state in the words of a reader. @param why for which the place was lost, if it was */
export function placeWords(
  reader: keyof PlaceRow['words'],
  state: PlaceState,
  why: PassReason | null,
): string {
  const text = placeRow(state).words[reader];
  return translated(text === 'why' ? PASS_REASONS[why ?? 'silent'] : text);
}

/** Whether the shop sees the goods, and is told of changes. */
export const seesGoods = (facts: PlaceFacts, now: Date): boolean => placeRow(placeState(facts, now)).sees;

/** Whether the shop sees the contact: it has opened it, and the request is not over for it. */
export const seesContact = (facts: PlaceFacts, now: Date): boolean =>
  facts.contactSeen !== null && seesGoods(facts, now);

/** A shop that has opened the contact, or asked, has looked at the request. */
export const HAS_LOOKED: Condition<Fact> = any(has('contactSeen'), has('asked'));

/**
 * The place is not free for another shop: it was not lost, nor given up by a shop that does not know the contact.
 * `held_places` of server/matching counts the same.
 */
export const HOLDS: Condition<Fact> = all(not(has('passed')), any(not(has('declined')), has('contactSeen')));

/** The goods can be sold to the shop: it knows the contact, and has named a price or called. */
export const RELEASED: Condition<Fact> = all(has('contactSeen'), any(has('firstQuoted'), has('called')));

/** Both sides have said that something was sold. */
export const DEAL: Condition<Fact> = all(has('sellerSold'), has('shopSold'));

/** From when on the goods could be sold to the shop; null if they cannot. */
export function releasedAt({ firstQuoted, called, contactSeen }: PlaceFacts): Date | null {
  const first = firstQuoted && called && called < firstQuoted ? called : (firstQuoted ?? called);
  return first && contactSeen && (first > contactSeen ? first : contactSeen);
}

/** The decisions of the seller, and for how many minutes each can be taken back. */
const DECISIONS = { chosen: CHOICE_MINUTES, refused: UNDO_MINUTES, decided: CHOICE_MINUTES } as const;
type Decision = keyof typeof DECISIONS;

/** Nothing is left to decide: the shop has said no, say, or has learned that it is over. */
const isPointless = (decision: Decision, facts: PlaceFacts, now: Date): boolean =>
  facts.withdrawn !== null ||
  (decision === 'chosen' && facts.declined !== null) ||
  (decision === 'refused' && !placeRow(placeState(facts, now)).sees);

/** Until when the seller may take a decision back; null: there is none, or it counts. */
export function pendingUntil(decision: Decision, facts: PlaceFacts, now: Date): Date | null {
  const pressedAt = facts[decision];
  const end = pressedAt && minutesAfter(pressedAt, DECISIONS[decision]);
  return end && end > now && !isPointless(decision, facts, now) ? end : null;
}

/** The seller has pressed, and may still take it back. */
export const isPending = (decision: Decision, facts: PlaceFacts, now: Date): boolean =>
  pendingUntil(decision, facts, now) !== null;

/**
 * Whether a shop has still to be told of the decision about it. Nobody is refused twice; a shop that was refused and is
 * chosen after all hears of that.
 */
export const UNTOLD_DECISION: Condition<Fact> = any(
  all(inOneOf(PLACE_STATES, ['chosen']), not(after('decisionTold', 'chosen'))),
  all(inOneOf(PLACE_STATES, ['refused', 'unchosen']), not(has('decisionTold'))),
);
