import { soundTracking, TRACKING_KEYS, type Tracking } from '#contract/tracking.ts';
import { toJson } from '../base/json.ts';
import { isMissingOr, isObjectOf, isRecordOf, isText, readKept } from '../base/shape.ts';

/** The origin of a seller (document 2, section 3, "Acquisition info"). */
export interface Attribution {
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  readonly referrer: string;
  /** Ids of affiliates and ads in the address. Drafts of earlier releases have none. */
  readonly tracking?: Tracking | undefined;
}

export const NO_ATTRIBUTION: Attribution = { utmSource: '', utmMedium: '', utmCampaign: '', referrer: '' };

/** The session storage key of the acquisition info (document 2, section 9). */
export const ATTRIBUTION_KEY = 'appraisal-form:attribution';

const isTracking = (kept: unknown): kept is Tracking => isRecordOf(isText, isText)(kept);

const isAttribution = isObjectOf<Attribution>({
  utmSource: isText,
  utmMedium: isText,
  utmCampaign: isText,
  referrer: isText,
  tracking: isMissingOr(isTracking),
});

/** A page of the same site is not where the seller came from. */
export function readAttribution(pageUrl: string, referrer: string): Attribution {
  const { origin, searchParams } = new URL(pageUrl);
  const utm = (name: string) => searchParams.get(`utm_${name}`) ?? '';
  const known = TRACKING_KEYS.flatMap((key) =>
    searchParams.get(key) ? [[key, searchParams.get(key)] as const] : [],
  );
  return {
    utmSource: utm('source'),
    utmMedium: utm('medium'),
    utmCampaign: utm('campaign'),
    referrer: `${referrer}/`.startsWith(`${origin}/`) ? '' : referrer,
    ...(known.length > 0 && { tracking: soundTracking(known) }),
  };
}

/** The origin of the seller: read once per session, and stored only if it is known and the page allows it. */
export function captureAttribution(
  storage: Storage | undefined,
  pageUrl: string,
  referrer: string,
): Attribution {
  const earlier = readKept(storage, ATTRIBUTION_KEY, isAttribution);
  if (earlier) return earlier;
  const seen = readAttribution(pageUrl, referrer);
  try {
    if (Object.values(seen).some(Boolean)) storage?.setItem(ATTRIBUTION_KEY, toJson(seen));
  } catch {
    // The page may forbid storage.
  }
  return seen;
}
