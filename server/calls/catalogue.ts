import type { FastifyInstance } from 'fastify';
import { firstLevel, nextLevel } from '#contract/calls/catalogue.ts';
import { CachedAnswers } from '../answers/cached-answers.ts';
import { SERVER_MESSAGES } from '../messages.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import { route } from './route.ts';

/** Brands, products, models … by level (document 2, section 7). */
export function catalogueCalls(app: FastifyInstance, catalogue: Catalogue): void {
  const answers = new CachedAnswers();

  route(app, firstLevel, ({ body: { medium_uuid, group }, refuse }) => {
    const make = () =>
      catalogue.group(medium_uuid, group) ?? refuse('not_found', SERVER_MESSAGES.unknownCatalogue);
    return answers.answer(`${group} ${medium_uuid}`, make);
  });

  route(app, nextLevel, ({ body: { medium_uuid, code, level }, refuse }) => {
    const make = () =>
      catalogue.level(medium_uuid, code, level) ?? refuse('not_found', SERVER_MESSAGES.unknownCatalogue);
    return answers.answer(`${level} ${medium_uuid} ${code}`, make);
  });
}
