import type { SiteSettings } from '#contract/site/site-settings.ts';

export interface RootData {
  settings: SiteSettings;
  /** The canonical scheme and host of the site. */
  origin: string;
  /** The words of the floating banner, with the claims that the site makes. */
  banner: string;
  /** The words of the band that invites to the form, which hold with any number of shops. */
  invitation: string;
  /** The pages to which no link leads, as an operator has nothing to show there. */
  absent: readonly string[];
}
