import { ALWAYS, after, type Condition, type Facts, has, holds, type StateRow } from './conditions.ts';

/* The states of a seller's review of a shop. */

/** The moments that are stored of a review. */
export const REVIEW_FACTS = {
  shown: 'The operator has let it be shown.',
  refused: 'The operator has refused it.',
  changeAsked: 'The operator has asked the seller for a change, once.',
  rewritten: 'The seller has written it again, once.',
} as const;
export type ReviewFact = keyof typeof REVIEW_FACTS;
export type ReviewFacts = Facts<ReviewFact>;

interface ReviewRow extends StateRow<ReviewFact> {
  /** In the words of the desk, and of the seller. */
  readonly label: string;
  readonly seller: string;
}

/** The first row whose condition holds is the state. */
export const REVIEW_STATES = {
  shown: { label: '公開中', seller: 'お店のページに掲載しています', when: has<ReviewFact>('shown') },
  refused: { label: '非公開', seller: '掲載していません', when: has<ReviewFact>('refused') },
  changing: {
    label: '書き直し待ち',
    seller: '書き直しをお願いしています',
    when: after<ReviewFact>('changeAsked', 'rewritten'),
  },
  waiting: {
    label: '確認待ち',
    seller: '運営者が確認しています',
    when: ALWAYS as Condition<ReviewFact>,
  },
} as const satisfies Record<string, ReviewRow>;
export type ReviewState = keyof typeof REVIEW_STATES;
const NAMES = Object.keys(REVIEW_STATES) as ReviewState[];

export const reviewState = (facts: ReviewFacts, now: Date): ReviewState =>
  NAMES.find((name) => holds(REVIEW_STATES[name].when, facts, now)) ?? 'waiting';

/** A review is asked to be changed once: one that was rewritten is shown or refused. */
export const mayAskChange = ({ changeAsked }: ReviewFacts): boolean => changeAsked === null;

/** Why the operator asks for a change. */
export const REVIEW_CHANGES = {
  person: '個人がわかる内容が含まれているため',
  facts: '事実と異なるとの申し出があったため',
  words: '相手を傷つける表現が含まれているため',
  unrelated: 'お店との取引に関係のない内容が含まれているため',
} as const;
export type ReviewChange = keyof typeof REVIEW_CHANGES;
