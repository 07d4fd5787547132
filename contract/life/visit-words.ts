import { words } from '../language/words.ts';
import type { PlaceState } from './place-states.ts';

/* The words about visits that pages and mails share; last read against the law on 2026-11-29. */

/** The sentence of the invitation: to talk, not to conclude a contract (58条の17 2項1号). */
export const VISIT_SENTENCE = 'この品物の買取の話をするために、訪問をお願いします。';

/** Names of the parts of an invitation. */
export const VISIT_FACTS = words('visit-facts', {
  items: '対象の品物',
  days: '訪問の日',
  hours: '時間帯',
  people: '立ち会う方',
  at: 'お願いの日時',
});

/** Why an invitation is over. */
export const VISIT_ENDS = {
  taken_back: 'お客様が訪問のお願いを取り消しました。ご自宅へ伺わないでください。',
  past: '訪問のお願いは、日が過ぎたか、対象の品物が取り下げられたため、終わりました。',
} as const;
export type VisitEnd = keyof typeof VISIT_ENDS;

/** To a shop that is not invited. */
export const NO_VISIT = [
  '訪問のお願いはまだありません。',
  '査定のご依頼や、お店を選んでいただいたことは、訪問のお願いではありません。お願いがないまま、ご自宅へ買取の話をしに伺わないでください。',
] as const;

/** The main duties of a shop at a visit, in short. */
export const VISIT_DUTIES = words('visit-duties', {
  title: '訪問のときの主な決まり（特定商取引法）',
  rules: [
    '話を始める前に、お店の名前、買取の話をするために来たこと、品物の種類を伝える。（58条の5）',
    '話を聞く意思を確かめてから始める。断られたら、そこで終え、再び勧めない。（58条の6）',
    'お願いのあった品物だけを話す。ほかの品物を売るよう求めない。（58条の6）',
    '申し込みや契約の内容を書いた、法律で定められた書面を渡す。（58条の7・58条の8）',
    '品物を受け取る前に、期間中は引き渡しを拒めることを伝える。（58条の9・58条の15）',
    'お客様は、書面を受け取った日を含めて8日間、書面やメールなどで申し込みの撤回や契約の解除ができる。（58条の14）',
  ],
  note: '主な決まりを短くまとめたものです。詳しくは、法令と消費者庁の案内をご確認ください。',
});

/** The page of a shop speaks of visits where it may come to the address, or names a price for that. */
export const speaksOfVisits = (
  state: PlaceState,
  { knows, comes }: { knows: boolean; comes: boolean },
): boolean => state === 'chosen' || knows || comes;
