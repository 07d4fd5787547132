import { translated, words } from '../language/words.ts';
import { type Ending, endsInWords } from './ends.ts';
import { NO_SHOPS } from './follow-up.ts';
import { type PlaceState, placeRow } from './place-states.ts';
import type { RequestState } from './request-states.ts';

/** A request as its sentences see it. */
export interface Situation {
  readonly state: RequestState;
  readonly places: readonly Ending[];
  /** Since when it is withdrawn, ended or decided, in words; '' otherwise. */
  readonly since: string;
  /** Until when the choice may be taken back, in words; '' otherwise. */
  readonly until: string;
  /** Seller and shop have said that something was sold. */
  readonly isSold?: boolean;
}

const countOf = (places: readonly Ending[], is: (state: PlaceState) => boolean): number =>
  places.filter(({ state }) => is(state)).length;

const isSome = (places: readonly Ending[], target: PlaceState) =>
  places.some(({ state }) => state === target);

const WHEN_QUOTED = '査定額が届くと、このページとメールでお知らせします。';

const WORDS = words('request-sentences', {
  withdrawn: (since: string) => `このご依頼は、${since}に取り下げました。`,
  withdrawnShops:
    'ご依頼が届いていた買取店には取り下げをお知らせしています。このあと、買取店にお客様の連絡先が新しく表示されることはありません。',
  decided: (since: string) => `${since}に、お店を決めました。`,
  sold: '売却を確認しています。',
  wait: 'お店からの連絡をお待ちください。',
  unchosen: 'ほかのお店には、お断りをお知らせしています。',
  declined: 'お選びの買取店から「今回は対応できません」と回答がありました。',
  chooseAgain: 'ほかの買取店の査定額が届いている場合は、あらためてお選びいただけます。',
  choosing: 'お店を選びました。まだどのお店にも伝わっていません。',
  unfound: (since: string) =>
    `お品物と地域に合う買取店をお探ししましたが、見つかりませんでした。このご依頼は、${since}に終了しました。`,
  later:
    '対応できる買取店は増えています。日を置いて、あらためてご依頼いただけます。提携買取店の一覧から、直接お問い合わせいただくこともできます。',
  unanswered: (ends: string, since: string) => `${ends}。このご依頼は、${since}に終了しました。`,
  withMore:
    '写真やブランド名、型番を加えて、あらためてご依頼いただけます。提携買取店の一覧から、直接お問い合わせいただくこともできます。',
  quoted: '査定額が届いています。条件を比べて、ご希望の買取店をお選びください。',
  list: '提携買取店の一覧から、直接お問い合わせいただくこともできます。',
  asked:
    '買取店から質問が届いています。回答すると、査定額が届きやすくなります。お名前や連絡先を書かなくても回答できます。',
  looking: (count: number) => `${count}社が内容を確認しています。${WHEN_QUOTED}`,
  told: (count: number) => `${count}社にご依頼をお届けしました。${WHEN_QUOTED}`,
  sending: (count: number) => `${count}社にご依頼をお送りしています。${WHEN_QUOTED}`,
  left: (ends: string) => `${ends}。`,
  again: '品物の情報や写真を増やして、あらためてご依頼いただけます。',
});
export type RequestSentences = typeof WORDS;

/** How a request stands, in sentences for its seller. A state without sentences does not compile. */
const SENTENCES: Readonly<Record<RequestState, (situation: Situation) => readonly string[]>> = {
  withdrawn: ({ since, places }) => [
    WORDS.withdrawn(since),
    ...(places.length > 0 ? [WORDS.withdrawnShops] : []),
  ],
  decided: ({ since, places, until, isSold }) =>
    isSome(places, 'chosen')
      ? [
          WORDS.decided(since) + (isSold ? WORDS.sold : WORDS.wait),
          ...(isSome(places, 'unchosen') ? [WORDS.unchosen] : []),
        ]
      : [WORDS.declined, ...(isSome(places, 'unchosen') && until === '' ? [WORDS.chooseAgain] : [])],
  choosing: () => [WORDS.choosing],
  unfound: ({ since }) => [WORDS.unfound(since), WORDS.later],
  unanswered: ({ since, places }) => [WORDS.unanswered(endsInWords(places), since), WORDS.withMore],
  quoted: () => [WORDS.quoted],
  unplaced: () => [translated(NO_SHOPS), WORDS.list],
  asked: () => [WORDS.asked],
  looking: ({ places }) => [WORDS.looking(countOf(places, (state) => placeRow(state).counts === 'looking'))],
  told: ({ places }) => [WORDS.told(countOf(places, (state) => state === 'told' || state === 'opened'))],
  sending: ({ places }) => [WORDS.sending(countOf(places, (state) => state === 'matched'))],
  left: ({ places }) => [WORDS.left(endsInWords(places)), WORDS.again],
};

export const requestSentences = (situation: Situation): readonly string[] =>
  SENTENCES[situation.state](situation);

/** Where a seller can go from a request for which no shop is left: ask again, or see all shops. */
export type RequestWay = 'again' | 'shops';

const WAYS: Readonly<Partial<Record<RequestState, readonly RequestWay[]>>> = {
  withdrawn: ['again'],
  unfound: ['again', 'shops'],
  unanswered: ['again', 'shops'],
  unplaced: ['shops'],
  left: ['again'],
};

/** The ways of which the sentences of a state speak. */
export const requestWays = (state: RequestState): readonly RequestWay[] => WAYS[state] ?? [];
