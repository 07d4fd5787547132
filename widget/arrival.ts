import { type Attribution, captureAttribution } from './state/attribution.ts';
import { pageStorage } from './storage/page-storage.ts';

/** Where the visitor came from. The first page of the session keeps it, whether it has a form or not. */
export function keepArrival(): Attribution {
  return captureAttribution(pageStorage('sessionStorage'), location.href, document.referrer);
}
