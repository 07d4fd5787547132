import { expect, test } from 'vitest';
import { transmissionsFor } from '#contract/docs/transmissions.ts';
import type { Privacy } from '#contract/site/page-policy.ts';
import type { SiteConfig } from '../base/site-config.ts';
import { siteHeaders } from './site-headers.ts';

const CONFIG = {
  settings: { siteUrl: 'https://site.example', tagManagerId: 'GTM-TEST', mapsKey: 'key' },
  apiBase: 'https://api.example/v9',
  contentApiBase: 'https://words.example/wp-json',
} as SiteConfig;

const CODE = { scripts: ["'nonce-x'"], styles: ["'nonce-x'"] };
const policyOf = (privacy?: Privacy) => siteHeaders(CODE, CONFIG, privacy)['content-security-policy'] ?? '';

test('a page whose address is a key is kept by nobody, and loads nothing of others', () => {
  expect(siteHeaders(CODE, CONFIG, 'key')).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
  expect(policyOf('key')).not.toMatch(/google|youtube|vimeo|https:(;| )/);
  expect(policyOf('key')).toContain("img-src 'self' data: blob: https://api.example;");
  expect(policyOf('key')).toContain("frame-src 'none'");
});

test('other pages may have what the operator has set', () => {
  expect(siteHeaders(CODE, CONFIG)).not.toHaveProperty('x-robots-tag');
  expect(policyOf()).toMatch(/script-src 'self' 'nonce-x' https:\/\/www\.googletagmanager\.com;/);
});

test('each other site that a page may reach is in the table of what leaves', () => {
  const disclosure = { release: 'all', mostShops: 15, years: 3, silentDays: 1, lookedDays: 2 } as const;
  const settings = { ...CONFIG.settings, disclosure };
  const names = transmissionsFor(settings).flatMap(({ origins = [] }) => origins);
  const ours = [CONFIG.apiBase, CONFIG.contentApiBase].map((url) => new URL(url).origin);
  const reached = policyOf()
    .split(/[\s;]+/)
    .filter((source) => source.startsWith('https:') && !ours.includes(source));
  expect(new Set(reached)).toEqual(new Set(names));
});

test('tags may write HTML only where the operator has a tag manager', () => {
  const policiesOf = (tagManagerId: string) =>
    /trusted-types ([^;]+)$/.exec(
      siteHeaders(CODE, { ...CONFIG, settings: { ...CONFIG.settings, tagManagerId } })[
        'content-security-policy'
      ] ?? '',
    )?.[1];
  expect(policiesOf('')).toBe('site-html site-modules');
  expect(policiesOf('GTM-TEST')).toBe("site-html site-modules site-tags goog#html 'allow-duplicates'");
});
