import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { keysOf } from '#contract/base/keys.ts';
import { UNOPENED } from '#contract/life/page-words.ts';
import { operatorMay, placeState } from '#contract/life/place-states.ts';
import { correction } from '#contract/schemas/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import { customerTexts } from '../db/records/customer-texts.ts';
import { placeAt, placesOf } from '../db/records/places.ts';
import { WHOLE } from '../db/records/reading.ts';
import { deliveries, requestNotes, requests } from '../db/schema.ts';
import { revokeLinks } from '../deliveries/links/revoke.ts';
import { sendTellingAgain } from '../deliveries/list.ts';
import { readWords } from '../deliveries/mail/words.ts';
import { broughtByCorrection, correct, correctionProblems } from '../people/correct.ts';
import { eraseByUuid } from '../people/erase.ts';
import { readWholeRequest } from '../people/show.ts';
import { withdraw } from '../quotes/own-request.ts';
import { act, actOn, type Tools, WORKING } from './act.ts';
import { noteText, ofOne } from './inputs.ts';
import { byOf, logAct } from './log.ts';
import type { Person } from './person.ts';
import { rehearse } from './rehearsal.ts';
import { ofSeen, refuseChanged } from './seen.ts';

/** A look erases no photos: they do not come back with a transaction. */
const NO_PHOTOS = { erase: async () => {} };

/** The acts about one request. */
export const requestActs = {
  /** Shows who the seller is. */
  showContact: actOn(requests, {
    may: WORKING,
    asks: ofOne,
    logs: 'show',
    work: async ({ row }) => ({ answer: { texts: customerTexts(row, 'export', WHOLE) } }),
  }),
  /** Writes a note that only people at the desk read. */
  noteRequest: actOn(requests, {
    may: WORKING,
    asks: z.extend(ofOne, { text: noteText }),
    logs: 'note',
    async work({ tx, by }, { uuid, text }) {
      await tx.insert(requestNotes).values({ requestUuid: uuid, by: by.name, text });
      return { answer: {} };
    },
  }),
  /**
   * Corrects the data of a seller, as the seller could. Nothing is stored if a text is wrong. The answer has the mistakes,
   * in the words of the form, or the fields that were corrected.
   */
  correctRequest: actOn(requests, {
    may: WORKING,
    asks: z.extend(ofSeen, correction.shape),
    foresees: broughtByCorrection(keysOf(correction.shape)),
    async work({ tx, by, row }, { uuid: _, seen, ...values }) {
      const problems = correctionProblems(values);
      if (problems.length > 0) return { answer: { problems, corrected: [] }, isNothing: true };
      await refuseChanged(tx, row, seen);
      const result = await correct(tx, byOf(by), row, values);
      return { ...result, answer: { problems, corrected: result.corrected } };
    },
  }),
  /** Gives the place of a shop to the next one. */
  passOn: actOn(requests, {
    may: WORKING,
    asks: z.extend(ofOne, { shop: z.guid() }),
    logs: 'pass_on',
    async work({ tx, row, now }, { uuid, shop }) {
      const place = await placeAt(tx, uuid, shop);
      if (!place) throw new Refusal('not_found');
      if (row.withdrawnAt) throw new Refusal('withdrawn_request');
      if (!operatorMay(place.facts, now).includes('passOn')) throw new Refusal('changed_meanwhile');
      return { answer: {}, happened: [{ event: 'passed', shops: [shop], why: { passedWhy: 'operator' } }] };
    },
  }),
  /** Ends all links to a request. */
  revokeLinks: actOn(requests, {
    may: WORKING,
    asks: ofOne,
    logs: 'revoke',
    async work({ tx }, { uuid }) {
      await revokeLinks(tx, [uuid]);
      return { answer: {} };
    },
  }),
  /** Withdraws a request for its seller, who is told. */
  withdrawRequest: actOn(requests, {
    may: WORKING,
    asks: ofSeen,
    logs: 'withdraw',
    async work({ tx, row }, { seen }) {
      await refuseChanged(tx, row, seen);
      return { ...(await withdraw(tx, row, 'withdrawnForSeller')), answer: {} };
    },
  }),
  /** Sends the mail about the request again to shops that have it, and have not looked at it. */
  sendShopsAgain: actOn(requests, {
    may: WORKING,
    asks: ofOne,
    logs: 'send_again',
    async work({ tx, now }, { uuid }) {
      const places = await placesOf(tx, uuid);
      const shops = places
        .filter(({ facts }) => UNOPENED.includes(placeState(facts, now)))
        .map(({ shop }) => shop);
      const count = await sendTellingAgain(tx, uuid, shops);
      return { answer: { count }, changed: String(count), isNothing: count === 0 };
    },
  }),
  /** Erases all that is known of a request, with the mail about it that was kept. */
  eraseRequest: {
    ...act({
      may: ['owner'],
      asks: ofOne,
      async run({ db, photos, outbox, forgetMail }: Tools, by, { uuid }) {
        const counts = await eraseByUuid(db, photos, [uuid], outbox, byOf(by));
        await forgetMail(uuid);
        if (counts.requests === 0) throw new Refusal('not_found');
        return {};
      },
    }),
    look: (tools: Tools, by: Person, { uuid }: { uuid: string }) =>
      rehearse(tools, uuid, async (tx) => {
        const counts = await eraseByUuid(tx, NO_PHOTOS, [uuid], tools.outbox, byOf(by));
        if (counts.requests === 0) throw new Refusal('not_found');
        return false;
      }),
  },
  /** Everything that is kept of a request, for its seller. */
  exportRequest: act({
    may: ['owner'],
    asks: ofOne,
    async run({ db }: Pick<Tools, 'db'>, by, { uuid }) {
      const request = await readWholeRequest(db, uuid, 'export', byOf(by));
      if (!request) throw new Refusal('not_found');
      return request;
    },
  }),
  /** The words of a mail, without the addresses of links. */
  showMail: act({
    may: WORKING,
    asks: ofOne,
    async run({ office }: Tools, by, { uuid }) {
      const [delivery] = await office().db.select().from(deliveries).where(eq(deliveries.uuid, uuid));
      const words = delivery && (await readWords(office(), delivery));
      if (!words) throw new Refusal('not_found');
      await logAct(office().db, by, { action: 'show', subject: 'deliveries', uuid });
      return words;
    },
  }),
};
