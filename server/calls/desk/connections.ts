import * as rows from '#contract/calls/desk/connections.ts';
import {
  addEndpoint,
  changeEndpoint,
  readConnections,
  sendCallAgain,
  tryEndpoint,
} from '../../desk/endpoints.ts';
import { addKey, removeKey } from '../../desk/keys.ts';
import type { ProductData } from '../product-data.ts';
import type { DeskDoor } from './door.ts';

/** The programs of a partner: where they hear of conversions, and the keys by which they read. */
export function connectionCalls(door: DeskDoor, { db, outbox, limits }: ProductData): void {
  door.signedIn(rows.readConnections, (_, person) => readConnections(db, person));
  door.signedIn(rows.addEndpoint, ({ body }, person) => addEndpoint(db, person, body));
  door.signedIn(rows.changeEndpoint, ({ params: { uuid }, body: { to } }, person) =>
    changeEndpoint(db, person, uuid, to),
  );
  door.signedIn(rows.tryEndpoint, async ({ params: { uuid } }, person) => {
    await limits?.count('endpointTry', { person: person.id });
    return { error: await tryEndpoint(db, person, uuid) };
  });
  door.signedIn(rows.sendCallAgain, async ({ params: { uuid }, refuse }, person) => {
    if (!(await sendCallAgain(db, outbox, person, uuid))) refuse('not_found');
    return {};
  });
  door.signedIn(rows.addKey, async ({ body: { name } }, person) => ({ key: await addKey(db, person, name) }));
  door.signedIn(rows.removeKey, async ({ params: { uuid }, refuse }, person) => {
    if (!(await removeKey(db, person, uuid))) refuse('not_found');
    return {};
  });
}
