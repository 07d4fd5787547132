/** The steps of the form that are counted, in the order in which a seller takes them. */
export const FUNNEL_STEPS = {
  seen: 'フォームの表示',
  begun: '入力の開始',
  goods: '品物の入力',
  contact: '連絡先の入力',
  sent: '送信',
} as const;
export type FunnelStep = keyof typeof FUNNEL_STEPS;
