import { FIRST_STEP_CSS, firstStep } from '#widget/server.ts';
import styles from './appraisal-form.module.css';
import { FORM } from './messages.ts';

/** The few addresses of forms in this site, each rendered once. */
const rendered = new Map<string, string>();

function stepOf(attributes: Record<string, string>): string {
  const key = JSON.stringify(attributes);
  const html = rendered.get(key) ?? firstStep(attributes);
  rendered.set(key, html);
  return html;
}

/** Remembers which button was pressed before the form's script is there; the form presses it (widget/first-paint). */
const REMEMBER = `(() => {
  const painted = document.currentScript.parentElement.shadowRoot?.querySelector('[data-first-paint]');
  painted?.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button) painted.dataset.pressed = [...painted.querySelectorAll('button')].indexOf(button);
  });
})();`;

/**
 * Paints the first step in the page's HTML, as a declarative shadow root, so that it is seen with the page and keeps
 * what is chosen before any script has loaded. Browsers without such roots show what stands below the element until
 * the form is there.
 * @param nonce of the content security policy
 */
export const paintFirstStep =
  (nonce: string) =>
  (attributes: Record<string, string>): string =>
    [
      '<template shadowrootmode="open">',
      `<style nonce="${nonce}">${FIRST_STEP_CSS}</style>`,
      `<div data-first-paint>${stepOf(attributes)}</div>`,
      '</template>',
      `<div class="${styles.waiting}"><p role="status">${FORM.loading}</p></div>`,
      `<script nonce="${nonce}">${REMEMBER}</script>`,
    ].join('');
