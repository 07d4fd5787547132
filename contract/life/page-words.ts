import { words } from '../language/words.ts';
import { PLACE_RULES } from './clocks.ts';
import { PASS_REASONS, type PassReason } from './facts.ts';
import {
  PLACE_STATE_NAMES,
  type PLACE_STATES,
  type PlaceState,
  placeRow,
  type ShopAct,
} from './place-states.ts';

/* Words and acts of pages that follow from the state of a place. */

/** The decisions of the seller that nobody was told of yet, beside the state of the shop on the seller's page. */
export const PENDING_WORDS = words('pending', {
  refused: 'お断りを受け付けました。お店には、まだ伝わっていません。',
  chosen: 'このお店を選びました。お店には、まだ伝わっていません。',
});

/** The states in which the clock waits for an answer of the shop. A new one without a sentence does not compile. */
type Awaited = {
  [State in PlaceState]: (typeof PLACE_STATES)[State]['awaited'] extends true ? State : never;
}[PlaceState];

const UNSEEN =
  '期限までに、連絡先の表示、査定額の連絡、質問のいずれもない場合は、このご依頼の受付を終わり、ほかの買取店をお探しします。';

/** The meaning of the deadline for the shop. */
const DEADLINES: Readonly<Record<Awaited, string>> = {
  matched: UNSEEN,
  told: UNSEEN,
  opened: UNSEEN,
  asked: `お客様から回答があると、期限は回答の${PLACE_RULES.repliedDays}営業日後までになります。期限までに査定額の連絡がない場合は、ほかの買取店をお探しします。`,
  replied: '期限までに査定額の連絡がない場合は、ほかの買取店をお探しします。',
  looked:
    '期限までに査定額の連絡も電話の報告もない場合は、お客様に「期限までに回答がありませんでした」と表示し、ほかの買取店をお探しします。',
};

const isAwaited = (state: PlaceState): state is Awaited => placeRow(state).awaited;

/** The sentence below the deadline on the page of a shop; '' if nothing is awaited of it. */
export const deadlineSentence = (state: PlaceState): string => (isAwaited(state) ? DEADLINES[state] : '');

/** A shop in one of these states has not opened its page. */
export const UNOPENED: readonly PlaceState[] = PLACE_STATE_NAMES.slice(
  PLACE_STATE_NAMES.indexOf('opened') + 1,
);

/** Whether the choice of others refuses a shop in this state: `unchosen` comes before it. */
export const isRefusedByChoice = (state: PlaceState): boolean =>
  PLACE_STATE_NAMES.indexOf(state) > PLACE_STATE_NAMES.indexOf('unchosen');

/** Acts about the price, which a sale has settled. */
const BEFORE_SALE: readonly ShopAct[] = ['quote', 'decline'];

/**
 * Acts that the page of a shop offers.
 * @param may all that the shop may do
 * @param isSold both sides have said that something was sold
 */
export const offeredActs = (may: readonly ShopAct[], isSold = false): readonly ShopAct[] =>
  isSold ? may.filter((act) => !BEFORE_SALE.includes(act)) : may;

export interface Standing {
  readonly state: PlaceState;
  /** For which the place was lost, if it was. */
  readonly why: PassReason | null;
  /** Since when it is in this state, in words. */
  readonly since: string;
  /** Whether the shop has opened the contact. */
  readonly knows: boolean;
  /** Both sides have said that something was sold. */
  readonly isSold?: boolean | undefined;
}

/** Sentences at the head of a shop's page about what the seller has decided, or why the request is over for it. */
export function standingSentences({ state, why, since, knows, isSold }: Standing): string[] {
  const texts = placeRow(state).sentences;
  const sentences = texts.map((text) =>
    text === 'why' ? `${PASS_REASONS[why ?? 'silent']}。` : text.replace('{since}', since),
  );
  if (state !== 'chosen' || isSold) return sentences;
  return [...sentences, knows ? 'お客様へご連絡ください。' : '連絡先を表示して、お客様へご連絡ください。'];
}
