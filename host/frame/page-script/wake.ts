import { TRUSTED_TYPES } from '#contract/page-policy.ts';
import { ANSWERED_BY_SCRIPTS, type EarlyPresses } from '../../ui/early-presses.ts';
import { trustedTypesPolicy } from '../../ui/trusted-types.ts';
import { AWAKE, HELD, MODULES_RAN } from './held.ts';

/** The events by which a visitor shows that they are there. Screen readers press and send without any other. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'input',
  'click',
  'submit',
  'scroll',
] as const;

/** A visitor whose network is slower is served without React. */
const PATIENCE_MS = 10_000;

/** The module of the page that is held; undefined in a page that needs no React. */
export const heldModule = () => document.querySelector<HTMLScriptElement>(`script[type="${HELD}"]`);

/** In such a page React answers the buttons, but not those of the frame. */
export const isForReact = (button: Element | undefined): boolean => Boolean(button?.closest('main'));

function run(held: HTMLScriptElement): Promise<unknown> {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${HELD}"]`)) {
    link.rel = 'modulepreload';
  }
  const code = held.textContent;
  const policy = trustedTypesPolicy(TRUSTED_TYPES.modules, { createScript: () => code });
  const script = document.createElement('script');
  script.type = 'module';
  script.nonce = held.nonce;
  script.textContent = policy?.createScript('') ?? code;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    addEventListener(MODULES_RAN, resolve, { once: true });
    script.addEventListener('error', reject);
    setTimeout(reject, PATIENCE_MS, new Error('its modules have not come in time'));
  });
}

/**
 * Keeps the last thing that a visitor does and only React answers well: a press on a button, or a form that is sent.
 * @param first a button that was pressed before
 */
function keepDeeds(first: HTMLElement | undefined) {
  const ended = new AbortController();
  const { signal } = ended;
  let again = () => first?.click();
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(ANSWERED_BY_SCRIPTS) : null;
      if (button && isForReact(button)) again = () => button.click();
    },
    { signal },
  );
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      // Safari has it since 16.
      again = () => (Reflect.has(form, 'requestSubmit') ? form.requestSubmit(submitter) : form.submit());
    },
    { signal },
  );
  return {
    /** Keeps nothing any more. */
    end: () => ended.abort(),
    doAgain: () => again(),
  };
}

const isReached = (address: string): Promise<boolean> =>
  Promise.race([
    fetch(address, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status < 500),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false)),
  ]).catch(() => false);

/**
 * Keeps a form filled that cannot reach the site, and shows the message that it has ready: the browser would show its
 * own page of errors instead. For pages that have not got React.
 */
function keepFilled(): void {
  addEventListener('submit', async (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const failure = form.querySelector<HTMLElement>('[data-not-sent]');
    if (!failure) return;
    event.preventDefault();
    failure.hidden = true;
    if (await isReached(form.action)) return form.submit();
    failure.hidden = false;
    failure.scrollIntoView({ block: 'center' });
  });
}

/**
 * Has React take the page over at the first sign of a visitor. Until then the server's HTML works without it: links,
 * and what browsers open by themselves. Where React cannot be loaded, forms do as well.
 * @param early what somebody has pressed before this script was there
 */
export function wakeWhenUsed(held: HTMLScriptElement, early: EarlyPresses): void {
  const used = new AbortController();
  const deeds = keepDeeds(isForReact(early.button) ? early.button : undefined);
  const wake = async () => {
    if (used.signal.aborted) return;
    used.abort();
    try {
      const [{ hydrate }] = await Promise.all([import('./hydrate.tsx'), run(held)]);
      deeds.end();
      addEventListener(AWAKE, deeds.doAgain, { once: true });
      hydrate();
    } catch (error) {
      console.error('the page could not be taken over', error);
      deeds.end();
      keepFilled();
      deeds.doAgain();
    }
  };
  for (const sign of SIGNS) addEventListener(sign, wake, { signal: used.signal, passive: true });
  // A form that was not accepted leads its sender to what is missing.
  if (early.isUsed || document.querySelector('main form:focus-within, main [aria-invalid="true"]'))
    void wake();
}
