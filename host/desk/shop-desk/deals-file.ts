import type { PageHandle } from '../../frame/page-handle.ts';
import { csvFile } from '../figures/csv.server.ts';
import { filtersIn, listQuery } from '../parts/list-query.ts';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/deals-file.ts';
import { featuresText } from './deal-paper.ts';
import { ledgerTable } from './ledger-lines.ts';
import { DEAL as WORDS } from './messages.ts';

export const handle: PageHandle = { signedIn: true, private: 'desk' };

/** The purchases of a shop on some days, as lines of its ledger. The shop fills in what nobody else knows. */
export async function loader(args: Route.LoaderArgs) {
  const query = filtersIn(listQuery(args.request).query, ['from', 'until']);
  const { from, until, deals } = await asPerson(args, 'readDealFile', query);
  const lines = deals.flatMap(({ number, day, items, amount, seller }) =>
    items.map(({ title, facts }) => ({
      day,
      name: title,
      features: featuresText(facts),
      count: WORDS.countValue,
      amount: (items.length === 1 ? amount : null) ?? ('' as const),
      seller: seller?.name ?? '',
      address: seller?.address ?? '',
      work: '',
      birth: '',
      check: '',
      number,
    })),
  );
  return csvFile(`ledger-${from}-${until}`, ledgerTable(lines));
}
