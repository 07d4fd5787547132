import { TAG } from './element.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Pairs of a name and a value as they stand in a tag. */
export type Attributes = readonly (readonly [name: string, value: string])[];

/** The first line that a partner adds to a page: it loads the form. */
export const scriptLine = (origin: string) =>
  `<script type="module" src="${origin}/widget/appraisal-form.js" async></script>`;

/**
 * The second line: the form.
 * @param link is seen where the script cannot run
 */
export function elementLine(origin: string, attributes: Attributes, link: string): string {
  const written = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  return `<${TAG}${written}><a href="${origin}/form">${link}</a></${TAG}>`;
}
