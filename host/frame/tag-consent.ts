const KEY = 'site:tags';

/** `unknown`: the visitor has not answered yet. */
type Consent = 'given' | 'refused' | 'unknown';

/** Dispatched at the window when a visitor has answered. */
const ANSWERED = 'site:consent';

/** Where the browser stores nothing, an answer holds for this page. */
let forThisPage: Consent = 'unknown';

const isAnswer = (text: string | null | undefined): text is 'given' | 'refused' =>
  text === 'given' || text === 'refused';

/** The visitor's answer. */
export function consentOf(): Consent {
  try {
    const value = localStorage.getItem(KEY);
    return isAnswer(value) ? value : forThisPage;
  } catch {
    return forThisPage;
  }
}

/** Keeps the visitor's answer in the browser, until the visitor changes it at /privacy. */
function answer(consent: Exclude<Consent, 'unknown'>): void {
  const wasGiven = consentOf() === 'given';
  forThisPage = consent;
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Private windows may refuse storage.
  }
  // Tags that were loaded with consent run until the page is loaded again.
  if (wasGiven && consent === 'refused') location.reload();
  dispatchEvent(new Event(ANSWERED));
}

/** Takes the visitor's answer by the buttons of consent-buttons.tsx. */
export function answerConsentButtons(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
    const choice = button?.dataset.consent;
    if (isAnswer(choice)) answer(choice);
  });
}

/** Marks the buttons of the current answer. */
export function showConsent(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.setAttribute('aria-pressed', String(button.dataset.consent === consentOf()));
  }
}

/** Calls whenever a visitor has answered. Returns a function that ends it. */
export function onConsent(call: () => void): () => void {
  addEventListener(ANSWERED, call);
  return () => removeEventListener(ANSWERED, call);
}
