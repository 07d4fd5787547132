import { trustedHtml } from '../ui/trusted-html.ts';

/** Text of a visitor or an editor must not end the script element. */
const script = (fact: object) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    ...fact,
  }).replaceAll('<', '\\u003c')}</script>`;

/**
 * Facts for search engines (schema.org). They are one piece of HTML, because React makes a script element of a string
 * that has no Trusted Types policy.
 */
export function StructuredData({ facts }: { facts: readonly object[] }) {
  return <div hidden {...trustedHtml(facts.map(script).join(''))} />;
}
