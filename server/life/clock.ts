import { eq, lte } from 'drizzle-orm';
import { type Due, endDue, joinsOutcome, seekUntil } from '#contract/life/clocks.ts';
import { placeState } from '#contract/life/place-states.ts';
import { BATCH, eachDue } from '../db/each-due.ts';
import type { Db } from '../db/open.ts';
import { type Place, placesOf } from '../db/records/places.ts';
import { matches, type RequestRow, requests } from '../db/schema.ts';
import { dueCases, workCases } from './cases.ts';
import type { Life } from './life.ts';
import { duesOf, setClocks, toldOf } from './set-clocks.ts';

/** Does all that is due: reminders, places that are lost, decisions that count, questions, mails with news, cases. */
export async function tick(life: Life, db: Db, now = life.now()): Promise<void> {
  await eachDue(
    db,
    () => duePlaces(db, now),
    (tx, request) => workPlaces(life, tx, request, now),
  );
  await eachDue(
    db,
    () => dueRequests(db, requests.seekAt, now),
    (tx, request) => seek(life, tx, request, now),
  );
  await eachDue(
    db,
    () => dueRequests(db, requests.newsAt, now),
    async (tx, request) => {
      const { newsAt } = await setClocks(tx, request.uuid, life.rules, now);
      if (newsAt && newsAt <= now) await life.sendNews(tx, request, now);
    },
  );
  await eachDue(
    db,
    () => dueRequests(db, requests.questionsAt, now),
    async (tx, request) => {
      const { questionsAt } = await setClocks(tx, request.uuid, life.rules, now);
      if (questionsAt && questionsAt <= now) await life.sendQuestions(tx, request, now);
    },
  );
  await eachDue(
    db,
    () => dueCases(db, now, BATCH),
    (tx, request) => workCases(tx, request.uuid, life.announcerOf(tx, request), now),
  );
  life.posted();
}

/** Does what the clock of each place says, and sets it again. */
async function workPlaces(life: Life, tx: Db, request: RequestRow, now: Date): Promise<void> {
  const dues = await duesOf(tx, request.uuid, life.rules, now);
  const due = dues.filter(({ due }) => due && due.at <= now);
  const dueFor = (is: (place: Place, due: Due) => boolean) =>
    due.filter(({ place, due }) => due && is(place, due)).map(({ place }) => place.shop);
  const toTell = (isChosen: boolean) =>
    dueFor(
      ({ facts }, { what }) => what === 'tell_decision' && (placeState(facts, now) === 'chosen') === isChosen,
    );
  const isAsked = due.some(({ due: next }) => next?.what === 'ask_outcome');
  const toAsk = dues
    .filter(({ place }) => isAsked && joinsOutcome(place.facts, now))
    .map(({ place }) => place.shop);
  const groups = [
    ['reminded', dueFor((_, { what }) => what === 'remind')],
    ['chosenTold', toTell(true)],
    ['refusalTold', toTell(false)],
    ['outcomeAsked', toAsk],
  ] as const;
  for (const [event, shops] of groups)
    if (shops.length > 0) await life.happened(tx, request, event, { shops }, now);
  for (const { place, due: next } of due)
    if (next?.what === 'pass') await life.passOn(tx, request, place.shop, next.why, now);
  await setClocks(tx, request.uuid, life.rules, now);
}

/** Looks for shops for some days; then, if no shop can answer any more, says that it has ended. */
async function seek(life: Life, tx: Db, request: RequestRow, now: Date): Promise<void> {
  const { uuid, createdAt, reopenedAt, seekAt } = request;
  if (!seekAt || seekAt > now) return;
  const isSearched = await life.fill(tx, request, 0, now);
  if (isSearched && now < seekUntil(createdAt, reopenedAt, life.rules)) return;
  await tx.update(requests).set({ seekAt: null }).where(eq(requests.uuid, uuid));
  await setClocks(tx, uuid, life.rules, now);
  const endAt = endDue(toldOf(request, await placesOf(tx, uuid)), life.rules, now);
  if (endAt && endAt <= now) await life.happened(tx, request, 'ended', {}, now);
}

const duePlaces = (db: Db, now: Date) =>
  db
    .select({ uuid: matches.requestUuid })
    .from(matches)
    .where(lte(matches.nextAt, now))
    .groupBy(matches.requestUuid)
    .limit(BATCH);

const dueRequests = (
  db: Db,
  at: typeof requests.seekAt | typeof requests.newsAt | typeof requests.questionsAt,
  now: Date,
) => db.select({ uuid: requests.uuid }).from(requests).where(lte(at, now)).orderBy(at).limit(BATCH);
