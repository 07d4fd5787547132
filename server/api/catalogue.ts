import type { FastifyInstance } from 'fastify';
import { ROUTES } from '#contract/routes.ts';
import { groupRequest, levelRequest } from '#contract/schemas/catalogue.ts';
import { ApiError } from '../errors.ts';
import { SERVER_MESSAGES } from '../messages.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import { parseBody } from './parse-body.ts';
import { sendJson } from './send-json.ts';

/** Brands, products, models … by level (document 2, section 7). 404 for an unknown category, group or code. */
export function catalogueCalls(app: FastifyInstance, catalogue: Catalogue): void {
  app.post(ROUTES.itemMastersGroup, (request, reply) => {
    const { medium_uuid, group } = parseBody(groupRequest, request.body);
    const answer = catalogue.group(medium_uuid, group);
    if (!answer) throw unknown();
    return sendJson(request, reply, `group ${medium_uuid}`, answer);
  });

  app.post(ROUTES.itemMastersLevel, (request, reply) => {
    const { medium_uuid, code, level } = parseBody(levelRequest, request.body);
    const answer = catalogue.level(medium_uuid, code, level);
    if (!answer) throw unknown();
    return sendJson(request, reply, `level ${medium_uuid} ${code}`, answer);
  });
}

const unknown = () => new ApiError(404, 'not_found', SERVER_MESSAGES.unknownCatalogue);
