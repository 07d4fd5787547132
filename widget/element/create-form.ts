import { ATTRIBUTES, type Settings } from '#contract/embed/element.ts';
import { baseOf } from '../api/base.ts';
import { lazyApi } from '../api/lazy-api.ts';
import { createAnalytics } from '../base/analytics.ts';
import type { Emit } from '../base/emit.ts';
import { pageStorage, whileAllowed } from '../base/page-storage.ts';
import { THANKS_STEP } from '../parts/thanks-step/load.ts';
import { FIRST_ANSWER } from '../state/first-answer.ts';
import type { FormEnvironment } from '../state/form-environment.ts';
import { FormState } from '../state/form-state.ts';
import { mayHaveDraft } from '../storage/draft-keys.ts';
import { keptPlace } from '../storage/kept-place.ts';
import { keptResult } from '../storage/kept-result.ts';
import { keepArrival } from '../visit/arrival.ts';
import { keepScroll } from '../visit/keep-scroll.ts';
import { TEST_KEY } from '../visit/test-key.ts';

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

const storagesOf = (host: HTMLElement) => ({
  lasting: whileAllowed(pageStorage('localStorage'), () => mayStore(host)),
  session: whileAllowed(pageStorage('sessionStorage'), () => mayStore(host)),
});

/** True if goods or contact details may be known from an earlier visit. */
export const mayBeKnown = (host: HTMLElement, settings: Settings): boolean =>
  mayHaveDraft(draftKey(host, settings), storagesOf(host));

/** Connects a form's state with its element, the API and the browser's storage. */
export function createForm(host: HTMLElement, settings: Settings, emit: Emit): FormState {
  const key = draftKey(host, settings);
  const storages = storagesOf(host);
  const { session } = storages;
  const environment: FormEnvironment = {
    emit,
    api: (current) =>
      lazyApi(
        () => baseOf(current()),
        () => current().ipEchoUrl,
        () => (current().apiBase ? '' : current().theme),
      ),
    draft: ({ Draft, DraftKeeper, photoStorage }) =>
      new DraftKeeper(
        new Draft(key, storages),
        photoStorage(key, () => mayStore(host)),
      ),
    keepAnew: async () => (await FIRST_ANSWER.load()).answersOf(form).keepAnew(),
    results: keptResult(session),
    places: keptPlace(key, session),
    session,
    attribution: keepArrival,
    testKey: TEST_KEY,
    history: { window, name: key, element: host },
    keepScroll: () => keepScroll(host, key, session),
    leaveFor: (path) => location.assign(path),
    reload: () => location.reload(),
    tellAnalytics: createAnalytics(),
    loadThanks: THANKS_STEP.load,
  };
  const form = new FormState(settings, environment, FIRST_ANSWER.code?.answersOf);
  return form;
}
