import { useSite } from '../settings/use-site.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { usePageHandle } from './page-handle.ts';

/** Counts the view of a page, and loads the operator's tags, after consent if the operator requires it (tags-element.ts). */
export function Tags({ isError = false }: { isError?: boolean }) {
  const { tagManagerId, tagConsent } = useSite().settings;
  const { pageView } = usePageHandle();
  const asks = Boolean(tagManagerId) && tagConsent;
  return (
    <site-tags
      data-container={tagManagerId || undefined}
      data-asks={asks ? '' : undefined}
      data-page-view={isError ? undefined : pageView}
    >
      {asks && <ConsentBanner />}
    </site-tags>
  );
}
