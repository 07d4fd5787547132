import { TAG } from '#contract/embed/tag.ts';
import { pageStorage } from '../base/page-storage.ts';
import { type Attribution, captureAttribution } from './attribution.ts';

/**
 * The origin of the visitor. The first page of the session keeps it, with or without a form; but not beside a form that
 * may not store anything.
 */
export function keepArrival(): Attribution {
  const isAllowed = !document.querySelector(`${TAG}[storage=none i]`);
  const storage = isAllowed ? pageStorage('sessionStorage') : undefined;
  return captureAttribution(storage, location.href, document.referrer);
}
