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

/** Host and path of a page, at most. */
export const PAGE_CHARACTERS = 120;
const PAGE = /^[^\s/]+\/[^\s]*$/;
export const isPage = (text: string): boolean => PAGE.test(text) && text.length <= PAGE_CHARACTERS;

/** The page of a visitor, as it is counted: without what stands behind its path. */
export const pageOf = ({ host, pathname }: { host: string; pathname: string }): string =>
  (host + pathname).slice(0, PAGE_CHARACTERS);

/** Where the counts are sent. Apart from its row, so that the form carries no schema for it. */
export const FUNNEL_PATH = '/v1/funnel';
