import { describe, expect, test } from 'vitest';
import { CALL_DOCS } from '../docs/index.ts';
import { REFUSALS } from '../refusals/refusals.ts';
import { cities, zipcodeAddresses } from './addresses.ts';
import { type Call, urlOf } from './call.ts';
import { DEMO_SCOPES } from './demo.ts';
import { CALLS, type CallName, DOMAINS } from './index.ts';
import { IDEMPOTENCY_HEADER } from './requests.ts';

const rows = Object.entries(CALLS) as [CallName, Call][];

describe('Every call', () => {
  test('has a method and path of its own', () => {
    const places = rows.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('stands in one domain only', () => {
    const names = Object.values(DOMAINS).flatMap((domain) => Object.keys(domain));
    expect(names.sort()).toEqual(Object.keys(CALLS).sort());
  });

  test('belongs to the scope "all" of the demo', () => {
    expect(DEMO_SCOPES.all).toHaveLength(rows.length);
  });

  test.each(rows)('%s is refused in ways that the table of refusals has', (_name, { refusals }) => {
    for (const code of refusals) expect(REFUSALS).toHaveProperty(code);
    expect(new Set(refusals).size).toBe(refusals.length);
  });

  test.each(rows)('%s has an example that its own schemas take', (name, row) => {
    expect(CALL_DOCS[name], `no text about ${name} in contract/docs`).toBeDefined();
    const { example } = CALL_DOCS[name];
    expect(row.answer.safeParse(example.answer).success).toBe(true);
    if (row.query) expect(row.query.safeParse(example.query).success).toBe(true);
    if (row.params) expect(row.params.safeParse(example.params).success).toBe(true);
    if (row.body && row.body !== 'multipart') expect(row.body.safeParse(example.body).success).toBe(true);
  });
});

describe('The URL of a call', () => {
  test('holds what stands in its path', () =>
    expect(urlOf(zipcodeAddresses, 'https://api.example', { params: { zip: '1500041' } })).toBe(
      'https://api.example/v1/addresses/zipcode_addresses/1500041',
    ));

  test('escapes what comes from outside', () =>
    expect(urlOf(zipcodeAddresses, '', { params: { zip: '../x?y' } })).toBe(
      '/v1/addresses/zipcode_addresses/..%2Fx%3Fy',
    ));

  test('has its query behind it', () =>
    expect(urlOf(cities, '', { query: { prefecture_id: '13' } })).toBe(
      '/v1/addresses/cities?prefecture_id=13',
    ));

  test('leaves out what is undefined and keeps what is empty', () =>
    expect(urlOf(cities, '', { query: { a: undefined, b: '' } })).toBe('/v1/addresses/cities?b='));
});

// Clauses 1.7-3, 1.7-4, 1.7-5, 1.7-6, 1.7-9, 2.7-3, 2.7-6
test('the calls go to the paths of the specification', () => {
  const places = rows.map(([, { method, path }]) => `${method} ${path}`);
  expect(places).toEqual(
    expect.arrayContaining([
      'POST /v1/item_masters/group',
      'POST /v1/item_masters/level',
      'POST /v1/mucv',
      'GET /v1/addresses/prefectures',
      'GET /v1/addresses/cities',
      'GET /v1/addresses/areas',
      'GET /v1/addresses/zipcode_addresses/{zip}',
      'GET /v1/addresses/from_zipcode/{zip}',
      'PATCH /v1/ucv/sa',
      'PATCH /v1/ucv/sf',
      'GET /v1/recent_appraisals',
      'GET /v1/company_shops/recommended',
      'GET /v1/partner_shops/company_shops',
      'GET /v1/partner_shops/company_shops/{uuid}',
      'GET /v1/latest_company_shops',
      'POST /v1/tccv',
      'POST /v1/contacts',
    ]),
  );
  expect(IDEMPOTENCY_HEADER).toBe('Idempotency-Key');
});
