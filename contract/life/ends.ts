import { type PlaceState, placeRow } from './place-states.ts';

/** Somebody has said no in words. */
const TOLD: readonly PlaceState[] = ['declined', 'refused'];

/** The end at each shop that was asked, in sentences without the last full stop. */
export function endsInWords(states: readonly PlaceState[]): string {
  const count = (is: (state: PlaceState) => boolean) => states.filter(is).length;
  const declined = count((state) => state === 'declined');
  const refused = count((state) => state === 'refused');
  const silent = count((state) => !TOLD.includes(state) && placeRow(state).counts === 'over');
  const called = count((state) => state === 'called');
  const parts = [
    ...(declined > 0 ? [`${declined}社から「今回は対応できません」と回答がありました`] : []),
    ...(refused > 0 ? [`${refused}社はお断りしました`] : []),
    ...(called > 0 ? [`${called}社から電話をかけたと報告がありました`] : []),
    ...(silent > 0 ? [`${silent}社からは回答がありませんでした`] : []),
  ];
  return parts.join('。');
}
