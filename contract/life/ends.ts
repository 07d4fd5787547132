import { words } from '../language/words.ts';
import type { PassReason } from './facts.ts';
import type { PlaceState } from './place-states.ts';

/** A place as its end sees it. */
export interface Ending {
  readonly state: PlaceState;
  /** Why it was lost, if it was. */
  readonly why: PassReason | null;
}

const isIn =
  (...states: readonly PlaceState[]) =>
  ({ state }: Ending) =>
    states.includes(state);

const isLost =
  (...reasons: readonly PassReason[]) =>
  ({ state, why }: Ending) =>
    ['passed', 'overdue'].includes(state) && reasons.includes(why ?? 'silent');

/** How shops have ended, in sentences without the full stop. */
const WORDS = words('ends', {
  declined: (count: number) => `${count}社から「今回は対応できません」と回答がありました`,
  refused: (count: number) => `${count}社はお断りしました`,
  called: (count: number) => `${count}社から電話をかけたと報告がありました`,
  silent: (count: number) => `${count}社からは回答がありませんでした`,
  unreplied: (count: number) => `${count}社は、ご質問への回答がないまま期限になりました`,
  unreachable: (count: number) => `${count}社には、ご依頼をお届けできませんでした`,
  operator: (count: number) => `${count}社は、運営者がご紹介を終えました`,
  between: '。',
});
export type EndsWords = typeof WORDS;

/** The ends of a place. */
const ENDS: readonly (readonly [
  is: (place: Ending) => boolean,
  name: Exclude<keyof EndsWords, 'between'>,
])[] = [
  [isIn('declined'), 'declined'],
  [isIn('refused', 'unchosen'), 'refused'],
  [isIn('called'), 'called'],
  [isLost('silent', 'unanswered'), 'silent'],
  [isLost('unreplied'), 'unreplied'],
  [isLost('unreachable'), 'unreachable'],
  [isLost('operator'), 'operator'],
];

/** The end at each shop that was asked, in sentences without the last full stop. */
export const endsInWords = (places: readonly Ending[]): string =>
  ENDS.flatMap(([is, name]) => {
    const count = places.filter(is).length;
    return count > 0 ? [WORDS[name](count)] : [];
  }).join(WORDS.between);
