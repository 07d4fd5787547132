import { dayInJapan } from '#contract/base/japanese-days.ts';
import { CONTACT_HOURS } from '#contract/life/follow-up.ts';
import { VISIT_PEOPLE } from '#contract/life/visit.ts';
import { NO_VISIT, VISIT_DUTIES, VISIT_FACTS, VISIT_SENTENCE } from '#contract/life/visit-words.ts';
import { labelOf } from '../../../db/records/goods-in-words.ts';
import { visitStateAt } from '../../../db/records/home-visits.ts';
import type { RequestRecord } from '../../records.ts';
import { type Block, facts, textBlock } from '../letter.ts';
import { weekdayInWords } from './moment.ts';

type Shop = RequestRecord['shops'][number];

/** Between the values of a row. */
const BETWEEN = '、';

const leftOf = ({ items }: RequestRecord) => items.map(({ position }) => position);

/** The shop is invited at the moment when the mail is written. */
export const isInvited = (shop: Shop, request: RequestRecord, now: Date): boolean =>
  visitStateAt(shop, shop.visit, leftOf(request), now) === 'stands';

/** The invitation of a shop that is chosen with the duties of a visit, or that there is none. */
export function visitBlocks(request: RequestRecord, shop: Shop, now: Date): Block[] {
  const { visit } = shop;
  if (!visit || !isInvited(shop, request, now)) return [textBlock(NO_VISIT.join(''))];
  const goods = request.items.filter(({ position }) => visit.items.includes(position));
  return [
    textBlock(VISIT_SENTENCE),
    facts([
      [
        VISIT_FACTS.items,
        goods.map(({ position, category }) => `${position + 1}. ${labelOf(category)}`).join(BETWEEN),
      ],
      [VISIT_FACTS.days, visit.days.map(weekdayInWords).join(BETWEEN)],
      [VISIT_FACTS.hours, visit.hours.map((hours) => CONTACT_HOURS[hours]).join(BETWEEN)],
      [VISIT_FACTS.people, visit.people.map((person) => VISIT_PEOPLE[person]).join(BETWEEN)],
      [VISIT_FACTS.at, weekdayInWords(dayInJapan(visit.at))],
    ]),
    textBlock(VISIT_DUTIES.title),
    { kind: 'steps', steps: VISIT_DUTIES.rules },
    textBlock(VISIT_DUTIES.note),
  ];
}
