import { toJson } from '../base/json.ts';
import { isNumber, isObjectOf, isText, readKept } from '../base/shape.ts';

const KEY = 'appraisal-form:phone';

/** A link by which a phone is the camera of this form. It holds over a reload, in its tab. */
export interface KeptPhoneLink {
  /** The item that gets the photos. */
  readonly item: string;
  /** The page of the phone. */
  readonly url: string;
  /** The key of the form. */
  readonly key: string;
  readonly endsAt: number;
}

const isLink = isObjectOf<KeptPhoneLink>({ item: isText, url: isText, key: isText, endsAt: isNumber });

/** The link, if it may still hold. */
export function keptPhoneLink(storage: Storage | undefined, now = Date.now()): KeptPhoneLink | undefined {
  const link = readKept(storage, KEY, isLink);
  return link && link.endsAt > now ? link : undefined;
}

/** @param link undefined: there is none any more */
export function keepPhoneLink(storage: Storage | undefined, link: KeptPhoneLink | undefined): void {
  try {
    if (link) storage?.setItem(KEY, toJson(link));
    else storage?.removeItem(KEY);
  } catch {
    // Without storage the link ends with the page.
  }
}
