import { data } from 'react-router';
import { formOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { csvFile } from '../figures/csv.server.ts';
import type { Route } from './+types/ledger-file.ts';
import { boughtLead } from './deal-call.server.ts';
import { dealIn } from './deal-paper.ts';
import { ledgerTable } from './ledger-lines.ts';
import { DEAL as WORDS } from './messages.ts';

export const handle: PageHandle = { signedIn: true, private: 'desk' };

/** The record of a purchase as lines of a file, made of the form alone. */
export async function action(args: Route.ActionArgs) {
  const { number } = await boughtLead(args);
  const deal = dealIn(await formOf(args.request));
  if (!deal) return data(WORDS.wrong, { status: 422 });
  const { items, method: _, ...rest } = deal;
  return csvFile('ledger', ledgerTable(items.map((item) => ({ ...rest, ...item, number }))));
}
