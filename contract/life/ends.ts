import { type PlaceState, placeRow } from './place-states.ts';

/** Somebody has said no in words. */
const TOLD: readonly PlaceState[] = ['declined', 'refused'];

/** The end at each shop that was asked, in sentences without the last full stop. */
export function endsInWords(states: readonly PlaceState[]): string {
  const count = (is: (state: PlaceState) => boolean) => states.filter(is).length;
  const declined = count((state) => state === 'declined');
  const refused = count((state) => state === 'refused');
  const silent = count((state) => !TOLD.includes(state) && placeRow(state).counts === 'over');
  const parts = [
    ...(declined > 0 ? [`${declined}社から「今回は対応できません」と回答がありました`] : []),
    ...(refused > 0 ? [`${refused}社はお断りしました`] : []),
    ...(silent > 0 ? [`${silent}社からは回答がありませんでした`] : []),
  ];
  return parts.join('。') || '査定額の連絡がありませんでした';
}
