import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { CALL_DOCS } from '#contract/docs/index.ts';
import { OF_OWN_PAGES, REFUSALS } from '#contract/refusals/refusals.ts';
import { html, prose } from '../../../base/html.ts';
import { openApiDocument } from '../document.ts';
import { apiDescription } from '../routes.ts';
import { apiPage } from './page.ts';

const NAME = '<b>"Tom & Jerry\'s"</b>';
const page = apiPage(openApiDocument(NAME), { styles: '/s.css', json: '/d.json' });
const idsOf = (text: string) => [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

describe('The page of the API', () => {
  test.each(Object.entries(CALLS))('shows the call %s', (name, { method, path }) => {
    const section = page.split(`id="${name}"`)[1]?.split('</section>')[0] ?? '';
    expect(section).toContain(`<span class="method">${method}</span> <code>${path}</code>`);
    expect(section).toContain(CALL_DOCS[name as keyof typeof CALL_DOCS].title);
  });

  test.each(Object.keys(REFUSALS))('shows the refusal %s, unless only our own pages meet it', (code) => {
    expect(page.includes(`<code>${code}</code>`)).toBe(!Object.hasOwn(OF_OWN_PAGES, code));
  });

  it('escapes what it shows', () => {
    expect(page).toContain('&lt;b&gt;&quot;Tom &amp; Jerry&#39;s&quot;&lt;/b&gt; API');
    expect(page).not.toContain(NAME);
    expect(html`<p>${['<', html`<i>${'&'}</i>`]}</p>`.markup).toBe('<p>&lt;<i>&amp;</i></p>');
    expect(prose('**a** `<b>`').markup).toBe('<strong>a</strong> <code>&lt;b&gt;</code>');
  });

  it('links to places that are there', () => {
    const ids = idsOf(page);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/ href="#([^"]*)"/g)) expect(ids).toContain(target);
    for (const [, target] of page.matchAll(/aria-labelledby="([^"]*)"/g)) expect(ids).toContain(target);
  });

  it('loads its styles and nothing else', () => {
    const tags = [...page.matchAll(/<(?:link|script|img|iframe|object|style)\b[^>]*>/g)].map(([tag]) => tag);
    expect(tags).toEqual(['<link rel="stylesheet" href="/s.css">']);
    expect(page).not.toMatch(/ style="| on\w+="|<svg|@import/);
  });
});

describe('The server serves', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = Fastify();
    apiDescription(app, 'タカクラベ');
  });
  afterAll(() => app.close());

  it('the page, with a policy that lets it load its own styles only', async () => {
    const answer = await app.inject('/docs/api');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      'x-content-type-options': 'nosniff',
    });
    const [, styles = ''] = /href="([^"]+\.css[^"]*)"/.exec(answer.body) ?? [];
    const css = await app.inject(styles);
    expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(css.body).toContain('--palette-ink:');
    expect(css.body).not.toMatch(/url\(|@import/);
  });

  it('no colour that is not of the palette', async () => {
    const { body } = await app.inject('/docs/api.css');
    const own = body.slice(body.indexOf('/* The page of the API'));
    expect(own).not.toMatch(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i);
    const names = new Set([...body.matchAll(/(--palette-[\w-]+):/g)].map(([, name]) => name));
    for (const [, name] of own.matchAll(/var\((--[\w-]+)/g)) expect(names).toContain(name);
  });

  it('the document for programs, packed where that is accepted', async () => {
    const plain = await app.inject('/v1/openapi.json');
    expect(plain.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument('タカクラベ'))));
    const packed = await app.inject({ url: '/v1/openapi.json', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });
});
