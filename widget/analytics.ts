interface PageWithAnalytics {
  dataLayer?: object[];
}

/** Gives the page's analytics data layer the uuid of each request of a form, once (document 2, section 4). */
export function createAnalytics(): (uuid: string) => void {
  const told = new Set<string>();
  return (uuid) => {
    if (!uuid || told.has(uuid)) return;
    told.add(uuid);
    const page = window as PageWithAnalytics;
    try {
      page.dataLayer ??= [];
      page.dataLayer.push({ event: 'appraisal_form_thanks', user_uuid: uuid });
    } catch (error) {
      // The data layer belongs to the page. If it fails, the seller must still see the thank-you step.
      console.warn('[appraisal-form] the data layer took nothing', error);
    }
  };
}
