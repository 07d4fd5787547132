import type { FastifyInstance } from 'fastify';
import { ROUTES } from '#contract/routes.ts';
import { groupRequest, levelRequest } from '#contract/schemas/catalogue.ts';
import { Refusal } from '../errors.ts';
import { SERVER_MESSAGES } from '../messages.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import { JsonAnswers } from './json-answers.ts';
import { parseBody } from './parse-body.ts';

/** Brands, products, models … by level (document 2, section 7). 404 for an unknown category, group or code. */
export function catalogueCalls(app: FastifyInstance, catalogue: Catalogue): void {
  const answers = new JsonAnswers();

  app.post(ROUTES.itemMastersGroup, (request, reply) => {
    const { medium_uuid, group } = parseBody(groupRequest, request.body);
    const make = () => catalogue.group(medium_uuid, group) ?? unknown();
    return answers.send(request, reply, `${group} ${medium_uuid}`, make);
  });

  app.post(ROUTES.itemMastersLevel, (request, reply) => {
    const { medium_uuid, code, level } = parseBody(levelRequest, request.body);
    const make = () => catalogue.level(medium_uuid, code, level) ?? unknown();
    return answers.send(request, reply, `${level} ${medium_uuid} ${code}`, make);
  });
}

function unknown(): never {
  throw new Refusal(404, 'not_found', SERVER_MESSAGES.unknownCatalogue);
}
