import type { Settings } from '#contract/element.ts';
import { ROUTES } from '#contract/routes.ts';
import { Addresses } from './api/addresses.ts';
import { Catalogue } from './api/catalogue.ts';
import { ApiError } from './api/client.ts';
import { publicIp } from './api/ip.ts';
import { submissionMessage, submit } from './api/submission.ts';
import type { Emit } from './emit.ts';
import type { FormContextValue } from './parts/context.ts';
import { captureAttribution } from './state/attribution.ts';
import { FormStore } from './state/store.ts';
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

/** Without a trailing slash, so that paths can follow. */
function baseOf(settings: Settings): string {
  const base = settings.apiBase ? new URL(settings.apiBase, document.baseURI).href : SCRIPT_ORIGIN;
  return base.replace(/\/+$/, '');
}

/** Wires a form's state to its element, the API and the browser's storage. */
export function createForm(
  host: HTMLElement,
  root: ShadowRoot,
  settings: Settings,
  emit: Emit,
): FormContextValue {
  const apiBase = (): string => baseOf(store.settings.peek());
  const addresses = () => new Addresses(apiBase());
  const key = draftKey(host, settings);
  const draft = new Draft(key, { lasting: storage('localStorage'), session: storage('sessionStorage') });

  const store: FormStore = new FormStore(settings, {
    emit,
    draft,
    photos: photoStorage(key),
    addresses: {
      prefectures: () => addresses().prefectures(),
      cities: (id) => addresses().cities(id),
      areas: (id) => addresses().areas(id),
      ofZip: (zip) => addresses().ofZip(zip),
    },
    submission: {
      submit: (form, id, onUpload) => submit(apiBase(), form, id, onUpload),
      messageOf: (error) => ({
        message: submissionMessage(error),
        ...(error instanceof ApiError && error.status !== undefined && { status: error.status }),
        details: error instanceof ApiError ? error.details : [],
      }),
      publicIp: () => publicIp(store.settings.peek().ipEchoUrl || apiBase() + ROUTES.ip),
    },
    attribution: () => captureAttribution(storage('sessionStorage'), location.href, document.referrer),
    results: keptResult(storage('sessionStorage')),
    leaveFor: (path) => location.assign(path),
  });
  // Captured when the seller arrives: by the time a request is sent the page's address may have changed.
  captureAttribution(storage('sessionStorage'), location.href, document.referrer);

  let catalogue: Catalogue | undefined;
  let catalogueBase = '';
  return {
    store,
    root,
    apiBase,
    catalogue: () => {
      const base = apiBase();
      if (!catalogue || base !== catalogueBase) catalogue = new Catalogue(base);
      catalogueBase = base;
      return catalogue;
    },
  };
}
