import { TRUSTED_TYPES } from '#contract/site/page-policy.ts';
import { ANSWERED_BY_SCRIPTS, type EarlyPresses } from '../../ui/early-presses.ts';
import { SIGNS } from '../../ui/signs.ts';
import { trustedTypesPolicy } from '../../ui/trusted-types.ts';
import { mainElement } from '../main.tsx';
import { AWAKE, HELD, MODULES_RAN } from './held.ts';

/** A visitor whose network is slower is served without React. */
const PATIENCE_MS = 10_000;

/** The module of the page that is held; undefined in a page that needs no React. */
export const heldModule = () => document.querySelector<HTMLScriptElement>(`script[type="${HELD}"]`);

/** In such a page React answers the buttons, but not those of the frame. */
export const isForReact = (button: Element | undefined): boolean => Boolean(button?.closest('main'));

function run(module: HTMLScriptElement): Promise<unknown> {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${HELD}"]`)) {
    link.rel = 'modulepreload';
  }
  const code = module.textContent;
  const policy = trustedTypesPolicy(TRUSTED_TYPES.modules, { createScript: () => code });
  const script = document.createElement('script');
  script.type = 'module';
  script.nonce = module.nonce;
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
  const controller = new AbortController();
  const { signal } = controller;
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
      again = () => send(form, submitter);
    },
    { signal },
  );
  return {
    /** Keeps nothing any more. */
    end: () => controller.abort(),
    doAgain: () => again(),
  };
}

const isReached = (address: string): Promise<boolean> =>
  Promise.race([
    fetch(address, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status < 500),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false)),
  ]).catch(() => false);

// Safari has it since 16.
const send = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  Reflect.has(form, 'requestSubmit') ? form.requestSubmit(submitter) : form.submit();

/**
 * Has the browser send forms. One that cannot reach the site stays filled, and shows the message that it has ready: the
 * browser would show its own page of errors instead.
 * @param isAwake React is not told of them
 */
function sendByBrowser({ isAwake }: { isAwake: boolean }): void {
  const checkedForms = new WeakSet<HTMLFormElement>();
  addEventListener(
    'submit',
    async (event) => {
      const { target: form, submitter } = event;
      // The device of the visitor is asked by a script.
      if (!(form instanceof HTMLFormElement) || 'asksDevice' in form.dataset) return;
      if (isAwake) event.stopPropagation();
      const failure = form.querySelector<HTMLElement>('[data-not-sent]');
      if (!failure || checkedForms.has(form)) return;
      event.preventDefault();
      failure.hidden = true;
      if (await isReached(form.action)) {
        checkedForms.add(form);
        send(form, submitter);
        checkedForms.delete(form);
        return;
      }
      failure.hidden = false;
      failure.scrollIntoView({ block: 'center' });
    },
    true,
  );
}

const SENT_WHEN_CHOSEN = 'form[data-sent-when-chosen]';

const isChosen = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('option')].some(({ selected, defaultSelected }) => defaultSelected && !selected);

/**
 * Has the browser send a form whose choices are answered at once, which has no button where there are scripts: now, if
 * something has been chosen already, and at each choice.
 */
function sendWhenChosen(): void {
  addEventListener('change', ({ target }) => {
    if (target instanceof Element) target.closest<HTMLFormElement>(SENT_WHEN_CHOSEN)?.submit();
  });
  for (const form of document.querySelectorAll<HTMLFormElement>(SENT_WHEN_CHOSEN)) {
    if (isChosen(form)) form.submit();
  }
}

/** Another page of the history is drawn by the server. */
function goBackByBrowser(): void {
  const address = () => location.pathname + location.search;
  const startAddress = address();
  addEventListener(
    'popstate',
    (event) => {
      if (address() === startAddress) return;
      event.stopImmediatePropagation();
      location.reload();
    },
    true,
  );
}

/** React has the page, but something else has changed it since: what comes next is the browser's and the server's. */
function goOnWithoutReact(): void {
  sendByBrowser({ isAwake: true });
  goBackByBrowser();
}

/**
 * Has React take the page over at the first sign of a visitor. Until then the server's HTML works without it: links,
 * and what browsers open by themselves. Where React cannot be loaded, or something else has changed the page, forms do
 * as well.
 * @param early what somebody has pressed before this script was there
 * @param speak loads the words of a page in another language than Japanese
 */
export function wakeWhenUsed(
  module: HTMLScriptElement,
  early: EarlyPresses,
  speak: () => Promise<void>,
): void {
  const controller = new AbortController();
  const deeds = keepDeeds(isForReact(early.button) ? early.button : undefined);
  const doAgain = () => {
    deeds.end();
    deeds.doAgain();
  };
  const wake = async () => {
    const main = mainElement();
    if (controller.signal.aborted || !main) return;
    controller.abort();
    try {
      const [{ hydrate }] = await Promise.all([import('./hydrate.tsx'), run(module), speak()]);
      addEventListener(AWAKE, doAgain, { once: true });
      if (await hydrate(main, goOnWithoutReact)) return;
      console.info('something else has changed the page, which goes on without React');
    } catch (error) {
      console.error('the page could not be taken over', error);
    }
    sendByBrowser({ isAwake: false });
    sendWhenChosen();
    doAgain();
  };
  for (const sign of SIGNS) addEventListener(sign, wake, { signal: controller.signal, passive: true });
  // A form that was not accepted leads its sender to what is missing.
  if (early.isUsed || document.querySelector('main form:focus-within, main [aria-invalid="true"]'))
    void wake();
}
