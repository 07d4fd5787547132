import { redirect } from 'react-router';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { formOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { csvFile } from '../figures/csv.server.ts';
import type { Route } from './+types/ledger-file.ts';
import { boughtLead } from './deal-call.server.ts';
import { dealIn } from './deal-paper.ts';
import { ledgerTable } from './ledger-lines.ts';

export const handle: PageHandle = { signedIn: true, private: 'desk' };

/** The record of a purchase as lines of a file, made of the form alone. */
export async function action(args: Route.ActionArgs) {
  const { number } = await boughtLead(args);
  const read = dealIn(await formOf(args.request));
  // The page gets the same form, and says what is wrong at its fields.
  if ('problems' in read) return redirect(`${DESK_PAGES.deal}/${args.params.name}`, 307);
  const { items, method: _, ...rest } = read.deal;
  return csvFile('ledger', ledgerTable(items.map((item) => ({ ...rest, ...item, number }))));
}
