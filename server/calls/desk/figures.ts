import * as rows from '#contract/calls/desk/figures.ts';
import { readFigures } from '../../desk/figures.ts';
import type { ProductData } from '../product-data.ts';
import type { DeskDoor } from './door.ts';

/** The end of the requests, in numbers. */
export function figureCalls(door: DeskDoor, { db }: ProductData): void {
  door.signedIn(rows.readFigures, ({ query }, person) => readFigures(db, person, query));
}
