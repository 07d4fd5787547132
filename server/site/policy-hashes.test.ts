import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashesOf } from './policy-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every script and style of a page is allowed by its hash, over several lines and also in a template', () => {
  const html = `<script>one\n()</script><template shadowrootmode="open"><style nonce="">a {}</style></template>
    <script type="text/plain">import('x')</script><script type="module" async="">two()</script>`;
  expect(hashesOf(html)).toEqual({
    scripts: [hash('one\n()'), hash("import('x')"), hash('two()')],
    styles: [hash('a {}')],
  });
});

test('styles that scripts of the page add are allowed beside those that stand in it', () => {
  expect(hashesOf('<style>a</style>', ['b', 'a']).styles).toEqual([hash('a'), hash('b')]);
});

test('a script that is loaded and structured data need none, and the same one is named once', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script><script>x</script><script>x</script>`;
  expect(hashesOf(html)).toEqual({ scripts: [hash('x')], styles: [] });
});
