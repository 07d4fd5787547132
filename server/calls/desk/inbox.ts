import * as rows from '#contract/calls/desk/inbox.ts';
import { answerEnquiry, listEnquiries, readEnquiry } from '../../desk/enquiries.ts';
import { decideRegistration, listRegistrations, readRegistration } from '../../desk/registrations.ts';
import { decideReview, listReviews } from '../../desk/reviews.ts';
import type { ProductData } from '../product-data.ts';
import type { DeskDoor } from './door.ts';

/** Texts of strangers: registrations, enquiries, reviews. */
export function inboxCalls(door: DeskDoor, { db, outbox, office }: ProductData): void {
  door.signedIn(rows.readRegistrations, ({ query: { state, after } }, person) =>
    listRegistrations(db, person, state, after),
  );
  door.signedIn(
    rows.showRegistration,
    async ({ params: { uuid }, refuse }, person) =>
      (await readRegistration(office(), person, uuid)) ?? refuse('not_found'),
  );
  door.signedIn(rows.decideRegistration, async ({ params: { uuid }, body }, person) => ({
    wrong: await decideRegistration(db, outbox, person, uuid, body),
  }));
  door.signedIn(rows.readEnquiries, ({ query: { state, after } }, person) =>
    listEnquiries(db, person, state, after),
  );
  door.signedIn(
    rows.showEnquiry,
    async ({ params: { uuid }, refuse }, person) =>
      (await readEnquiry(db, person, uuid)) ?? refuse('not_found'),
  );
  door.signedIn(rows.answerEnquiry, async ({ params: { uuid }, body: { text }, refuse }, person) => {
    if (!(await answerEnquiry(db, outbox, person, uuid, text))) refuse('not_found');
    return {};
  });
  door.signedIn(rows.readReviews, ({ query: { state, after } }, person) =>
    listReviews(db, person, state, after),
  );
  door.signedIn(rows.decideReview, async ({ params: { uuid }, body: { release } }, person) => {
    await decideReview(db, person, uuid, release);
    return {};
  });
}
