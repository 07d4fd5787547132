import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALL_MESSAGES } from '#contract/messages.ts';
import { ROUTES } from '#contract/routes.ts';
import { Refusal } from '../errors.ts';
import { SERVER_MESSAGES } from '../messages.ts';
import type { Addresses } from '../reference/addresses.ts';
import { JsonAnswers, sendSplit } from './json-answers.ts';

const MESSAGES = CALL_MESSAGES.address;
const CACHE_CONTROL = 'public, max-age=3600';

/** Prefectures, municipalities, towns and postal codes (document 2, section 7). */
export function addressCalls(app: FastifyInstance, addresses: Addresses): void {
  const answers = new JsonAnswers();
  const answer = (request: FastifyRequest, reply: FastifyReply, key: string, make: () => Buffer) =>
    answers.send(request, reply.header('cache-control', CACHE_CONTROL), key, make);

  app.get(ROUTES.prefectures, (request, reply) =>
    answer(request, reply, 'prefectures', () => addresses.prefectures),
  );

  app.get<{ Querystring: { prefecture_id?: unknown } }>(ROUTES.cities, (request, reply) => {
    const id = requiredId(request.query.prefecture_id, 'prefecture_id', MESSAGES.citiesNeedPrefecture);
    const make = () => addresses.cities(id) ?? unknown(SERVER_MESSAGES.unknownPrefecture);
    return answer(request, reply, `cities ${id}`, make);
  });

  app.get<{ Querystring: { city_id?: unknown } }>(ROUTES.areas, (request, reply) => {
    const id = requiredId(request.query.city_id, 'city_id', MESSAGES.areasNeedCity);
    const make = () => addresses.areas(id) ?? unknown(SERVER_MESSAGES.unknownCity);
    return answer(request, reply, `areas ${id}`, make);
  });

  app.get(`${ROUTES.zipcodeAddresses}/:zip`, (request, reply) => {
    const zip = zipOf(request);
    const found = addresses.zip(zip) ?? unknown(MESSAGES.zipNotFound);
    return sendSplit(request, reply.header('cache-control', CACHE_CONTROL), found);
  });

  app.get(`${ROUTES.fromZipcode}/:zip`, (request, reply) => {
    const zip = zipOf(request);
    const make = () => addresses.fromZip(zip) ?? unknown(MESSAGES.zipNotFound);
    return answer(request, reply, `from ${zip}`, make);
  });
}

/** 400 when the parameter is missing or given twice; anything that is no number names nothing. */
function requiredId(value: unknown, field: string, message: string): number {
  if (typeof value !== 'string' || value === '') {
    throw new Refusal(400, 'missing_parameter', message, [{ field, message }]);
  }
  return /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
}

function zipOf(request: FastifyRequest): string {
  const { zip } = request.params as { zip: string };
  if (!/^\d{7}$/.test(zip)) throw new Refusal(422, 'invalid_zip', MESSAGES.zipInvalid);
  return zip;
}

function unknown(message: string): never {
  throw new Refusal(404, 'not_found', message);
}
