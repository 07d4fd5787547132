import { ATTRIBUTES, type Settings } from '#contract/element.ts';
import { baseOf } from '../api/base.ts';
import { lazyApi } from '../api/lazy-api.ts';
import { createAnalytics } from '../base/analytics.ts';
import type { Emit } from '../base/emit.ts';
import { pageStorage, whileAllowed } from '../base/page-storage.ts';
import { THANKS_STEP } from '../parts/thanks-step/load.ts';
import { FormState } from '../state/form-state.ts';
import { Draft } from '../storage/draft.ts';
import { keptPlace } from '../storage/kept-place.ts';
import { keptResult } from '../storage/kept-result.ts';
import { photoStorage } from '../storage/photo-storage.ts';
import { keepArrival } from '../visit/arrival.ts';
import { keepScroll } from '../visit/keep-scroll.ts';
import { PageHistory } from '../visit/page-history.ts';

/**
 * The key of this form's drafts. If the page routes, its pages show one form. Embedded forms have a draft for each page
 * and place in the page.
 */
function draftKey(host: HTMLElement, settings: Settings): string {
  if (settings.navigation === 'host') return 'routed';
  const forms = [...document.querySelectorAll(host.localName)];
  // An element that is not in the page yet counts as the last form.
  const place = forms.includes(host) ? forms.indexOf(host) : forms.length;
  return `${location.pathname}#${host.id || place}`;
}

/** Whether the page lets the form keep data in the visitor's browser. This may change at any time. */
const mayStore = (host: HTMLElement) =>
  ATTRIBUTES.storage.parse(host.getAttribute('storage') ?? '') !== 'none';

/** Connects a form's state with its element, the API and the browser's storage. */
export function createForm(host: HTMLElement, settings: Settings, emit: Emit): FormState {
  const key = draftKey(host, settings);
  const allowed = () => mayStore(host);
  const session = whileAllowed(pageStorage('sessionStorage'), allowed);
  return new FormState(settings, {
    emit,
    api: (current) =>
      lazyApi(
        () => baseOf(current()),
        () => current().ipEchoUrl,
      ),
    draft: new Draft(key, { lasting: whileAllowed(pageStorage('localStorage'), allowed), session }),
    photos: photoStorage(key, allowed),
    results: keptResult(session),
    places: keptPlace(key, session),
    session,
    attribution: keepArrival,
    history: new PageHistory(key, window),
    keepScroll: () => keepScroll(host, key, session),
    leaveFor: (path) => location.assign(path),
    reload: () => location.reload(),
    tellAnalytics: createAnalytics(),
    loadThanks: THANKS_STEP.load,
  });
}
