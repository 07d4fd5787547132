import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { DeskRegistration } from '#contract/schemas/desk/inbox.ts';
import type { WrongCell } from '#contract/schemas/desk/shops.ts';
import { Refusal } from '../base/errors.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { shopRegistrations, shops } from '../db/schema.ts';
import { asText } from '../deliveries/mail/as-text.ts';
import type { Office } from '../deliveries/mail/compose.ts';
import type { Letter } from '../deliveries/mail/letter.ts';
import { approvedLetter, refusedLetter } from '../deliveries/mail/letters/registration.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { readRegistrations } from '../shops/import-shops.ts';
import {
  approveRegistration,
  type RegistrationState,
  refuseRegistration,
  STATE_OF,
  showRegistration,
} from '../shops/registrations.ts';
import { byOf, logAct } from './log.ts';
import type { Person } from './person.ts';
import { piece, placeTime } from './piece.ts';
import { allow } from './rights.ts';

const TABLE = 'shop_registrations';

const WHERE: Readonly<Record<RegistrationState, SQL | undefined>> = {
  open: and(isNull(shopRegistrations.refusedAt), isNull(shops.uuid)),
  approved: isNotNull(shops.uuid),
  refused: and(isNotNull(shopRegistrations.refusedAt), isNull(shops.uuid)),
};

/** The newest registrations, without people and their contact. */
export async function listRegistrations(
  db: Db,
  by: Person,
  state: string | undefined,
  after: string | undefined,
) {
  allow(by, 'readRegistrations');
  const wanted =
    state !== undefined && Object.hasOwn(WHERE, state) ? WHERE[state as RegistrationState] : undefined;
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
          place: placeTime(shopRegistrations.createdAt),
        })
        .from(shopRegistrations)
        .leftJoin(shops, eq(shops.uuid, shopRegistrations.uuid))
        .where(and(where, wanted))
        .orderBy(desc(shopRegistrations.createdAt), desc(shopRegistrations.uuid))
        .limit(limit),
    ({ place, uuid }) => ({ at: place, uuid }),
  );
  return {
    registrations: rows.map(({ place: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
    next,
  };
}

const shownLetter = (letter: Letter) => ({ subject: letter.subject, text: asText(letter) });

/** A registration with everything that was typed, which the log notes; undefined if there is none. */
export async function readRegistration(
  { db, house }: Office,
  by: Person,
  uuid: string,
): Promise<DeskRegistration | undefined> {
  allow(by, 'showRegistration');
  const found = await showRegistration(db, uuid, byOf(by));
  if (!found) return undefined;
  const [open] = await readRegistrations(db, uuid);
  const cells = Object.entries(open ?? {}).map(([column, text]) => [column, text ?? '']);
  const isShop = (await db.$count(shops, eq(shops.uuid, uuid))) > 0;
  return {
    uuid,
    at: found.createdAt.toISOString(),
    state: isShop ? 'approved' : found.refusedAt ? 'refused' : 'open',
    cells: {
      shop_name: found.companyShopName,
      representative_name: found.name,
      zipcode: found.zipcode,
      address: found.address,
      tel: found.tel,
      email: found.email,
      ...Object.fromEntries(cells),
    },
    mails: { approved: shownLetter(approvedLetter(house)), refused: shownLetter(refusedLetter(house)) },
  };
}

/**
 * Makes a shop of a registration, or refuses it. The registrant is told.
 * @param cells the columns of a file of shops that the registration does not have
 * @returns what is wrong with the cells
 * @throws Refusal `not_found`, `changed_meanwhile`: somebody else has decided
 */
export async function decideRegistration(
  db: Db,
  outbox: Outbox,
  by: Person,
  uuid: string,
  { approve, cells }: { approve: boolean; cells: Readonly<Record<string, string>> },
): Promise<WrongCell[]> {
  allow(by, 'decideRegistration');
  const wrong = await db.transaction(async (tx) => {
    const found = await rowsOf(tx, sql`select from shop_registrations where uuid = ${uuid} for update`);
    if (found.length === 0) throw new Refusal('not_found');
    const mistakes = approve ? await approveRegistration(tx, uuid, { ...cells, uuid }) : [];
    if (!mistakes || (!approve && !(await refuseRegistration(tx, uuid))))
      throw new Refusal('changed_meanwhile');
    if (mistakes.length === 0)
      await logAct(tx, by, { action: approve ? 'approve' : 'refuse', subject: TABLE, uuid });
    return mistakes;
  });
  outbox.posted();
  return wrong;
}
