import type { Settings } from '#contract/embed/element.ts';
import { SCRIPT_ORIGIN } from '../base/script-origin.ts';

/** The API's base, without a slash at its end. */
export function baseOf(settings: Settings): string {
  const base = settings.apiBase
    ? new URL(settings.apiBase, document.documentElement.baseURI).href
    : SCRIPT_ORIGIN;
  return base.replace(/\/+$/, '');
}
