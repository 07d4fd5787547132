import { renderToStaticMarkup } from 'react-dom/server';
import { FIRST_STEP_CSS, firstStep, rememberPress } from '#widget/server.ts';
import { FormContent } from './waiting.tsx';

export { FORM_STYLES } from '#widget/server.ts';

/** By the attributes of the element. The site has a dozen forms, so each is rendered once. */
const cache = new Map<string, string>();

function stepOf(attributes: Record<string, string>): string {
  const key = JSON.stringify(attributes);
  const html = cache.get(key) ?? firstStep(attributes);
  cache.set(key, html);
  return html;
}

const REMEMBER = `(() => {
  const painted = document.currentScript.parentElement.shadowRoot?.querySelector('[data-first-paint]');
  painted?.addEventListener('click', ({ target }) => (${rememberPress})(painted, target));
})();`;

/**
 * Paints the first step in the page's HTML, as a declarative shadow root, so that it appears with the page and
 * remembers choices before any script has loaded. Browsers without such roots show the HTML below the element until the
 * form has loaded.
 * @param nonce of the content security policy
 */
export const paintFirstStep =
  (nonce: string) =>
  (attributes: Record<string, string>, lead: string): string =>
    [
      '<template shadowrootmode="open">',
      `<style nonce="${nonce}">${FIRST_STEP_CSS}</style>`,
      `<div data-first-paint>${stepOf(attributes)}</div>`,
      '</template>',
      renderToStaticMarkup(<FormContent lead={lead} />),
      `<script nonce="${nonce}">${REMEMBER}</script>`,
    ].join('');
