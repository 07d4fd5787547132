import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { TEMPLATE_LIMITS } from '#contract/desk/desk.ts';
import { seenText, shortList, shortText } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { hasAccess, isOfShop } from '../db/records/access.ts';
import { deskPeople, shops } from '../db/schema.ts';
import { cellsOf } from '../shops/import-shops.ts';
import { act, view } from './act.ts';
import { ofOne, shownShop } from './inputs.ts';
import { listSilent, withdrawInvitation, withdrawSilent } from './invitations.ts';
import { logAct } from './log.ts';
import { shutOut } from './people.ts';
import { type Person, shopOf } from './person.ts';
import { takeShopFrom } from './several-shops.ts';
import { takeableUntil } from './shop-data.ts';
import { figuresOf } from './shop-figures.ts';
import { pause, versionOf, writeCells } from './shops.ts';

/** The people of a shop, and those who were invited, wherever else they work. */
async function colleaguesOf(db: Db, shop: string) {
  const [people, silent] = await Promise.all([
    db
      .select()
      .from(deskPeople)
      .where(and(isOfShop(shop), hasAccess))
      .orderBy(asc(deskPeople.createdAt)),
    listSilent(db, shop),
  ]);
  return [...people, ...silent.map(({ uuid, ...row }) => ({ id: uuid, ...row }))].sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
}

/** The version of everything that a shop changes itself. */
const ownVersion = (shop: typeof shops.$inferSelect) =>
  versionOf({
    ...cellsOf(shop),
    paused: String(shop.pausedAt !== null),
    templates: JSON.stringify(shop.templates),
  });

/** Letters of a cell of one line. */
const CELL = 2000;

export const ownShopActs = {
  /** The shop of a person, as it sees itself. */
  readOwnShop: view({
    may: ['shop'],
    async read({ db, by }) {
      const uuid = shopOf(by);
      const [shop] = await db.select().from(shops).where(eq(shops.uuid, uuid));
      if (!shop) throw new Refusal('not_allowed');
      const [{ own, area }, people] = await Promise.all([
        figuresOf(db, uuid, shop.prefectureId),
        colleaguesOf(db, uuid),
      ]);
      const { capacity = '', holidays = '', email = '' } = cellsOf(shop);
      return {
        uuid,
        name: shop.shopName,
        paused_at: shop.pausedAt?.toISOString() ?? null,
        /** The operator has stopped it, and only the operator ends that. */
        stopped: shop.stoppedHow,
        /** Until when it may take its data along; null: as long as it works with the operator. */
        takeable_until: takeableUntil(shop)?.toISOString() ?? null,
        /** Texts, written like those of a file of shops. */
        cells: { capacity, holidays, email },
        templates: shop.templates,
        /** Names this state of the shop: a change is refused if somebody else was faster. */
        version: ownVersion(shop),
        own,
        /** The medians of the shops of its prefecture, and how many they are; null: too few. */
        area,
        people: people.map(({ id, name, email: address, invitedUntil }) => ({
          uuid: id,
          name,
          email: address,
          self: id === by.id,
          /** Until when an invitation holds that nobody has taken up; null for everybody else. */
          invited_until: invitedUntil?.toISOString() ?? null,
        })),
      };
    },
  }),
  /**
   * Changes when the own shop gets requests, and its templates. Nothing is written if a cell is wrong. `seen`: the
   * version that the page showed.
   */
  changeOwnShop: act({
    may: ['shop'],
    asks: z.object({
      paused: z.optional(z.boolean()),
      cells: z.optional(z.object({ capacity: shortText(CELL), holidays: shortText(CELL) })),
      templates: z.optional(
        shortList(
          z.string().check(z.trim(), z.minLength(1), z.maxLength(TEMPLATE_LIMITS.characters)),
          TEMPLATE_LIMITS.count,
        ),
      ),
      seen: seenText,
      ...shownShop,
    }),
    run({ db }, by, { paused, cells, templates, seen, shop: shown }) {
      const uuid = shopOf(by, shown);
      const log = (tx: Db, action: 'change' | 'pause', note: string) =>
        logAct(tx, by, { action, subject: 'shops', uuid, changed: note });
      return db.transaction(async (tx) => {
        const [shop] = await tx.select().from(shops).where(eq(shops.uuid, uuid)).for('no key update');
        if (!shop || ownVersion(shop) !== seen) throw new Refusal('changed_meanwhile');
        if (cells) {
          const { wrong, changed } = await writeCells(tx, shop, cells);
          if (wrong.length > 0) return { wrong };
          if (changed) await log(tx, 'change', changed);
        }
        if (paused !== undefined) {
          if (!paused && shop.stoppedAt) throw new Refusal('stopped_shop');
          await log(tx, 'pause', await pause(tx, shop, paused));
        }
        if (templates) {
          await tx.update(shops).set({ templates }).where(eq(shops.uuid, uuid));
          await log(tx, 'change', 'templates');
        }
        return { wrong: [] };
      });
    },
  }),
  /**
   * Takes the access of a colleague to this shop away, or withdraws an invitation; not one’s own. Somebody who works for
   * other shops keeps theirs.
   */
  endColleague: act({
    may: ['shop'],
    asks: z.extend(ofOne, shownShop),
    async run({ db }, by, { uuid, shop }) {
      if (!(await endColleague(db, by, { id: uuid, shop: shopOf(by, shop) }))) throw new Refusal('not_found');
      return {};
    },
  }),
};

/** @returns whether there is such a colleague */
async function endColleague(
  db: Db,
  by: Person,
  { id, shop }: { id: string; shop: string },
): Promise<boolean> {
  if (id === by.id) return false;
  return db.transaction(async (tx) => {
    const isColleague = and(eq(deskPeople.id, id), isOfShop(shop), hasAccess);
    const [colleague] = await tx.select().from(deskPeople).where(isColleague).for('update');
    if (!colleague) return withdrawSilent(tx, by, shop, id);
    if (colleague.shopUuids.length > 1) {
      await takeShopFrom(tx, by, colleague, shop);
      return true;
    }
    if (await withdrawInvitation(tx, by, id)) return true;
    await tx.update(deskPeople).set({ endedAt: new Date(), updatedAt: new Date() }).where(isColleague);
    await shutOut(tx, id);
    await logAct(tx, by, {
      action: 'change',
      subject: 'desk_people',
      uuid: id,
      changed: `email: ${colleague.email}\naccess: access → no access`,
    });
    return true;
  });
}
