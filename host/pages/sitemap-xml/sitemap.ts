import { countPartners } from '../../data/count-shops.ts';
import { xmlText } from '../../data/xml.ts';
import { siteContext } from '../../settings/context.ts';
import type { Route } from './+types/sitemap.ts';
import { SHOPS_IN_FILE } from './entries.server.ts';
import { xmlResponse } from './xml.ts';

/** The sitemaps of the site: pages, articles, and files of a thousand shops. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings, api } = context.get(siteContext);
  const origin = settings.siteUrl || new URL(request.url).origin;
  const files = Math.ceil((await countPartners(api)) / SHOPS_IN_FILE);
  const names = ['pages', 'articles', ...Array.from({ length: files }, (_, index) => `shops-${index + 1}`)];
  const entries = names.map(
    (name) => `<sitemap><loc>${xmlText(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return xmlResponse('sitemapindex', entries);
}
