import type { FastifyInstance } from 'fastify';
import { firstLevel, nextLevel } from '#contract/calls/catalogue.ts';
import { SERVER_MESSAGES } from '../base/messages.ts';
import type { Catalogue } from '../db/reference/catalogue.ts';
import { route } from './route.ts';

/** Brands, products, models … by level (document 2, section 7). */
export function catalogueCalls(app: FastifyInstance, current: () => Catalogue): void {
  route(app, firstLevel, ({ body: { medium_uuid, group }, refuse }) => {
    const catalogue = current();
    const make = () =>
      catalogue.group(medium_uuid, group) ?? refuse('not_found', SERVER_MESSAGES.unknownCatalogue);
    return catalogue.prepared.answer(`${group} ${medium_uuid}`, make);
  });

  route(app, nextLevel, ({ body: { medium_uuid, code, level }, refuse }) => {
    const catalogue = current();
    const make = () =>
      catalogue.level(medium_uuid, code, level) ?? refuse('not_found', SERVER_MESSAGES.unknownCatalogue);
    return catalogue.prepared.answer(`${level} ${medium_uuid} ${code}`, make);
  });
}
