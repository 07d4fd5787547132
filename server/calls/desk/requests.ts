import * as rows from '#contract/calls/desk/requests.ts';
import type { RequestEnd } from '#contract/desk/desk.ts';
import { listDeliveries, sendDeadAgain } from '../../desk/deliveries.ts';
import type { Person } from '../../desk/person.ts';
import * as acts from '../../desk/request-acts.ts';
import { findRequests, listRequests, readRequest } from '../../desk/requests.ts';
import { readToday } from '../../desk/today.ts';
import type { ProductData } from '../product-data.ts';
import type { DeskDoor } from './door.ts';

/** The day, the requests, and what was sent about them. */
export function requestCalls(door: DeskDoor, product: ProductData): void {
  const { db, life, outbox, links, office } = product;
  const endings: Record<RequestEnd, (person: Person, uuid: string) => Promise<boolean>> = {
    revoke: (person, uuid) => acts.endLinks(db, person, uuid),
    withdraw: (person, uuid) => acts.withdrawFor(db, life, person, uuid),
    erase: (person, uuid) => acts.eraseFor(product, person, uuid),
  };

  door.signedIn(rows.readToday, async (_, person) =>
    readToday(db, person, product.alarms?.raised ?? [], life.now()),
  );
  door.signedIn(rows.readRequests, ({ query: { after, ...filter } }, person) =>
    listRequests(db, person, filter, after, life.now()),
  );
  door.signedIn(rows.findRequests, async ({ body: { text } }, person) => ({
    requests: await findRequests(db, person, text, life.now()),
    next: null,
  }));
  door.signedIn(
    rows.readRequest,
    async ({ params: { uuid }, refuse }, person) =>
      (await readRequest(db, links, person, uuid, life.now())) ?? refuse('not_found'),
  );
  door.signedIn(rows.showContact, async ({ params: { uuid }, refuse }, person) => ({
    texts: (await acts.showContact(db, person, uuid)) ?? refuse('not_found'),
  }));
  door.signedIn(rows.endRequest, async ({ params: { uuid }, body: { what }, refuse }, person) => {
    if (!(await endings[what](person, uuid))) refuse('not_found');
    return {};
  });
  door.signedIn(rows.noteRequest, async ({ params: { uuid }, body: { text }, refuse }, person) => {
    if (!(await acts.noteRequest(db, person, uuid, text))) refuse('not_found');
    return {};
  });
  door.signedIn(rows.correctRequest, async ({ params: { uuid }, body, refuse }, person) => ({
    problems: ((await acts.correctRequest(product, person, uuid, body)) ?? refuse('not_found')).problems,
  }));
  door.signedIn(rows.passOn, async ({ params: { uuid }, body: { shop }, refuse }, person) => {
    if (!(await acts.passOn(product, person, uuid, shop))) refuse('not_found');
    return {};
  });
  door.signedIn(
    rows.exportRequest,
    async ({ params: { uuid }, refuse }, person) =>
      (await acts.exportRequest(db, person, uuid)) ?? refuse('not_found'),
  );
  door.signedIn(
    rows.showMail,
    async ({ params: { uuid }, refuse }, person) =>
      (await acts.showMail(office(), person, uuid)) ?? refuse('not_found'),
  );
  door.signedIn(rows.readDeliveries, async ({ query: { state, after } }, person) => {
    const { rows: found, next } = await listDeliveries(db, person, state, after);
    return {
      deliveries: found.map(({ place: _, at, ...delivery }) => ({ ...delivery, at: at.toISOString() })),
      next,
    };
  });
  door.signedIn(rows.sendAgain, async ({ body }, person) => ({
    count: await sendDeadAgain(db, outbox, person, body),
  }));
}
