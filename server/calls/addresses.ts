import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/addresses.ts';
import { isZip } from '#contract/customer/postal-code.ts';
import { CALL_MESSAGES } from '#contract/refusals/call-messages.ts';
import { SERVER_MESSAGES } from '../base/messages.ts';
import type { Addresses } from '../db/reference/addresses.ts';
import { type Received, route } from './route.ts';

const { zipNotFound } = CALL_MESSAGES.address;
const CACHE_CONTROL = 'public, max-age=3600';

/** Prefectures, municipalities, towns and postal codes (document 2, section 7). */
export function addressCalls(app: FastifyInstance, current: () => Addresses): void {
  route(app, calls.prefectures, ({ reply }) => {
    reply.header('cache-control', CACHE_CONTROL);
    const { prepared, prefectures } = current();
    return prepared.answer('prefectures', () => prefectures);
  });

  route(app, calls.cities, ({ query, reply, refuse }) => {
    const id = toId(query.prefecture_id);
    const addresses = current();
    const make = () => addresses.cities(id) ?? refuse('not_found', SERVER_MESSAGES.unknownPrefecture);
    reply.header('cache-control', CACHE_CONTROL);
    return addresses.prepared.answer(`cities ${id}`, make);
  });

  route(app, calls.areas, ({ query, reply, refuse }) => {
    const id = toId(query.city_id);
    const addresses = current();
    const make = () => addresses.areas(id) ?? refuse('not_found', SERVER_MESSAGES.unknownCity);
    reply.header('cache-control', CACHE_CONTROL);
    return addresses.prepared.answer(`areas ${id}`, make);
  });

  route(app, calls.zipcodeAddresses, (input) => {
    const answer = current().zip(zipOf(input)) ?? input.refuse('not_found', zipNotFound);
    input.reply.header('cache-control', CACHE_CONTROL);
    return answer;
  });

  route(app, calls.fromZipcode, (input) => {
    const answer = current().fromZip(zipOf(input)) ?? input.refuse('not_found', zipNotFound);
    input.reply.header('cache-control', CACHE_CONTROL);
    return answer;
  });
}

/** NaN, which no id has, for a text that is not an id. */
const toId = (text: string): number => (/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN);

function zipOf({ params, refuse }: Pick<Received<typeof calls.fromZipcode>, 'params' | 'refuse'>): string {
  return isZip(params.zip) ? params.zip : refuse('invalid_zip');
}
