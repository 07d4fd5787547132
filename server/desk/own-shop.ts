import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { TEMPLATE_LIMITS } from '#contract/desk/desk.ts';
import { RELEASED } from '#contract/life/place-states.ts';
import { seenText, shortList, shortText } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { hasAccess } from '../db/records/access.ts';
import { holdsSql } from '../db/records/condition-sql.ts';
import { deskPeople, shops } from '../db/schema.ts';
import { cellsOf } from '../shops/import-shops.ts';
import { act, view } from './act.ts';
import { ofOne } from './inputs.ts';
import { listSilent, withdraw, withdrawSilent } from './invitations.ts';
import { logAct } from './log.ts';
import { shutOut } from './people.ts';
import { type Person, shopOf } from './person.ts';
import { pause, versionOf, writeCells } from './shops.ts';

/** The figures go back so many days. */
const DAYS = 90;

/** With fewer shops beside it, a median would tell a shop what one of them does. */
const LEAST_SHOPS = 5;

/** The people of a shop, and those who were invited, wherever else they work. */
async function colleaguesOf(db: Db, shop: string) {
  const [people, silent] = await Promise.all([
    db
      .select()
      .from(deskPeople)
      .where(and(eq(deskPeople.shopUuid, shop), hasAccess))
      .orderBy(asc(deskPeople.createdAt)),
    listSilent(db, shop),
  ]);
  return [...people, ...silent.map(({ uuid, ...row }) => ({ id: uuid, ...row }))].sort(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
}

interface ShopFigures {
  leads: number;
  /** The part that was answered, 0 to 1; null: there were none. */
  answered: number | null;
  quotes: number;
  /** Hours until a quote, the median. */
  hours: number | null;
  releases: number;
  deals: number;
}

type Counted = ShopFigures & { uuid: string };

/** The figures of a shop by the counts that a task keeps (rate_shops), and the medians of the shops beside it. */
async function figuresOf(db: Db, uuid: string, prefecture: number) {
  const rows = await rowsOf<Counted>(
    db,
    sql`select s.uuid, s.recent_asked as leads, s.recent_answers::float8 / nullif(s.recent_asked, 0) as answered,
        s.recent_quotes as quotes, s.answer_hours as hours, s.recent_deals as deals,
        (select count(*)::integer from matches m where m.shop_uuid = s.uuid and ${holdsSql(RELEASED)}
          and m.created_at > now() - make_interval(days => ${DAYS})) as releases
      from shops s where s.prefecture_id = ${prefecture}`,
  );
  const own = rows.find((row) => row.uuid === uuid);
  if (!own) throw new Error('a shop went away');
  const beside = rows.filter((row) => row.uuid !== uuid && row.leads > 0);
  const shown = ({ uuid: _, ...figures }: Counted): ShopFigures => figures;
  return {
    own: shown(own),
    area:
      beside.length < LEAST_SHOPS
        ? null
        : {
            shops: beside.length,
            prefecture: PREFECTURES[prefecture - 1] ?? '',
            leads: median(beside.map(({ leads }) => leads)) ?? 0,
            answered: median(beside.map(({ answered }) => answered)),
            quotes: median(beside.map(({ quotes }) => quotes)) ?? 0,
            hours: median(beside.map(({ hours }) => hours)),
            releases: median(beside.map(({ releases }) => releases)) ?? 0,
            deals: median(beside.map(({ deals }) => deals)) ?? 0,
          },
  };
}

function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
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
        name: shop.shopName,
        paused_at: shop.pausedAt?.toISOString() ?? null,
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
    }),
    run({ db }, by, { paused, cells, templates, seen }) {
      const uuid = shopOf(by);
      const log = (tx: Db, action: 'change' | 'pause', changed: string) =>
        logAct(tx, by, { action, subject: 'shops', uuid, changed });
      return db.transaction(async (tx) => {
        const [shop] = await tx.select().from(shops).where(eq(shops.uuid, uuid)).for('no key update');
        if (!shop || ownVersion(shop) !== seen) throw new Refusal('changed_meanwhile');
        if (cells) {
          const { wrong, changed } = await writeCells(tx, shop, cells);
          if (wrong.length > 0) return { wrong };
          if (changed) await log(tx, 'change', changed);
        }
        if (paused !== undefined) {
          await pause(tx, shop, paused);
          await log(tx, 'pause', paused ? 'paused' : 'open');
        }
        if (templates) {
          await tx.update(shops).set({ templates }).where(eq(shops.uuid, uuid));
          await log(tx, 'change', 'templates');
        }
        return { wrong: [] };
      });
    },
  }),
  /** Takes the access of a colleague away, or withdraws an invitation; not one’s own. */
  endColleague: act({
    may: ['shop'],
    asks: ofOne,
    async run({ db }, by, { uuid }) {
      if (!(await endColleague(db, by, uuid))) throw new Refusal('not_found');
      return {};
    },
  }),
};

/** @returns whether there is such a colleague */
async function endColleague(db: Db, by: Person, id: string): Promise<boolean> {
  const shop = shopOf(by);
  if (id === by.id) return false;
  return db.transaction(async (tx) => {
    const isColleague = and(eq(deskPeople.id, id), eq(deskPeople.shopUuid, shop), hasAccess);
    const [colleague] = await tx.select().from(deskPeople).where(isColleague).for('update');
    if (!colleague) return withdrawSilent(tx, by, shop, id);
    if (await withdraw(tx, by, id)) return true;
    await tx.update(deskPeople).set({ endedAt: new Date(), updatedAt: new Date() }).where(isColleague);
    await shutOut(tx, id);
    await logAct(tx, by, {
      action: 'change',
      subject: 'desk_people',
      uuid: id,
      changed: `${colleague.email}: no access`,
    });
    return true;
  });
}
