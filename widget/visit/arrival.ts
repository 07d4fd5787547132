import { TAG } from '#contract/embed/tag.ts';
import { pageStorage } from '../base/page-storage.ts';
import { type Attribution, captureAttribution } from './attribution.ts';

/**
 * The origin of the visitor. The first page of the session keeps it, with or without a form; but not beside a form that
 * may not store anything.
 */
export const keepArrival = (): Attribution =>
  captureAttribution(visitStorage(), location.href, document.referrer);

/** The storage of the visit; undefined beside a form that may not store anything. */
export const visitStorage = (): Storage | undefined =>
  document.querySelector(`${TAG}[storage=none i]`) ? undefined : pageStorage('sessionStorage');
