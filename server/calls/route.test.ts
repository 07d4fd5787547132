import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, expectTypeOf, it, test } from 'vitest';
import { cities, prefectures, zipcodeAddresses } from '#contract/calls/addresses.ts';
import { firstLevel, nextLevel } from '#contract/calls/catalogue.ts';
import { registerShop } from '#contract/calls/shops.ts';
import { CachedAnswers } from '../base/answers/cached-answers.ts';
import { type Json, jsonOf } from '../base/answers/json.ts';
import type { WrittenAnswer } from '../base/answers/written-answer.ts';
import { handleErrors } from '../base/http/error-handling.ts';
import { type Received, route } from './route.ts';

const answers = new CachedAnswers();
const row = { name: 'ROLEX', code: 'c1', row_order: 1, icon: null };

let app: FastifyInstance;
const start = () => {
  app = Fastify();
  handleErrors(app);
  return app;
};
afterEach(() => app?.close());

describe('A route made from a row of the contract', () => {
  it('has its method, path and status', async () => {
    route(start(), registerShop, () => ({}));
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/tccv',
      payload: {
        medium_uuid: 'm',
        trial_company: {
          inflow: '',
          company_shop_name: '',
          name: '',
          zipcode: '',
          address: '',
          tel: '',
          email: '',
          terms: true,
        },
      },
    });
    expect([answer.statusCode, answer.json()]).toEqual([201, {}]);
  });

  it('hands over what is in the path, the query and the body', async () => {
    void start();
    const inputs: unknown[] = [];
    route(app, zipcodeAddresses, ({ params, refuse }) => {
      inputs.push(params);
      return refuse('not_found');
    });
    route(app, cities, ({ query }) => {
      inputs.push(query);
      return { cities: [] };
    });
    route(app, nextLevel, ({ body }) => {
      inputs.push(body);
      return { item_masters: [] };
    });
    await app.inject('/v1/addresses/zipcode_addresses/1620801');
    await app.inject('/v1/addresses/cities?prefecture_id=13&other=1');
    await app.inject({
      method: 'POST',
      url: '/v1/item_masters/level',
      payload: { medium_uuid: 'm', code: 'c' },
    });
    expect(inputs).toEqual([
      { zip: '1620801' },
      { prefecture_id: '13' },
      { medium_uuid: 'm', code: 'c', level: 2 },
    ]);
  });

  it('sends answers that are JSON already as they are', async () => {
    route(start(), firstLevel, () => answers.answer('a', () => jsonOf({ item_masters: [row] })));
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/item_masters/group',
      payload: { medium_uuid: 'm' },
    });
    expect(answer.json()).toEqual({ item_masters: [row] });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each([
    ['a parameter that is missing', '/v1/addresses/cities'],
    ['one that is empty', '/v1/addresses/cities?prefecture_id='],
    ['one that is given twice', '/v1/addresses/cities?prefecture_id=1&prefecture_id=2'],
  ])('refuses %s', async (_what, url) => {
    route(start(), cities, () => ({ cities: [] }));
    const answer = await app.inject(url);
    const message = 'prefecture_id パラメータが必要です';
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        error: {
          code: 'missing_parameter',
          message,
          details: [{ field: 'prefecture_id', message }],
          request_id: answer.headers['x-request-id'],
        },
      },
    ]);
  });

  it('refuses a body that does not fit, naming each member', async () => {
    route(start(), nextLevel, () => ({ item_masters: [] }));
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/item_masters/level',
      payload: { medium_uuid: 1, level: 4 },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toMatchObject({
      code: 'invalid_body',
      details: [{ field: 'medium_uuid' }, { field: 'code' }, { field: 'level' }],
    });
  });
});

describe('What does not fit its row does not compile:', () => {
  test('an answer without a member, or with one of another type', () => {
    void start();
    // @ts-expect-error The answer of `cities` is another.
    route(app, cities, () => ({ prefectures: [] }));
    // @ts-expect-error A city has a name.
    route(app, prefectures, () => ({ prefectures: [{ prefecture_id: '13' }] }));
    const wrong = () => ({ item_masters: [{ ...row, row_order: '1' }] });
    // @ts-expect-error The order is a number.
    route(app, firstLevel, wrong);
    // @ts-expect-error The order is a number, also in an answer that comes late.
    route(app, nextLevel, async () => wrong());
  });

  test('an answer of another type that is JSON already', () => {
    void start();
    const wrong = answers.answer('a', () => jsonOf({ item_masters: [{ ...row, row_order: '1' }] }));
    // @ts-expect-error The order is a number.
    route(app, firstLevel, () => wrong);
    const list: Json<{ cities: [] }> = jsonOf({ cities: [] });
    // @ts-expect-error Cities are no goods.
    route(app, nextLevel, () => answers.answer('b', () => list));
    // @ts-expect-error A buffer of which nobody knows what it holds is no answer.
    answers.answer('c', () => Buffer.from('{}'));
  });

  test('a refusal that the row does not list, or one that the contract does not know', () => {
    type Refuse = Received<typeof cities>['refuse'];
    expectTypeOf<Parameters<Refuse>[0]>().toEqualTypeOf<'missing_parameter' | 'not_found'>();
  });

  test('a parameter or member that the row does not have', () => {
    expectTypeOf<Received<typeof cities>['query']>().toEqualTypeOf<{ prefecture_id: string }>();
    expectTypeOf<Received<typeof cities>['body']>().toEqualTypeOf<undefined>();
    expectTypeOf<Received<typeof zipcodeAddresses>['params']>().toEqualTypeOf<{ zip: string }>();
    expectTypeOf<Received<typeof nextLevel>['body']>().toEqualTypeOf<{
      medium_uuid: string;
      code: string;
      level: 2 | 3;
    }>();
  });

  test('an id, unless it is a text or a number', () => {
    expectTypeOf<WrittenAnswer<typeof cities>>().toEqualTypeOf<{
      cities: { city_id: string | number; city_name: string }[];
    }>();
  });
});
