/** The steps of the form that are counted, with their words at the desks. */
export const FUNNEL_STEPS = {
  seen: 'フォームを見た',
  begun: '入力を始めた',
  goods: '品物を入力した',
  contact: '連絡先を入力した',
  sent: '送信した',
} as const;
export type FunnelStep = keyof typeof FUNNEL_STEPS;
/** In the order in which a seller takes them. */
export const FUNNEL_ORDER: readonly FunnelStep[] = ['seen', 'begun', 'goods', 'contact', 'sent'];

/** A name for one of several settings that a partner compares. */
export const VARIANT = /^[\w-]{1,20}$/;

/** Where the counts are sent. Apart from its row, so that the form carries no schema for it. */
export const FUNNEL_PATH = '/v1/funnel';
