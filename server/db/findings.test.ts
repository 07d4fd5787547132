import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { urlOf } from '#contract/calls/call.ts';
import { noteFindings } from '#contract/calls/site.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { MOST_PAGES } from './findings.ts';
import { doctorFindings, media } from './schema.ts';

const MEDIUM = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b21';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.db.insert(media).values({ uuid: MEDIUM, name: '見本メディア', hosts: ['media.example'] });
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(doctorFindings));

const tell = async (
  page: string,
  codes: string,
  { uuid = MEDIUM, origin = 'https://media.example' } = {},
) => {
  const url = urlOf(noteFindings, '', { params: { uuid }, query: { page, codes } });
  const { statusCode } = await server.app.inject({ method: 'POST', url, headers: { origin } });
  expect(statusCode).toBe(200);
  return server.db.select().from(doctorFindings);
};

it('The last examination of a page takes the place of the one before', async () => {
  await tell('media.example/watch', 'no-viewport,narrow');
  expect(await tell('media.example/watch', '')).toMatchObject([{ page: 'media.example/watch', codes: [] }]);
  const [row] = await tell('media.example/watch', 'no-viewport,narrow,<b>,narrow');
  expect(row?.codes).toEqual(['narrow', 'no-viewport']);
});

test.each([
  ['a page of another host', 'other.example/watch', {}],
  ['a host that may not use the medium', 'other.example/watch', { origin: 'https://other.example' }],
  ['a caller without an origin', 'media.example/watch', { origin: '' }],
  ['an unknown medium', 'media.example/watch', { uuid: '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b99' }],
  ['a medium that is none', 'media.example/watch', { uuid: "x' or true--" }],
  ['a page that is none', 'media.example', {}],
  ['a page that is too long', `media.example/${'x'.repeat(200)}`, {}],
])('Nothing is kept about %s', async (_name, page, options) => {
  expect(await tell(page, 'narrow', options)).toEqual([]);
});

it('Of a medium so many pages are kept, and the oldest go', async () => {
  await server.db.insert(doctorFindings).values(
    Array.from({ length: MOST_PAGES }, (_, index) => ({
      mediumUuid: MEDIUM,
      page: `media.example/${index}`,
      codes: [],
      foundAt: new Date(Date.now() - (MOST_PAGES - index) * 1000),
    })),
  );
  const pages = (await tell('media.example/new', '')).map(({ page }) => page);
  expect(pages).toHaveLength(MOST_PAGES);
  expect(pages).toContain('media.example/new');
  expect(pages).not.toContain('media.example/0');
});
