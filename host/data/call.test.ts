import { expect, test, vi } from 'vitest';
import { fromZipcode } from '#contract/calls/addresses.ts';
import { partnerShops, registerShop } from '#contract/calls/shops.ts';
import { sendEnquiry } from '#contract/calls/site.ts';
import { call, callWithStatus } from './call.ts';
import { answeringApi } from './local-api.ts';

const api = answeringApi();
const AREA = { prefecture_name: '東京都', city_name: '新宿区', area_name: null };
const QUERY = { categories: '', prefecture_names: '東京都', keyword: 'a&b', page: '1', per_page: '10' };
const ENQUIRY = { contact: { name: 'a', email: 'a@b.c', mail_body: 'x', service_uuid: 's' } };

test('a call names its parameters and its query in the URL', async () => {
  const urls: string[] = [];
  api.handler = (request, response) => {
    urls.push(request.url ?? '');
    response.end(JSON.stringify(request.url?.includes('zip') ? { area: AREA } : { data: [] }));
  };
  const { area } = await call(fromZipcode, { api: api.base, params: { zip: '16/' } });
  expect(area).toEqual({ ...AREA, area_name: '' });
  await call(partnerShops, { api: api.base, query: QUERY });
  const [zip, shops = ''] = urls;
  expect(zip).toBe('/v1/addresses/from_zipcode/16%2F');
  expect(Object.fromEntries(new URL(shops, 'http://x').searchParams)).toEqual(QUERY);
});

test('a body is sent as JSON, and what nobody reads of the answer may be missing', async () => {
  let body = '';
  api.handler = (request, response) => {
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => response.writeHead(204).end());
  };
  await call(sendEnquiry, { api: api.base, body: ENQUIRY });
  expect(JSON.parse(body)).toEqual(ENQUIRY);
});

test('callers that accept only one status get it', async () => {
  api.answer({}, 200);
  const trial = { inflow: '', company_shop_name: '', name: '', zipcode: '', address: '', tel: '', email: '' };
  const body = { medium_uuid: 'm', trial_company: { ...trial, terms: true } };
  expect((await callWithStatus(registerShop, { api: api.base, body })).status).toBe(200);
});

const REFUSED = { error: { code: 'not_found', message: 'ない', details: [], request_id: 'r' } };

test.each([
  ['the code of a refusal', REFUSED, 404, { status: 404, code: 'not_found' }],
  ['a failure without a refusal', '<html>', 502, { status: 502, code: 'http_error' }],
  ['an answer that is not JSON', '<html>', 200, { status: 200, code: 'bad_answer' }],
  ['an answer of another shape', { area: 'Tokyo' }, 200, { status: 200, code: 'bad_answer' }],
])('%s', async (_what, body, status, error) => {
  api.answer(body, status);
  const answer = call(fromZipcode, { api: api.base, params: { zip: '1600022' } });
  await expect(answer).rejects.toMatchObject({ name: 'CallError', ...error });
});

test('an API that does not answer', async () => {
  api.handler = (_request, response) => response.destroy();
  const answer = call(fromZipcode, { api: api.base, params: { zip: '1600022' } });
  await expect(answer).rejects.toMatchObject({ name: 'CallError', status: 0, code: 'no_answer' });
});

test('a call is given up after ten seconds', async () => {
  api.handler = () => {};
  const { timeout } = AbortSignal;
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 20));
  const answer = call(fromZipcode, { api: api.base, params: { zip: '1600022' } });
  await expect(answer).rejects.toMatchObject({ code: 'no_answer' });
  expect(timeoutSpy.mock.calls).toEqual([[10_000]]);
  timeoutSpy.mockRestore();
});

test('a visitor who leaves ends the call', async () => {
  api.handler = () => {};
  const controller = new AbortController();
  const answer = call(fromZipcode, { api: api.base, params: { zip: '1600022' }, signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toMatchObject({ code: 'no_answer' });
});
