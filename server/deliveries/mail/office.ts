import type { SiteSettings } from '#contract/site/site-settings.ts';
import type { Config } from '../../base/config.ts';
import type { Db } from '../../db/open.ts';
import type { Links } from '../links/links.ts';
import type { Office } from './compose.ts';

type Settings = Pick<Config, 'mail' | 'productName' | 'places'> & {
  site: { settings: Pick<SiteSettings, 'operator'> };
};

/**
 * From whom mail comes.
 * @param published the name of an operator that is published at the desk, which counts where the settings name none
 */
export const officeOf = (
  db: Db,
  links: Links,
  { mail, productName, places, site }: Settings,
  published?: string | undefined,
): Office => ({
  db,
  links,
  rules: places,
  now: () => new Date(),
  operator: mail.operator,
  contact: mail.operator ?? mail.from,
  house: {
    product: productName,
    operator: site.settings.operator?.name ?? published,
    isRead: mail.operator !== undefined,
  },
});
