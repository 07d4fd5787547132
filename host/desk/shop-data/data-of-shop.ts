import { formOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/data-of-shop.ts';
import { dataAnswer } from './answer.server.ts';

export const handle: PageHandle = { signedIn: true };

/** The data of a shop, for an owner who hands it over. */
export async function action(args: Route.ActionArgs) {
  const { params } = args;
  await formOf(args.request);
  return dataAnswer(args, () => asPerson(args, 'takeDataOfShop', params));
}
