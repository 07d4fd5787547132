interface PageWithAnalytics {
  dataLayer?: object[];
}

/** Requests already told of: the screen may be mounted again when the element is moved in the page. */
const told = new Set<string>();

/** Tells the page's analytics data layer of a request, once (document 2, section 4). */
export function tellAnalytics(uuid: string): void {
  if (!uuid || told.has(uuid)) return;
  told.add(uuid);
  const page = window as PageWithAnalytics;
  try {
    page.dataLayer ??= [];
    page.dataLayer.push({ event: 'appraisal_form_thanks', user_uuid: uuid });
  } catch (error) {
    // The data layer is the page's: whatever it holds must not cost the seller this step.
    console.warn('[appraisal-form] the data layer took nothing', error);
  }
}
