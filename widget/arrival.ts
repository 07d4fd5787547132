/** Where a seller came from (document 2, section 3, "Acquisition info"). */
export interface Attribution {
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  readonly referrer: string;
}

/** The session storage key of the acquisition info (document 2, section 9). */
export const ATTRIBUTION_KEY = 'appraisal-form:attribution';

/** A page of the same site is not where the seller came from. */
export function readAttribution(pageUrl: string, referrer: string): Attribution {
  const { origin, searchParams } = new URL(pageUrl);
  const utm = (name: string) => searchParams.get(`utm_${name}`) ?? '';
  return {
    utmSource: utm('source'),
    utmMedium: utm('medium'),
    utmCampaign: utm('campaign'),
    referrer: `${referrer}/`.startsWith(`${origin}/`) ? '' : referrer,
  };
}

/**
 * Keeps where a visitor came from, on the first page of the session, whether it has a form or not. The form looks closer
 * at what is kept.
 */
export function keepArrival(): void {
  try {
    const seen = readAttribution(location.href, document.referrer);
    if (Object.values(seen).join('')) sessionStorage[ATTRIBUTION_KEY] ||= JSON.stringify(seen);
  } catch {
    // The page may forbid storage.
  }
}
