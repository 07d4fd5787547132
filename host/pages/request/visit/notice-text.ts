import { dayInWords } from '#contract/base/japanese-days.ts';
import type { FollowUpItem } from '#server/quotes/link-acts.ts';
import type { OwnShop } from '../compare-quotes.ts';
import { NOTICE } from './messages.ts';

interface Noticed {
  shop: Pick<OwnShop, 'name' | 'visit' | 'paper_day'>;
  items: readonly FollowUpItem[];
  number: string;
}

/** The notice by which a seller takes a sale at home back. It names nothing of the seller: that is written by hand. */
export function noticeText({ shop: { name, visit, paper_day: paper }, items, number }: Noticed): string {
  const goods = (visit?.items ?? []).flatMap((place) => items[place]?.title ?? []);
  return [
    NOTICE.title,
    '',
    NOTICE.to(name),
    '',
    NOTICE.body,
    '',
    NOTICE.contractDay,
    paper ? NOTICE.paperDay(dayInWords(paper)) : NOTICE.noPaper,
    NOTICE.items(goods.join('、')),
    NOTICE.price,
    NOTICE.person,
    NOTICE.number(number),
    '',
    NOTICE.back,
    '',
    NOTICE.sent,
    NOTICE.address,
    NOTICE.name,
  ].join('\n');
}

/** Opens the notice as a mail without an address. */
export const noticeMail = (text: string): string =>
  `mailto:?subject=${encodeURIComponent(NOTICE.subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
