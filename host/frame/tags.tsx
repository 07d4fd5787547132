import type { SiteSettings } from '#contract/site/site-settings.ts';
import { useSite } from '../settings/use-site.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { usePageHandle } from './page-handle.ts';

/** Visitors are asked before tags are loaded. */
export const asksBeforeTags = ({ tagManagerId, tagConsent }: SiteSettings): boolean =>
  tagManagerId !== '' && tagConsent;

/** Counts the view of a page, and loads the operator's tags, after consent if the operator requires it (tags-element.ts). */
export function Tags({ isError = false }: { isError?: boolean }) {
  const { settings } = useSite();
  const { pageView } = usePageHandle();
  const mustAsk = asksBeforeTags(settings);
  return (
    <site-tags
      data-container={settings.tagManagerId || undefined}
      data-asks={mustAsk ? '' : undefined}
      data-page-view={isError ? undefined : pageView}
    >
      {mustAsk && <ConsentBanner />}
    </site-tags>
  );
}
