import { TRUSTED_TYPES } from '#contract/site/page-policy.ts';
import { trustedTypesPolicy } from './trusted-types.ts';

const policy = trustedTypesPolicy(TRUSTED_TYPES.html, { createHTML: (html) => html });

/** Values that were made already. React would write the same HTML again if it got a new object for it. */
const cache = new Map<string, string>();

function trust(html: string): string {
  if (!policy) return html;
  const markup = cache.get(html) ?? policy.createHTML(html);
  cache.set(html, markup);
  return markup;
}

/**
 * Text that goes into a page as HTML or CSS instead of being escaped: `<p {...trustedHtml(html)} />`. It must be our
 * own, or cleaned on the server; any other text of a visitor or an editor is given to React as text.
 */
export const trustedHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: trust(html) } });
