import type { FastifyInstance } from 'fastify';
import { disclosure } from '#contract/calls/site.ts';
import type { ProductData } from './product-data.ts';
import { route } from './route.ts';

/** Says, before a request is sent, who learns what. A request that is stored then follows the same settings. */
export function disclosureCall(
  app: FastifyInstance,
  { contactRelease, office }: Pick<ProductData, 'contactRelease' | 'office'>,
): void {
  route(app, disclosure, () => ({
    contact_release: contactRelease,
    most_shops: office().rules.mostTold,
  }));
}
