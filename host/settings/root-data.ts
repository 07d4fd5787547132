import type { SiteSettings } from '#contract/site-settings.ts';

export interface RootData {
  settings: SiteSettings;
  /** Scheme and host of the site as search engines are to know it. */
  origin: string;
}
