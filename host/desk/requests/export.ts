import type { PageHandle } from '../../frame/page-handle.ts';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/export.ts';

export const handle: PageHandle = { signedIn: true };

/** Everything that is kept of a request, as a file. */
export async function action(args: Route.ActionArgs) {
  const { params } = args;
  const record = await asPerson(args, 'exportRequest', params);
  return new Response(JSON.stringify(record, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${params.uuid}.json"`,
      'cache-control': 'no-store',
    },
  });
}
