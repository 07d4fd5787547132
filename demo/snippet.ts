import { MESSAGES } from './messages.ts';
import { type Settings, toAttributes } from './settings.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The two lines that a partner adds to a page. The link is seen where the script cannot run.
 * They never contain the calls that fail on purpose.
 */
export function toSnippet(settings: Settings, origin: string): string {
  const attributes = toAttributes(settings).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return [
    `<script type="module" src="${origin}/widget/appraisal-form.js" async></script>`,
    `<appraisal-form${attributes.join('')}><a href="${origin}/form">${MESSAGES.formPage}</a></appraisal-form>`,
  ].join('\n');
}
