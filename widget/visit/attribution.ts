import { soundTracking, TRACKING_KEYS, type Tracking } from '#contract/media/tracking.ts';
import { toJson } from '../base/json.ts';
import { isMissingOr, isObjectOf, isRecordOf, isText, readKept, type Shape } from '../base/shape.ts';

/** The origin of a seller (document 2, section 3, "Acquisition info"). */
export interface Attribution {
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  readonly referrer: string;
  /** Ids of affiliates and ads in the address. Drafts of earlier releases have none. */
  readonly tracking?: Tracking | undefined;
  /** A later campaign of the same session; the other members are of the first page. */
  readonly last?: Attribution | undefined;
}

export const NO_ATTRIBUTION: Attribution = { utmSource: '', utmMedium: '', utmCampaign: '', referrer: '' };

/** The session storage key of the acquisition info (document 2, section 9). */
export const ATTRIBUTION_KEY = 'appraisal-form:attribution';

const isTracking = (value: unknown): value is Tracking => isRecordOf(isText, isText)(value);

const isAttribution: Shape<Attribution> = isObjectOf<Attribution>({
  utmSource: isText,
  utmMedium: isText,
  utmCampaign: isText,
  referrer: isText,
  tracking: isMissingOr(isTracking),
  last: (value): value is Attribution | undefined => !value || isAttribution(value),
});

/** A page of the same site is not where the seller came from. */
export function readAttribution(pageUrl: string, referrer: string): Attribution {
  const { origin, searchParams } = new URL(pageUrl);
  const utm = (name: string) => searchParams.get(`utm_${name}`) ?? '';
  const pairs = TRACKING_KEYS.flatMap((key) =>
    searchParams.get(key) ? [[key, searchParams.get(key)] as const] : [],
  );
  return {
    utmSource: utm('source'),
    utmMedium: utm('medium'),
    utmCampaign: utm('campaign'),
    referrer: `${referrer}/`.startsWith(`${origin}/`) ? '' : referrer,
    ...(pairs.length > 0 && { tracking: soundTracking(pairs) }),
  };
}

const campaignOf = ({ utmSource, utmMedium, utmCampaign, tracking }: Attribution) =>
  toJson([utmSource, utmMedium, utmCampaign, tracking]);

/** Back and a reload show a page of the first time again, which is no new one. */
function isNew(current: Attribution, first: Attribution): boolean {
  const campaign = campaignOf(current);
  return campaign !== campaignOf(first) && campaign !== campaignOf(NO_ATTRIBUTION);
}

/**
 * The origin of the seller: read once per session, and stored only if it is known and the page allows it. The last
 * campaign that differs from the first is kept beside it.
 */
export function captureAttribution(
  storage: Storage | undefined,
  pageUrl: string,
  referrer: string,
): Attribution {
  const earlier = readKept(storage, ATTRIBUTION_KEY, isAttribution);
  const current = readAttribution(pageUrl, referrer);
  if (earlier && !isNew(current, earlier)) return earlier;
  const attribution = earlier ? { ...earlier, last: current } : current;
  try {
    if (Object.values(attribution).some(Boolean)) storage?.setItem(ATTRIBUTION_KEY, toJson(attribution));
  } catch {
    // The page may forbid storage.
  }
  return attribution;
}
