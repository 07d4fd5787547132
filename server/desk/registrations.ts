import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isKeyOf } from '#contract/base/keys.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { auditLog, shopRegistrations, shops } from '../db/schema.ts';
import { asText } from '../deliveries/mail/as-text.ts';
import type { Letter } from '../deliveries/mail/letter.ts';
import { approvedLetter, refusedLetter } from '../deliveries/mail/letters/registration.ts';
import { readRegistrations } from '../shops/open-registrations.ts';
import {
  approveRegistration,
  type RegistrationState,
  refuseRegistration,
  STATE_OF,
  showRegistration,
} from '../shops/registrations.ts';
import { actOn, OFFICE, view, WORKING } from './act.ts';
import { ofOne, ofState, shopCells } from './inputs.ts';
import { byOf } from './log.ts';
import { logListed } from './log-listed.ts';
import { piece, placeTime } from './piece.ts';

const WHERE = {
  open: and(isNull(shopRegistrations.refusedAt), isNull(shops.uuid)),
  approved: isNotNull(shops.uuid),
  refused: and(isNotNull(shopRegistrations.refusedAt), isNull(shops.uuid)),
} as const satisfies Record<RegistrationState, SQL | undefined>;

const shownLetter = (letter: Letter) => ({ subject: letter.subject, text: asText(letter) });

/** The decision about a registration, as the log has it. */
async function decisionOf(db: Db, uuid: string) {
  const [row] = await db
    .select({ at: auditLog.at, by: auditLog.by })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'shop_registrations'),
        eq(auditLog.subjectUuid, uuid),
        inArray(auditLog.action, ['approve', 'refuse']),
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(1);
  return row ? { at: row.at.toISOString(), by: row.by.replace(/ <.*$/, '') } : null;
}

export const registrationActs = {
  /**
   * The newest registrations. Those who decide about them see who wrote and where the shop is, and the log notes it;
   * others, and files, have no people and no contact.
   */
  readRegistrations: view({
    may: OFFICE,
    asks: ofState,
    isCounted: true,
    async read({ db, by }, { state = '', after, whole }) {
      const { rows, next } = await piece(
        { at: shopRegistrations.createdAt, uuid: shopRegistrations.uuid },
        after,
        (where, limit) =>
          db
            .select({
              uuid: shopRegistrations.uuid,
              at: shopRegistrations.createdAt,
              state: STATE_OF.as('state'),
              company: shopRegistrations.companyShopName,
              name: shopRegistrations.name,
              address: shopRegistrations.address,
              place: placeTime(shopRegistrations.createdAt),
            })
            .from(shopRegistrations)
            .leftJoin(shops, eq(shops.uuid, shopRegistrations.uuid))
            .where(and(where, isKeyOf(WHERE, state) ? WHERE[state] : undefined))
            .orderBy(desc(shopRegistrations.createdAt), desc(shopRegistrations.uuid))
            .limit(limit),
        ({ place, uuid }) => ({ at: place, uuid }),
        { whole },
      );
      const isOpened = !whole && WORKING.some((role) => role === by.role);
      if (isOpened) await logListed(db, by, 'shop_registrations', rows);
      return {
        registrations: rows.map(({ uuid, at, state: its, company, name, address }) => ({
          uuid,
          at: at.toISOString(),
          state: its,
          company,
          /** The writer, and the address; null for those who may not read registrations. */
          name: isOpened ? name : null,
          address: isOpened ? address : null,
        })),
        next,
      };
    },
  }),
  /** A registration with everything that was typed. The log notes that it was read. */
  showRegistration: view({
    may: WORKING,
    asks: ofOne,
    async read({ office, by }, { uuid }) {
      const { db, house } = office();
      const registration = await showRegistration(db, uuid, byOf(by));
      if (!registration) return undefined;
      const [open] = await readRegistrations(db, uuid);
      const cells = Object.entries(open ?? {}).map(([column, text]) => [column, text ?? '']);
      const isShop = (await db.$count(shops, eq(shops.uuid, uuid))) > 0;
      return {
        uuid,
        at: registration.createdAt.toISOString(),
        state: isShop ? 'approved' : registration.refusedAt ? 'refused' : 'open',
        /** When it was approved or refused, and by whom; null: it is open, or the log has forgotten it. */
        decided: await decisionOf(db, uuid),
        /** The typed texts, by the columns of a file of shops. */
        cells: {
          shop_name: registration.companyShopName,
          representative_name: registration.name,
          zipcode: registration.zipcode,
          address: registration.address,
          tel: registration.tel,
          email: registration.email,
          ...Object.fromEntries(cells),
        } as Record<string, string>,
        /** The mails that would go out. */
        mails: { approved: shownLetter(approvedLetter(house)), refused: shownLetter(refusedLetter(house)) },
      };
    },
  }),
  /**
   * Makes a shop of a registration, with the cells that it does not have, or refuses it. The registrant is told.
   * Nothing happens if a cell is wrong.
   */
  decideRegistration: actOn(shopRegistrations, {
    may: WORKING,
    asks: z.extend(ofOne, { approve: z.boolean(), cells: shopCells }),
    logs: ({ approve }) => (approve ? 'approve' : 'refuse'),
    async work({ tx }, { uuid, approve, cells }) {
      const wrong = approve ? await approveRegistration(tx, uuid, { ...cells, uuid }) : [];
      if (!wrong || (!approve && !(await refuseRegistration(tx, uuid))))
        throw new Refusal('changed_meanwhile');
      return { answer: { wrong }, isNothing: wrong.length > 0 };
    },
  }),
};
