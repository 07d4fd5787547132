import type { Settings } from '#contract/element.ts';
import { createAnalytics } from './analytics.ts';
import { createApi } from './api/api.ts';
import type { Emit } from './emit.ts';
import { captureAttribution } from './state/attribution.ts';
import { FormState } from './state/form-state.ts';
import { Draft } from './storage/draft.ts';
import { keptResult } from './storage/kept-result.ts';
import { photoStorage } from './storage/photo-storage.ts';

/** Where the script came from: the API, and the site whose terms hold, unless attributes say otherwise. */
export const SCRIPT_ORIGIN = new URL(import.meta.url).origin;

/** Storage that a page may have closed: reading the property already throws. */
function storage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}

/** Forms that a page routes are one form over several pages; embedded ones belong to their page and place. */
function draftKey(host: HTMLElement, settings: Settings): string {
  if (settings.navigation === 'host') return 'routed';
  const forms = Array.from(document.querySelectorAll(host.localName));
  // One that is not in the page yet comes last.
  const place = forms.includes(host) ? forms.indexOf(host) : forms.length;
  return `${location.pathname}#${host.id || place}`;
}

/** Without a slash at its end, so that paths can follow. */
function baseOf(settings: Settings): string {
  const base = settings.apiBase ? new URL(settings.apiBase, document.baseURI).href : SCRIPT_ORIGIN;
  return base.replace(/\/+$/, '');
}

/** Wires a form's state to its element, the API and the browser's storage. */
export function createForm(host: HTMLElement, settings: Settings, emit: Emit): FormState {
  const key = draftKey(host, settings);
  const session = storage('sessionStorage');
  const attribution = () => captureAttribution(session, location.href, document.referrer);
  // Captured when the seller arrives: by the time a request is sent the page's URL may have changed.
  attribution();
  return new FormState(settings, {
    emit,
    api: (current) =>
      createApi(
        () => baseOf(current()),
        () => current().ipEchoUrl,
      ),
    draft: new Draft(key, { lasting: storage('localStorage'), session }),
    photos: photoStorage(key),
    results: keptResult(session),
    session,
    attribution,
    leaveFor: (path) => location.assign(path),
    tellAnalytics: createAnalytics(),
  });
}
