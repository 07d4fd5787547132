import { data } from 'react-router';
import { formOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { asPersonOf } from '../session.server.ts';
import type { Route } from './+types/renewal.ts';
import { subscriptionIn } from './subscribe.ts';

export const handle: PageHandle = { signedIn: true };

/** Takes the new address of a device, which its worker sends by itself. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const subscription = subscriptionIn(form);
  if (!subscription) throw data(null, { status: 422 });
  await asPersonOf(args, 'renewDevice', { before: String(form.get('before') ?? ''), subscription });
  return new Response(null, { status: 204 });
}
