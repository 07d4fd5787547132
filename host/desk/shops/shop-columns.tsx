import type { ShopSort } from '#contract/desk/desk.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { Link } from '../../ui/link/link.tsx';
import { State, type TableColumn } from '../parts/table.tsx';
import { SHOPS_WORDS as WORDS } from './messages.ts';

export type ListedShop = AnswerOfAct<'readShops'>['shops'][number];

/** The columns of the list of shops, on its page and in its file. `by`: they sort it. */
export const SHOP_COLUMNS: readonly (TableColumn<ListedShop> & { by?: ShopSort })[] = [
  { label: WORDS.name, cell: ({ uuid, name }) => <Link to={`${DESK_PAGES.shops}/${uuid}`}>{name}</Link> },
  { label: WORDS.area, cell: ({ prefecture }) => prefecture, isShort: true },
  {
    label: WORDS.state,
    cell: ({ state }) => <State state={state}>{WORDS.states[state]}</State>,
    isShort: true,
  },
  { label: WORDS.leads, cell: ({ leads }) => leads.toLocaleString('ja'), isNumber: true, by: 'leads' },
  {
    label: WORDS.answered,
    cell: ({ answered }) => (answered === null ? '–' : WORDS.percent(answered)),
    isNumber: true,
    by: 'answered',
  },
  { label: WORDS.quotes, cell: ({ quotes }) => quotes.toLocaleString('ja'), isNumber: true, by: 'quotes' },
  { label: WORDS.deals, cell: ({ deals }) => deals.toLocaleString('ja'), isNumber: true, by: 'deals' },
  {
    label: WORDS.hours,
    cell: ({ hours }) => (hours === null ? '–' : WORDS.hoursText(hours)),
    isNumber: true,
    by: 'hours',
  },
  { label: WORDS.cases, cell: ({ cases }) => cases.toLocaleString('ja'), isNumber: true, by: 'cases' },
];
