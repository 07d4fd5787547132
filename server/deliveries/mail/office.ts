import type { SiteSettings } from '#contract/site-settings.ts';
import type { Config } from '../../base/config.ts';
import type { Db } from '../../db/open.ts';
import type { Links } from '../../links/links.ts';
import type { Office } from './compose.ts';

type Settings = Pick<Config, 'mail' | 'productName'> & { site: { settings: Pick<SiteSettings, 'operator'> } };

/** From whom mail comes, by the settings. */
export const officeOf = (db: Db, links: Links, { mail, productName, site }: Settings): Office => ({
  db,
  links,
  operator: mail.operator,
  house: {
    product: productName,
    operator: site.settings.operator?.name,
    isRead: mail.operator !== undefined,
  },
});
