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

/** The ends of a place, in sentences without the full stop. */
const ENDS: readonly (readonly [(place: Ending) => boolean, (count: number) => string])[] = [
  [isIn('declined'), (count) => `${count}社から「今回は対応できません」と回答がありました`],
  [isIn('refused', 'unchosen'), (count) => `${count}社はお断りしました`],
  [isIn('called'), (count) => `${count}社から電話をかけたと報告がありました`],
  [isLost('silent', 'unanswered'), (count) => `${count}社からは回答がありませんでした`],
  [isLost('unreplied'), (count) => `${count}社は、ご質問への回答がないまま期限になりました`],
  [isLost('unreachable'), (count) => `${count}社には、ご依頼をお届けできませんでした`],
  [isLost('operator'), (count) => `${count}社は、運営者がご紹介を終えました`],
];

/** The end at each shop that was asked, in sentences without the last full stop. */
export const endsInWords = (places: readonly Ending[]): string =>
  ENDS.flatMap(([is, words]) => {
    const count = places.filter(is).length;
    return count > 0 ? [words(count)] : [];
  }).join('。');
