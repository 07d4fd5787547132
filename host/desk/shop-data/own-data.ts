import { formOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/own-data.ts';
import { dataAnswer } from './answer.server.ts';

export const handle: PageHandle = { signedIn: true };

/** The data of the own shop. */
export async function action(args: Route.ActionArgs) {
  const shop = String((await formOf(args.request)).get('shop'));
  return dataAnswer(args, () => asPerson(args, 'takeOwnData', { shop }));
}
