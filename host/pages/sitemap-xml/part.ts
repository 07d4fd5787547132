import { data } from 'react-router';
import { unavailable } from '../../data/unavailable.ts';
import { xmlText } from '../../data/xml.ts';
import { ERRORS } from '../../frame/messages.ts';
import { siteContext } from '../../settings/context.ts';
import type { Route } from './+types/part.ts';
import { entriesOf } from './entries.server.ts';
import { xmlResponse } from './xml.ts';

/** One of the sitemaps that the index names. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const entries = entriesOf(params.name, site);
  if (!entries) throw data(ERRORS.unknownPath, { status: 404 });
  const origin = site.settings.siteUrl || new URL(request.url).origin;
  try {
    const urls = (await entries).map(({ path, modified }) => {
      const date = modified ? `<lastmod>${xmlText(modified)}</lastmod>` : '';
      return `<url><loc>${xmlText(origin + path)}</loc>${date}</url>`;
    });
    return xmlResponse('urlset', urls);
  } catch (error) {
    return unavailable('sitemap', error);
  }
}
