import type { PlaceFact, RequestFact } from './facts.ts';
import type { Disclosed } from './follow-up.ts';

/** Shops that hear of an event. */
export type ShopsTold =
  /** The one that it is about. */
  | 'this'
  /** All that see the goods and know of them. */
  | 'seeing'
  /** Shops among them that have a quote. */
  | 'quoted'
  /** All that know the contact, and for which the request is not over. */
  | 'knowing'
  /** All that know of the request, have not said no, and were told no decision against them. */
  | 'reached';

/** A mail or a call about an event: at once, and never about the same twice. */
export interface Telling {
  /** The row of the mail, and the name for webhooks (`server/base/events.ts`). */
  readonly name: string;
  /** The shops that get the mail; none: the other readers of the row. */
  readonly shops?: ShopsTold;
  /** Only shops for which the request is not over. */
  readonly isOpen?: true;
  /** A fact of the place, with which nobody is told. */
  readonly unless?: PlaceFact;
}

interface EventRow {
  /** One sentence about what has happened. */
  readonly is: string;
  readonly by: 'seller' | 'shop' | 'clock' | 'operator' | 'visitor';
  /** The moments that it sets, or takes back, of the place or of the request. */
  readonly sets?: readonly (PlaceFact | RequestFact)[];
  readonly clears?: readonly (PlaceFact | RequestFact)[];
  /** The part of the request that the shop learns; the ledger notes the first time. */
  readonly discloses?: Disclosed;
  /** Only a shop with this fact learns it. */
  readonly disclosesIf?: PlaceFact;
  /** Only a shop that was told of the choice learns it and hears of it; the others do when they are. */
  readonly onceChosen?: true;
  readonly tells?: readonly Telling[];
  /**
   * When the seller hears of it: in the next mail with news; at once if nobody had named a price before; by the clock of
   * questions. Without it, never.
   */
  readonly news?: 'digest' | 'first' | 'question';
  /** Whether another shop may get the place, if it is free now. */
  readonly frees?: true;
  /** Shops are looked for again, while few hold a place. */
  readonly seeks?: true;
  /** A choice that nobody was told of falls with it: that of this shop, or all. */
  readonly dropsChoice?: 'this' | 'all';
}

/** The request was taken back: by its seller, or by the operator for the seller. */
const WITHDRAWN = {
  sets: ['withdrawn'],
  dropsChoice: 'all',
  tells: [{ name: 'request.withdrawn', shops: 'reached' }, { name: 'conversion.changed' }],
} as const satisfies Partial<EventRow>;

/**
 * All that happens to a request after it was stored, with what follows from it. An act says only which of these has
 * happened.
 */
export const LIFE_EVENTS = {
  told: {
    is: 'The mail about the request was accepted for a shop.',
    by: 'clock',
    sets: ['told'],
    discloses: 'goods',
  },
  opened: { is: 'A shop has opened its page.', by: 'shop', sets: ['opened'] },
  asked: { is: 'A shop has asked the seller.', by: 'shop', sets: ['opened'], news: 'question' },
  replied: {
    is: 'The seller has answered a question, or changed the answer.',
    by: 'seller',
    tells: [{ name: 'question.answered', shops: 'this' }],
  },
  contactOpened: {
    is: 'A shop has opened the contact.',
    by: 'shop',
    sets: ['opened', 'contactSeen'],
    discloses: 'contact',
    tells: [{ name: 'lead.viewed' }],
    news: 'digest',
  },
  called: { is: 'A shop says that it has called.', by: 'shop', sets: ['called'] },
  quoted: {
    is: 'A shop has named a price.',
    by: 'shop',
    sets: ['opened'],
    tells: [{ name: 'quote.given' }],
    news: 'first',
  },
  bettered: {
    is: 'A shop has bettered its price.',
    by: 'shop',
    sets: ['bettered'],
    tells: [{ name: 'quote.given' }],
    news: 'digest',
  },
  declined: {
    is: 'A shop cannot help.',
    by: 'shop',
    sets: ['opened', 'declined'],
    news: 'digest',
    frees: true,
    dropsChoice: 'this',
  },
  reminded: {
    is: 'A shop that has not looked is reminded.',
    by: 'clock',
    sets: ['reminded'],
    tells: [{ name: 'lead.reminded', shops: 'this' }],
  },
  passed: {
    is: 'A shop has lost its place: by the clock, by its mail address, or by the operator.',
    by: 'clock',
    sets: ['passed'],
    frees: true,
  },
  placed: {
    is: 'A further shop has got the request.',
    by: 'clock',
    sets: ['matched'],
    tells: [{ name: 'lead.passed_on', shops: 'this' }],
    news: 'digest',
  },
  refused: { is: 'The seller has refused a shop.', by: 'seller', sets: ['refused'] },
  refusalTakenBack: { is: 'The seller has taken that back.', by: 'seller', clears: ['refused'] },
  chosen: { is: 'The seller has chosen a shop.', by: 'seller', sets: ['chosen'] },
  choiceTakenBack: {
    is: 'The seller has taken the choice back.',
    by: 'seller',
    clears: ['chosen', 'invited'],
    frees: true,
  },
  chosenTold: {
    is: 'The choice counts.',
    by: 'clock',
    sets: ['decisionTold'],
    discloses: 'visit',
    disclosesIf: 'invited',
    tells: [{ name: 'lead.chosen', shops: 'this' }],
  },
  refusalTold: {
    is: 'The refusal counts, or the choice of others.',
    by: 'clock',
    sets: ['decisionTold'],
    tells: [{ name: 'lead.refused', shops: 'this' }],
  },
  visitInvited: {
    is: 'The seller has invited a shop to a visit.',
    by: 'seller',
    sets: ['invited'],
    discloses: 'visit',
    onceChosen: true,
    tells: [{ name: 'lead.visit_invited', shops: 'this' }],
  },
  visitChanged: {
    is: 'The seller has changed an invitation that stands.',
    by: 'seller',
    onceChosen: true,
    tells: [{ name: 'lead.visit_changed', shops: 'this' }],
  },
  visitTakenBack: {
    is: 'The seller has taken an invitation back.',
    by: 'seller',
    clears: ['invited'],
    onceChosen: true,
    tells: [{ name: 'lead.visit_taken_back', shops: 'this' }],
  },
  paperNoted: {
    is: 'The seller has noted the day on which the paper about a sale at home was received, or cleared it.',
    by: 'seller',
  },
  betterAsked: {
    is: 'The seller has asked the shops to better their prices.',
    by: 'seller',
    sets: ['betterAsked'],
    tells: [{ name: 'lead.better_asked', shops: 'quoted' }],
  },
  goodsChanged: {
    is: 'The seller has withdrawn an item, or added photos.',
    by: 'seller',
    tells: [{ name: 'lead.goods_changed', shops: 'seeing' }],
  },
  corrected: {
    is: 'The data of the seller were corrected.',
    by: 'seller',
    tells: [{ name: 'lead.corrected', shops: 'knowing' }],
  },
  outcomeAsked: {
    is: 'Both sides are asked what became of the goods.',
    by: 'clock',
    sets: ['outcomeAsked'],
    tells: [
      { name: 'request.outcome_asked', unless: 'sellerSaid' },
      { name: 'lead.outcome_asked', shops: 'this', unless: 'shopSaid', isOpen: true },
    ],
  },
  sellerSaid: { is: 'The seller has said what became of the goods at a shop.', by: 'seller' },
  shopSaid: { is: 'A shop has said what became of the goods.', by: 'shop' },
  withdrawn: { ...WITHDRAWN, is: 'The seller has taken the request back.', by: 'seller' },
  withdrawnForSeller: {
    ...WITHDRAWN,
    is: 'The operator has taken the request back for its seller.',
    by: 'operator',
    tells: [...WITHDRAWN.tells, { name: 'request.withdrawn_for_seller' }],
  },
  reopened: {
    is: 'It is open again, within a day.',
    by: 'seller',
    sets: ['reopened'],
    clears: ['withdrawn', 'ended'],
    seeks: true,
    tells: [{ name: 'request.reopened', shops: 'reached' }, { name: 'conversion.changed' }],
  },
  ended: {
    is: 'No shop was left, and the search has ended.',
    by: 'clock',
    sets: ['ended'],
    tells: [{ name: 'request.ended' }],
  },
} as const satisfies Record<string, EventRow>;

export type LifeEvent = keyof typeof LIFE_EVENTS;

/** The acts of shops that colleagues see, in their words. */
export const SHOP_EVENTS = {
  contactOpened: '連絡先を表示しました',
  called: '電話をかけたと記録しました',
  asked: 'お客様に質問しました',
  quoted: '査定額を連絡しました',
  bettered: '査定額を見直しました',
  declined: '「対応できない」と回答しました',
  shopSaid: '結果をお知らせしました',
} as const satisfies { readonly [Event in LifeEvent]?: string };

/** All that colleagues see of each other at a request. Nobody else hears who is on it. */
export const COLLEAGUE_ACTS = { ...SHOP_EVENTS, assigned: '担当を変更しました' } as const;
export type ColleagueAct = keyof typeof COLLEAGUE_ACTS;

/** The row of an event, with what every row has. */
export const eventRow = (event: LifeEvent): EventRow => LIFE_EVENTS[event];
