import type { FastifyInstance } from 'fastify';
import { keysOf } from '#contract/base/keys.ts';
import { ACTS } from '../../desk/acts.ts';
import type { ProductData } from '../product-data.ts';
import { DeskDoor } from './door.ts';
import { partnerCalls } from './partner.ts';
import { shopCalls } from './shop.ts';

/** The calls of the desks. */
export function deskCalls(app: FastifyInstance, product: ProductData): void {
  const door = new DeskDoor(app, product);
  partnerCalls(door, product);
  shopCalls(door, product);
  for (const name of keysOf(ACTS)) door.act(name);
}
