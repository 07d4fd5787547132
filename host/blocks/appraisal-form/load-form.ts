import { TAG } from '#contract/embed/tag.ts';
import { ENTRY, WIDGET_PATH } from '#contract/embed/widget-files.ts';
import { PATIENCE_MS, sayMissing } from '#widget/first-paint/missing.ts';

/** A screen above or below the visible one: enough time to load the form before a visitor sees it. */
const NEAR = '100% 0px';

/** Calls once when an element is on the screen or near it. */
function whenNear(element: Element, call: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
}

/** In the painted first step, or below an element that has none. */
function sayFailed(form: Element): void {
  if (form.shadowRoot) sayMissing(form.shadowRoot);
  form.querySelector('[data-form-loading]')?.setAttribute('hidden', '');
  form.querySelector('[data-form-failed]')?.removeAttribute('hidden');
}

/** Loads the form of the page, if it has one: the script that partners embed, from the same address. */
export function loadForm(): void {
  const form = document.querySelector(TAG);
  if (!form) return;
  whenNear(form, () => {
    const say = () => sayFailed(form);
    const late = setTimeout(say, PATIENCE_MS);
    import(/* @vite-ignore */ WIDGET_PATH + ENTRY)
      .catch((error: unknown) => {
        say();
        console.error('the form could not be loaded', error);
      })
      .finally(() => clearTimeout(late));
  });
}
