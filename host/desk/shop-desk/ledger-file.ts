import { data } from 'react-router';
import { formOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { csvFile } from '../figures/csv.server.ts';
import type { Route } from './+types/ledger-file.ts';
import { boughtLead } from './deal-call.server.ts';
import { dealIn } from './deal-paper.ts';
import { DEAL as WORDS } from './messages.ts';

export const handle: PageHandle = { signedIn: true, private: 'desk' };

/** The record of a purchase as lines of a file, made of the form alone. */
export async function action(args: Route.ActionArgs) {
  const { number } = await boughtLead(args);
  const deal = dealIn(await formOf(args.request));
  if (!deal) return data(WORDS.wrong, { status: 422 });
  const { day, items, seller, address, work, birth, check } = deal;
  return csvFile('ledger', [
    [
      WORDS.day,
      WORDS.paper.kind,
      WORDS.name,
      WORDS.features,
      WORDS.count,
      WORDS.amount,
      WORDS.sellerName,
      WORDS.address,
      WORDS.work,
      WORDS.birth,
      WORDS.check,
      WORDS.paper.number,
    ],
    ...items.map(({ name, features, count, amount }) => [
      ...[day, WORDS.paper.bought, name, features, count, amount],
      ...[seller, address, work, birth, check, number],
    ]),
  ]);
}
