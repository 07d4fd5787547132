import { dayInJapan } from '#contract/base/japanese-days.ts';
import { CallError } from '../../data/http.ts';
import { streamOf } from '../lists/stream-of.ts';
import { asPerson, textOfFailure } from '../session.server.ts';
import { DATA_FILE as WORDS } from './messages.ts';
import { shopDataZip } from './zip.server.ts';

type Asking = Parameters<typeof asPerson>[0];

/**
 * The data of a shop as a file, once the log has noted it.
 * @param take notes it, in the name of the one who asks
 */
export async function dataAnswer(
  args: Asking,
  take: () => Promise<{ taking: string; name: string }>,
): Promise<Response> {
  const now = new Date();
  try {
    const { taking, name } = await take();
    const zip = shopDataZip({ shop: name, now }, (file, after) =>
      asPerson(args, 'readShopData', { taking, file, after }),
    );
    return new Response(streamOf(zip), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="data-${dayInJapan(now)}.zip"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return new Response(textOfFailure(error, WORDS.failed), {
      status: error.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
}
