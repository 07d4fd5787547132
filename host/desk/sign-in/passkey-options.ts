import { asPerson, asVisitor, browserHeaders } from '../session.server.ts';
import type { Route } from './+types/passkey-options.ts';

/**
 * The options by which a device is asked to sign: with `?add` it becomes a passkey, otherwise its person is signed in.
 */
export async function action(args: Route.ActionArgs) {
  const { searchParams, origin } = new URL(args.request.url);
  const options = searchParams.has('add')
    ? await asPerson(args, 'askForPasskey', { origin })
    : await asVisitor(args, 'askForSignIn', { origin, ...(await browserHeaders(args.request)) });
  return Response.json(options, { headers: { 'cache-control': 'no-store' } });
}
