import type { Settings } from '#contract/embed/element.ts';

interface PageWithAnalytics extends Pick<Window, 'document'> {
  dataLayer?: object[];
}

/**
 * Gives the page's analytics data layer the uuid of each request of a form, once (document 2, section 4). A partner's
 * page gets a push only if it has a data layer, so that it counts no conversion that it did not ask for. That of a test
 * says that it is one.
 */
export function createAnalytics(): (uuid: string, settings: Pick<Settings, 'dataLayer' | 'mode'>) => void {
  const sentUuids = new Set<string>();
  return (uuid, { dataLayer: layer, mode }) => {
    if (!uuid || layer === 'none' || sentUuids.has(uuid)) return;
    sentUuids.add(uuid);
    const page: PageWithAnalytics = window;
    try {
      if (layer === 'create') page.dataLayer ??= [];
      page.dataLayer?.push({
        event: 'appraisal_form_thanks',
        user_uuid: uuid,
        ...(mode === 'test' && { test: true }),
      });
    } catch (error) {
      // The data layer belongs to the page. If it fails, the seller must still see the thank-you step.
      console.warn('[appraisal-form] the data layer took nothing', error);
    }
  };
}
