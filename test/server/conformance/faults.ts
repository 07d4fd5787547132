import { type Call, urlOf } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls/index.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import type { BackEndFault, Passing, PassingAnswer } from './faulty-server.ts';

/* Faults of back ends, one at a time, and the rows of the conformance run that find them. */

type Change = (answer: PassingAnswer, request: Passing) => PassingAnswer;

const isCall = (name: CallName, { method, url }: Passing): boolean => {
  const row: Call = CALLS[name];
  const pattern = urlOf(row, '').replace(/\/$/, '/[^/?]+');
  return method === row.method && new RegExp(`^${pattern}(\\?|$)`).test(url);
};

/** Changes the answers to one call. */
const at =
  (name: CallName, change: Change): Change =>
  (answer, request) =>
    isCall(name, request) ? change(answer, request) : answer;

/** Changes answers of one status. */
const where =
  (status: number, change: Change): Change =>
  (answer, request) =>
    answer.status === status ? change(answer, request) : answer;

/** Changes the data of a successful answer. */
const json = (change: (data: ReturnType<typeof JSON.parse>, request: Passing) => unknown): Change =>
  where(200, (answer, request) => ({
    ...answer,
    body: JSON.stringify(change(JSON.parse(answer.body), request)),
  }));

const status =
  (code: number, body?: string): Change =>
  (answer) => ({ ...answer, status: code, body: body ?? answer.body });

/** Changes an answer where its request is so. */
const when =
  (is: (request: Passing) => boolean, change: Change): Change =>
  (answer, request) =>
    is(request) ? change(answer, request) : answer;

const without =
  (header: string): Change =>
  (answer) => ({ ...answer, headers: { ...answer.headers, [header]: undefined } });

/** Where a form or a body holds a text. */
const has = ({ body }: Passing, text: string) => body.includes(text);
const times = ({ body }: Passing, text: string) => body.toString('latin1').split(text).length - 1;

const ITEM = 'user_form[user_requests][][medium_uuid]';
const IMAGE = 'user_form[user_requests][][item_images][]';
const STORED = JSON.stringify({ uuid: '6f1c2a9e-3b7d-4c58-9a10-2d4e6f8a0b1c', company_shops: [] });

/** A submission that is taken though it should be refused. */
const takes = (is: (request: Passing) => boolean): Change =>
  at('submitRequest', where(422, when(is, status(200, STORED))));

const rewritten =
  (name: CallName, from: string | RegExp, to: string) =>
  (request: Passing): Passing => {
    if (!isCall(name, request)) return request;
    const body = Buffer.from(request.body.toString().replace(from, to));
    const headers = { ...request.headers, 'content-length': String(body.length) };
    return { ...request, url: request.url.replace(from, to), body, headers };
  };

export const FAULTS: readonly BackEndFault[] = [
  {
    name: 'a request without items is taken',
    foundBy: ['submitRequest: refuses a request without items'],
    answer: takes((request) => !has(request, ITEM) && has(request, 'name1')),
  },
  {
    name: 'a wrong e-mail address is taken',
    foundBy: ['submitRequest: refuses a wrong email (メールアドレス)'],
    answer: takes(
      (request) => times(request, IMAGE) === 1 && !has(request, '@example.com') && has(request, '[email]'),
    ),
  },
  {
    name: 'photos of another type are taken',
    foundBy: ['submitRequest: refuses a photo of another type (GIF)'],
    answer: takes((request) => has(request, 'image/gif')),
  },
  {
    name: 'a broken submission is answered with 500',
    foundBy: [
      'submitRequest: refuses 4 photos at an item',
      'submitRequest: refuses 4 photos at the second item',
    ],
    answer: at(
      'submitRequest',
      where(
        422,
        when((request) => times(request, IMAGE) > 3, status(500)),
      ),
    ),
  },
  {
    name: 'photos are counted over all items of a request',
    foundBy: ['submitRequest: accepts 3 photos at each of two items'],
    write: true,
    answer: at(
      'submitRequest',
      where(
        200,
        when((request) => times(request, IMAGE) === 6, status(422)),
      ),
    ),
  },
  {
    name: 'HEIC photos are refused',
    foundBy: ['submitRequest: accepts a HEIC photo'],
    write: true,
    answer: at(
      'submitRequest',
      when((request) => has(request, 'image/heic'), status(422)),
    ),
  },
  {
    name: 'a submission is answered without a uuid',
    foundBy: ['submitRequest: returns the uuid of the request'],
    write: true,
    answer: at(
      'submitRequest',
      json(({ uuid: _uuid, ...answer }) => answer),
    ),
  },
  {
    name: 'a submission is answered with a page',
    foundBy: [
      'submitRequest: answers as the specification says',
      'submitRequest: has the Content-Type of JSON',
    ],
    write: true,
    answer: at(
      'submitRequest',
      where(200, (answer) => ({
        ...answer,
        headers: { ...answer.headers, 'content-type': 'text/html' },
        body: '<!doctype html><title>thanks</title>',
      })),
    ),
  },
  {
    name: 'a survey of an unknown request is taken',
    foundBy: ['answerInterests: refuses the uuid of a request that does not exist'],
    answer: at('answerInterests', where(404, status(200, '{}'))),
  },
  {
    name: 'a survey of a known request is not found',
    foundBy: ['answerFeedback: answers as the specification says'],
    write: true,
    answer: at('answerFeedback', where(200, status(404))),
  },
  {
    name: 'an unknown shop is a failure of the server',
    foundBy: ['partnerShop: refuses an unknown uuid, with 404'],
    answer: at('partnerShop', where(404, status(500))),
  },
  {
    name: 'the count of shops is a text',
    foundBy: ['partnerShops: answers as the specification says'],
    answer: at(
      'partnerShops',
      json(({ data, pagination }) => ({
        data,
        pagination: { ...pagination, total_count: String(pagination.total_count) },
      })),
    ),
  },
  {
    name: 'the count of shops is missing',
    foundBy: ['partnerShops: counts all shops if there is no filter'],
    answer: at(
      'partnerShops',
      json(({ data }) => ({ data })),
    ),
  },
  {
    name: 'page 2 of the shops shows page 1 again',
    foundBy: ['partnerShops: shows other shops on page 2 than on page 1'],
    request: rewritten('partnerShops', /\bpage=2\b/, 'page=1'),
    answer: at(
      'partnerShops',
      json(({ data, pagination }, { url }) => ({
        data,
        pagination: { ...pagination, current_page: Number(/\bpage=(\d+)/.exec(url)?.[1] ?? 1) },
      })),
    ),
  },
  {
    name: 'the number of pages is cut off instead of rounded up',
    foundBy: ['partnerShops: has as many pages of 10 as its total says'],
    answer: at(
      'partnerShops',
      json(({ data, pagination }) => ({
        data,
        pagination: { ...pagination, total_pages: Math.floor(pagination.total_count / pagination.per_page) },
      })),
    ),
  },
  {
    name: 'the last page is as long as the others',
    foundBy: ['partnerShops: shows the rest on the last page'],
    answer: at(
      'partnerShops',
      json(({ data, pagination }) => ({
        data: pagination.current_page === pagination.total_pages ? [...data, ...data] : data,
        pagination,
      })),
    ),
  },
  {
    name: 'a search passes over its categories',
    foundBy: ['partnerShops: finds shops that buy the selected category'],
    request: rewritten('partnerShops', /categories=[^&]*/, 'categories='),
  },
  {
    name: 'a search passes over its keyword',
    foundBy: ['partnerShops: finds nothing for a word that no shop has'],
    request: rewritten('partnerShops', /keyword=%E3%81%82[^&]*/, 'keyword='),
  },
  {
    name: 'one recommended shop has a number for a name',
    foundBy: ['recommendedShops: answers as the specification says'],
    answer: at(
      'recommendedShops',
      json(({ data: [first, ...rest] }) => ({ data: [{ ...first, name: 5 }, ...rest] })),
    ),
  },
  {
    name: 'the newest shops are wrapped',
    foundBy: ['latestShops: answers as the specification says'],
    answer: at(
      'latestShops',
      json((data) => ({ data })),
    ),
  },
  {
    name: 'a registration is answered with 200',
    foundBy: ['registerShop: answers 201 to a registration'],
    write: true,
    answer: at('registerShop', where(201, status(200))),
  },
  {
    name: 'terms need not be agreed to',
    foundBy: ['registerShop: refuses terms that are not agreed to'],
    answer: at(
      'registerShop',
      where(
        422,
        when((request) => has(request, '"terms":false'), status(201)),
      ),
    ),
  },
  {
    name: 'an empty enquiry is taken',
    foundBy: ['sendEnquiry: refuses no mail_body (お問い合わせ本文)'],
    answer: at(
      'sendEnquiry',
      where(
        422,
        when((request) => has(request, '"mail_body":""'), status(201)),
      ),
    ),
  },
  {
    name: 'a postal code comes without the towns around it',
    foundBy: ['zipcodeAddresses: answers as the specification says'],
    answer: at(
      'zipcodeAddresses',
      json(({ areas: _areas, ...answer }) => answer),
    ),
  },
  {
    name: 'of several towns with one code, one is left',
    foundBy: ['zipcodeAddresses: lists every town that shares a code'],
    answer: at(
      'zipcodeAddresses',
      json(({ areas, ...rest }) => ({
        ...rest,
        areas: [...new Map(areas.map((area: { zipcode: string }) => [area.zipcode, area])).values()],
      })),
    ),
  },
  {
    name: 'an unknown postal code is answered with nothing',
    foundBy: ['zipcodeAddresses: answers 404 for a postal code that does not exist'],
    answer: at('zipcodeAddresses', where(404, status(200, 'null'))),
  },
  {
    name: 'a prefecture that is not named is answered with a failure',
    foundBy: ['cities: refuses a query without its parameter, with 400'],
    answer: at('cities', where(400, status(500))),
  },
  {
    name: 'every prefecture has the same municipalities',
    foundBy: ['cities: has other municipalities for another prefecture'],
    request: rewritten('cities', /prefecture_id=\d{1,2}$/, 'prefecture_id=13'),
  },
  {
    name: 'one prefecture is missing',
    foundBy: ['prefectures: lists all 47 prefectures, each once'],
    answer: at(
      'prefectures',
      json(({ prefectures }) => ({ prefectures: prefectures.slice(0, -1) })),
    ),
  },
  {
    name: 'level 3 is read as level 2',
    foundBy: ['nextLevel: leads from the first level of 時計 down to level 3'],
    request: rewritten('nextLevel', '"level":3', '"level":2'),
  },
  {
    name: 'the order of the catalogue is a text',
    foundBy: ['firstLevel: answers as the specification says'],
    answer: at(
      'firstLevel',
      json(({ item_masters }) => ({
        item_masters: item_masters.map((entry: { row_order: number }) => ({
          ...entry,
          row_order: String(entry.row_order),
        })),
      })),
    ),
  },
  {
    name: 'the catalogue of one category is empty',
    foundBy: ['firstLevel: has a first level for 骨董品, each entry with a unique code'],
    answer: at(
      'firstLevel',
      json((answer, request) => (has(request, CATEGORY_UUIDS.antique) ? { item_masters: [] } : answer)),
    ),
  },
  {
    name: 'pages of other hosts may not read one call',
    foundBy: ['recentAppraisals: can be read by pages on other hosts, including its refusals'],
    answer: at('recentAppraisals', without('access-control-allow-origin')),
  },
  {
    name: 'browsers of other hosts may not send the Idempotency-Key',
    foundBy: ['submitRequest: can be called from pages on other hosts (POST, Idempotency-Key)'],
    answer: when(
      ({ method }) => method === 'OPTIONS',
      ({ headers, ...answer }) => ({
        ...answer,
        headers: { ...headers, 'access-control-allow-headers': 'Content-Type' },
      }),
    ),
  },
  {
    name: 'an unknown path is answered with the site’s home page',
    foundBy: ['server: answers 404 for an unknown path'],
    answer: when(({ url }) => url.includes('no_such_call'), status(200, '<!doctype html>')),
  },
];
