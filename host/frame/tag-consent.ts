import { useSyncExternalStore } from 'react';
import { useSite } from '../settings/use-site.ts';

const KEY = 'site:tags';

/** `unknown`: the visitor has not answered yet. */
type Consent = 'given' | 'refused' | 'unknown';

const listeners = new Set<() => void>();
/** Where the browser stores nothing, an answer holds for this visit. */
let forThisVisit: Consent = 'unknown';

function read(): Consent {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'given' || kept === 'refused' ? kept : forThisVisit;
  } catch {
    return forThisVisit;
  }
}

/** Keeps the visitor's answer in the browser, until the visitor changes it at /privacy. */
export function answerConsent(answer: Exclude<Consent, 'unknown'>): void {
  const wasGiven = read() === 'given';
  forThisVisit = answer;
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // Private windows may refuse storage.
  }
  // Tags that were loaded with consent run until the page is loaded again.
  if (wasGiven && answer === 'refused') location.reload();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the operator asks visitors before tags are loaded, and the visitor's answer. */
export function useTagConsent(): { asked: boolean; consent: Consent | 'not read yet' } {
  const { tagManagerId, tagConsent } = useSite().settings;
  // The server cannot know it; the question waits until the answer was looked up.
  const consent = useSyncExternalStore<Consent | 'not read yet'>(subscribe, read, () => 'not read yet');
  return { asked: Boolean(tagManagerId) && tagConsent, consent };
}
