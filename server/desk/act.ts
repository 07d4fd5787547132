import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { keysOf } from '#contract/base/keys.ts';
import { ROLES, type Role } from '#contract/desk/desk.ts';
import type { SiteContent } from '#contract/site/site-content.ts';
import type { AuditAction, AuditSubject } from '../base/audit-words.ts';
import { Refusal } from '../base/errors.ts';
import { NOTHING, type Nothing } from '../base/outcome.ts';
import type { Db } from '../db/open.ts';
import type { Brought } from '../db/records/happened.ts';
import type {
  cases,
  contactEnquiries,
  deliveries,
  deskDevices,
  deskKeys,
  deskPasskeys,
  deskViews,
  media,
  requests,
  reviews,
  shopEndpoints,
  shopRegistrations,
  shops,
} from '../db/schema.ts';
import type { Office } from '../deliveries/mail/compose.ts';
import { change } from '../life/change.ts';
import type { Happening } from '../life/life.ts';
import type { LinkTools } from '../quotes/link-act.ts';
import type { AlarmWatch } from '../upkeep/alarms/alarm-watch.ts';
import type { Challenges } from './challenges.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { type Look, rehearse } from './rehearsal.ts';

/** The parts of the product that views and acts use. */
export interface Tools extends LinkTools {
  /** From whom mail comes, at this moment. */
  office(): Office;
  /** The content of the site that the settings name. */
  contentFile: SiteContent;
  /** Pages of partners are looked at each night. */
  hasCheckups: boolean;
  /** The desk that lets people in. */
  desk: { challenges: Challenges };
  /** Without it, nobody looks for trouble. */
  alarms?: AlarmWatch | undefined;
}

/** Roles of the operator's own people, and of those who change things. */
export { OFFICE_ROLES as OFFICE } from '#contract/desk/desk.ts';
export const WORKING = ['owner', 'staff'] as const satisfies readonly Role[];
export const EVERYBODY: readonly Role[] = keysOf(ROLES);

/** A row of the table of views and acts. */
export interface Row<Input, Answer> {
  /** The roles of those who may do it. */
  readonly may: readonly Role[];
  /** How it is asked for. The `uuid` names a thing: a text that is no uuid is not found. */
  readonly asks: z.ZodMiniType<Input>;
  /** The limits count it: it changes something, or shows somebody's contact. */
  readonly changes: boolean;
  run(tools: Tools, by: Person, input: Input): Promise<Answer>;
}

/** A row for commands too, which have a part of the tools only. */
export interface Act<Input, Answer> extends Row<Input, Answer> {
  run(tools: Pick<Tools, 'db' | 'outbox' | 'life'>, by: Person, input: Input): Promise<Answer>;
}

/** An act that can be looked at before it is done. */
export interface LookedAt<Input> {
  readonly may: readonly Role[];
  readonly asks: z.ZodMiniType<Input>;
  /** Says who would hear of it, and does nothing. */
  look(tools: Tools, by: Person, input: Input): Promise<Look>;
}

/**
 * Something that people at a desk read.
 * @param spec.read undefined: there is no such thing
 */
export const view = <Answer, Schema extends z.ZodMiniType = Nothing>(spec: {
  may: readonly Role[];
  asks?: Schema;
  isCounted?: boolean;
  read(at: Tools & { by: Person }, input: z.output<Schema>): Promise<Answer | undefined>;
}): Row<z.output<Schema>, Answer> => ({
  may: spec.may,
  asks: (spec.asks ?? NOTHING) as z.ZodMiniType<z.output<Schema>>,
  changes: spec.isCounted ?? false,
  run: async (tools, by, input) => {
    const answer = await spec.read({ ...tools, by }, input);
    if (answer === undefined) throw new Refusal('not_found');
    return answer;
  },
});

/**
 * Something that people at a desk do and that is not about one row, or that has steps outside of a transaction. It notes
 * itself in the log.
 */
export const act = <Answer, Schema extends z.ZodMiniType = Nothing, Needs = Tools>(spec: {
  may: readonly Role[];
  asks?: Schema;
  run(tools: Needs, by: Person, input: z.output<Schema>): Promise<Answer>;
}) => ({
  may: spec.may,
  asks: (spec.asks ?? NOTHING) as z.ZodMiniType<z.output<Schema>>,
  changes: true,
  run: spec.run,
});

/** The tables of which an act holds a row. */
type Held =
  | typeof cases
  | typeof contactEnquiries
  | typeof deliveries
  | typeof deskDevices
  | typeof deskKeys
  | typeof deskPasskeys
  | typeof deskViews
  | typeof media
  | typeof requests
  | typeof reviews
  | typeof shopEndpoints
  | typeof shopRegistrations
  | typeof shops;

/** The surroundings of the work of an act: a transaction that holds the row of the act. */
export interface Working<Table extends Held> {
  tx: Db;
  by: Person;
  row: Table['$inferSelect'];
  now: Date;
}

/** An act of a desk as it was done. */
export interface DeskDone<Answer> extends Brought {
  answer: Answer;
  /** The difference for the log (log.ts), without anything personal of a seller. */
  changed?: string;
}

/**
 * Something that people at a desk do to a row: right, input, transaction, the row held, the work, its events, the log,
 * the commit, and then deliveries go out. The work cannot reach the outbox, and has the transaction for a database.
 * A look at it does the same, and takes it back.
 * @param table with the row that `uuid` names
 */
export const actOn = <Table extends Held, Answer, Schema extends z.ZodMiniType<{ uuid: string }>>(
  table: Table,
  spec: {
    may: readonly Role[];
    asks: Schema;
    /** The word of the audit log. Left out: the work notes itself. */
    logs?: AuditAction | ((input: z.output<Schema>) => AuditAction);
    work(at: Working<Table>, input: z.output<Schema>): Promise<DeskDone<Answer>>;
    /** Stands for the work in a look at an act whose texts nobody has typed yet: all that it may bring about. */
    foresees?: Brought;
  },
): Act<z.output<Schema>, Answer> & LookedAt<z.output<Schema>> => {
  const perform = <Did extends Brought & { changed?: string }>(
    { db, life }: Pick<Tools, 'db' | 'life'>,
    by: Person,
    input: z.output<Schema>,
    work: (at: Working<Table>, input: z.output<Schema>) => Promise<Did>,
  ): Promise<Did> => {
    const { uuid } = input;
    return change(
      { db, life },
      async (tx, now) => ({ tx, by, row: await holdRow(tx, table, uuid), now }),
      (at) => work(at, input),
      async (tx, { row }, effect, now) => {
        await life.follow(tx, happeningOf(row, uuid), effect, now);
        const action = typeof spec.logs === 'function' ? spec.logs(input) : spec.logs;
        const subject = getTableName(table) as AuditSubject;
        if (action)
          await logAct(tx, by, { action, subject, uuid, ...(effect.changed && { changed: effect.changed }) });
      },
    );
  };
  const { foresees } = spec;
  return {
    may: spec.may,
    asks: spec.asks as unknown as z.ZodMiniType<z.output<Schema>>,
    changes: true,
    run: async (tools, by, input) => (await perform(tools, by, input, spec.work)).answer,
    look: ({ life, ...tools }, by, input) =>
      rehearse(tools, input.uuid, async (db) => {
        const work = foresees ? async (): Promise<Brought> => foresees : spec.work;
        const { isNothing = false } = await perform({ db, life }, by, input, work);
        return isNothing;
      }),
  };
};

/**
 * The request that events are about: the row itself, or that of a case or review. It knows the medium that brought its
 * seller; other rows have none.
 */
const happeningOf = (row: Partial<Happening> & { requestUuid?: string | null }, uuid: string): Happening => ({
  uuid: row.requestUuid ?? uuid,
  mediumUuid: row.mediumUuid ?? '',
  tracking: row.tracking ?? null,
});

/** @throws Refusal `not_found` */
async function holdRow<Table extends Held>(tx: Db, table: Table, uuid: string) {
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.uuid, uuid))
    .for('no key update');
  const [row] = rows as Table['$inferSelect'][];
  if (!row) throw new Refusal('not_found');
  return row;
}
