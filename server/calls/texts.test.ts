import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { jpeg } from '#test/server/photos.ts';
import { enquiryBody, registrationBody } from '#test/server/site-forms.ts';
import { encodeForm, pairsOf, type SentForm } from '#test/server/submission.ts';
import { contactEnquiries, requestItems, requestPhotos, requests, shopRegistrations } from '../db/schema.ts';

/** A NUL and, in JSON, half an emoji, as a broken program cuts it. */
const BAD = 'a\0b\ud83d';

describe('A text that no database stores stops nobody', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const submit = ({ headers, payload }: SentForm) =>
    server.app.inject({ method: 'POST', url: CALLS.submitRequest.path, headers, payload });
  const readRow = async () => (await server.db.select().from(requests))[0];

  it('in an id of an affiliate or an ad', async () => {
    const id = (key: string, value: string) =>
      [`user_form[user_attributes][tracking][${key}]`, value] as const;
    const [medium, ...pairs] = pairsOf();
    const fields = [
      medium,
      id('a8', 'a\0b'),
      id('gclid', `${'x'.repeat(499)}👜`),
      id('yclid', '\0 '),
      ...pairs,
    ];
    expect((await submit(await encodeForm(fields as typeof pairs))).statusCode).toBe(200);
    expect((await readRow())?.tracking).toEqual({ a8: 'ab', gclid: 'x'.repeat(499) });
  });

  it('in any field of a request, where a text is cut, in names of details and of files', async () => {
    const form = await encodeForm(
      pairsOf({
        customer: { name1: '山田\0 花子', addr1: '1-2-3\0' },
        attribution: { referer: `${'x'.repeat(4999)}👜`, utm_source: '\0', utm_campaign: 'a\0b' },
        items: [
          {
            category: 'watch',
            attributes: [['ROLEX\0', 'デイトナ']],
            detail: { item_condition: '美品\0' },
            photos: [{ name: `${'x'.repeat(254)}👜.jpg`, content: jpeg() }],
          },
        ],
      }),
    );
    expect((await submit(form)).statusCode).toBe(200);
    expect(await readRow()).toMatchObject({
      name1: '山田 花子',
      addr1: '1-2-3',
      referer: 'x'.repeat(4999),
      utmCampaign: 'ab',
    });
    expect(await server.db.select().from(requestItems)).toMatchObject([
      { attributes: [['ROLEX', 'デイトナ']], detail: { item_condition: '美品' } },
    ]);
    expect((await server.db.select().from(requestPhotos))[0]?.originalName).toBe('x'.repeat(254));
  });

  it('in an enquiry and in a registration; names have no line breaks', async () => {
    const bad = `山田\r\nBcc: x\u2028${BAD}`;
    const enquiry = enquiryBody({ name: bad, mail_body: `一行目\n${BAD}` });
    const registration = registrationBody({ company_shop_name: bad, name: bad, inflow: bad, address: bad });
    const post = async (url: string, payload: object) =>
      (await server.app.inject({ method: 'POST', url, payload })).statusCode;
    expect(await post(CALLS.sendEnquiry.path, enquiry)).toBe(201);
    expect(await post(CALLS.registerShop.path, registration)).toBe(201);
    const name = '山田 Bcc: x ab';
    expect(await server.db.select().from(contactEnquiries)).toMatchObject([{ name, mailBody: '一行目\nab' }]);
    expect(await server.db.select().from(shopRegistrations)).toMatchObject([
      { companyShopName: name, name, inflow: name, address: name },
    ]);
  });

  it('in an answer to a survey', async () => {
    const { body } = await server.submit();
    const answer = await server.app.inject({
      method: 'PATCH',
      url: CALLS.answerFeedback.path,
      payload: { uuid: body.uuid, survey_feedback: BAD },
    });
    expect(answer.statusCode).toBe(200);
    expect((await readRow())?.feedback).toBe('ab');
  });

  test.each([
    '/v1/partner_shops?keyword=%00',
    '/v1/partner_shops?prefecture_names=%00&categories=%00&page=%00',
    '/v1/addresses/cities?prefecture_id=%00',
    '/v1/addresses/zipcode_addresses/%00',
    '/v1/partner_shops/%00',
    '/v1/media/%00',
    '/wp-json/wp/v2/posts?search=%00&slug=%00',
    '/wp-json/wp/v2/posts?search=%ED%A0%BD',
  ])('in the address %s', async (url) => {
    expect((await server.app.inject(url)).statusCode).toBeLessThan(500);
  });
});
