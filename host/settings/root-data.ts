import type { SiteSettings } from '#contract/site-settings.ts';

export interface RootData {
  settings: SiteSettings;
  /** The canonical scheme and host of the site. */
  origin: string;
}
