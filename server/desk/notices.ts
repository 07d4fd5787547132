import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { keysOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import {
  DEVICE_ADDRESS_CHARACTERS,
  DEVICE_LIMITS,
  isPushService,
  NOTICE_HOURS,
  NOTICES,
  noticesFor,
  TOLD_ROLES,
} from '#contract/desk/notices.ts';
import { keyOf, shortList, shortText } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { deskDevices, deskNotices, shops } from '../db/schema.ts';
import { PUSH_MESSAGES } from '../deliveries/push/messages.ts';
import { readPushKeys } from '../deliveries/push/push-keys.ts';
import { type PushOffice, sendPush } from '../deliveries/push/send-push.ts';
import { Undeliverable } from '../deliveries/undeliverable.ts';
import { act, actOn, view } from './act.ts';
import { name, ofOne } from './inputs.ts';
import { logAct } from './log.ts';
import type { Person } from './person.ts';
import { holdAccess } from './rights.ts';

/* How people at the desks are told of what happens, besides the address of their shop or office. */

const TABLE = 'desk_devices';

/** The devices of somebody, the oldest first. */
export const devicesOf = (db: Db, id: string) =>
  db.select().from(deskDevices).where(eq(deskDevices.personId, id)).orderBy(asc(deskDevices.createdAt));

/** A device as pages show it. */
export const shownDevice = ({ uuid, name, createdAt, toldAt }: typeof deskDevices.$inferSelect) => ({
  uuid,
  name,
  since: createdAt.toISOString(),
  used: toldAt?.toISOString() ?? null,
});

async function readNotices({ db, by }: { db: Db; by: Person }) {
  const [[row], devices, [shop], keys] = await Promise.all([
    db.select().from(deskNotices).where(eq(deskNotices.id, by.id)),
    devicesOf(db, by.id),
    by.shop ? db.select({ email: shops.email }).from(shops).where(eq(shops.uuid, by.shop)) : [],
    readPushKeys(db),
  ]);
  const all = keysOf(noticesFor(by.role));
  return {
    /** The address of the shop, which hears of all of it; empty for people of the operator, and without one. */
    shop_email: shop?.email ?? '',
    by_mail: row?.byMail ?? false,
    notices: row ? row.notices.filter((key) => all.includes(key)) : all,
    from: row?.fromHour ?? NOTICE_HOURS.from,
    until: row?.untilHour ?? NOTICE_HOURS.until,
    devices: devices.map(shownDevice),
    /** By which a browser knows that it is told by us. */
    public_key: keys.publicKey,
  };
}

const hour = z.int().check(z.minimum(0), z.maximum(24));

const choice = z.object({
  by_mail: z.boolean(),
  notices: shortList(keyOf(NOTICES), keysOf(NOTICES).length),
  from: hour,
  until: hour,
});

/** Bytes of the public key of a browser, a point of P-256, and of its secret (RFC 8291). */
const KEY_BYTES = { p256dh: 65, auth: 16 } as const;

const base64url = (bytes: number) =>
  shortText(100).check(z.refine((text) => Buffer.from(text, 'base64url').length === bytes));

/** A browser as it names itself for pushes. */
const subscription = z.object({
  endpoint: shortText(DEVICE_ADDRESS_CHARACTERS),
  keys: z.object({ p256dh: base64url(KEY_BYTES.p256dh), auth: base64url(KEY_BYTES.auth) }),
});

/**
 * Adds a browser to the devices of a person. It was somebody else's before if they have signed in there.
 * @throws Refusal `wrong_endpoint`: it is not of a known push service; `too_many`
 */
async function addDevice(
  db: Db,
  by: Person,
  {
    name,
    subscription: { endpoint: address, keys },
  }: { name: string; subscription: z.output<typeof subscription> },
): Promise<void> {
  if (!isPushService(address)) throw new Refusal('wrong_endpoint');
  await db.transaction(async (tx) => {
    await holdAccess(tx, by);
    await tx.delete(deskDevices).where(eq(deskDevices.address, address));
    if ((await tx.$count(deskDevices, eq(deskDevices.personId, by.id))) >= DEVICE_LIMITS.count)
      throw new Refusal('too_many');
    const values = { personId: by.id, name, address, publicKey: keys.p256dh, authSecret: keys.auth };
    const [row] = await tx.insert(deskDevices).values(values).returning({ uuid: deskDevices.uuid });
    await tx
      .insert(deskNotices)
      .values({ id: by.id, notices: keysOf(noticesFor(by.role)) })
      .onConflictDoNothing();
    const { uuid = '' } = row ?? {};
    await logAct(tx, by, { action: 'change', subject: TABLE, uuid, changed: `added: ${name}` });
  });
}

/**
 * Gives a device of one's own another address.
 * @throws Refusal `wrong_endpoint`: it is not of a known push service; `not_found`
 */
async function renewDevice(
  db: Db,
  by: Person,
  {
    before,
    subscription: { endpoint: address, keys },
  }: { before: string; subscription: z.output<typeof subscription> },
): Promise<void> {
  if (!isPushService(address)) throw new Refusal('wrong_endpoint');
  const isOwn = and(eq(deskDevices.address, before), eq(deskDevices.personId, by.id));
  await db.transaction(async (tx) => {
    const [device] = await tx.select().from(deskDevices).where(isOwn).for('update');
    if (!device) throw new Refusal('not_found');
    if (address !== before) await tx.delete(deskDevices).where(eq(deskDevices.address, address));
    await tx
      .update(deskDevices)
      .set({ address, publicKey: keys.p256dh, authSecret: keys.auth })
      .where(eq(deskDevices.uuid, device.uuid));
    await logAct(tx, by, {
      action: 'change',
      subject: TABLE,
      uuid: device.uuid,
      changed: `renewed: ${device.name}`,
    });
  });
}

/**
 * Tells a device of one's own that it is told, so that somebody sees it.
 * @returns the code of the error; null if the push service took it; `gone`: the device was there no more
 * @throws Refusal `not_found`
 */
export async function tryDevice(office: PushOffice, by: Person, uuid: string): Promise<string | null> {
  const which = and(eq(deskDevices.uuid, uuid), eq(deskDevices.personId, by.id));
  const [device] = await office.db.select().from(deskDevices).where(which);
  if (!device) throw new Refusal('not_found');
  const message = { ...PUSH_MESSAGES.trial, url: DESK_PAGES.self, tag: 'trial' };
  try {
    return (await sendPush(office, device, message, { seconds: 60, isUrgent: true })) ? null : 'gone';
  } catch (error) {
    if (error instanceof Undeliverable) return error.code;
    throw error;
  }
}

export const noticeActs = {
  /** How the person who asks is told of what happens. */
  readNotices: view({ may: TOLD_ROLES, read: readNotices }),
  /** Changes of what, when and whether by mail they are told. */
  changeNotices: act({
    may: TOLD_ROLES,
    asks: choice,
    async run({ db }, by, { by_mail: byMail, notices, from: fromHour, until: untilHour }) {
      if (fromHour >= untilHour) throw new Refusal('invalid_body');
      const own = keysOf(noticesFor(by.role));
      const values = { byMail, notices: notices.filter((key) => own.includes(key)), fromHour, untilHour };
      await db.transaction(async (tx) => {
        await holdAccess(tx, by);
        await tx
          .insert(deskNotices)
          .values({ id: by.id, ...values })
          .onConflictDoUpdate({ target: deskNotices.id, set: values });
        const note = `${values.notices.join(' ')}, ${fromHour}–${untilHour}${byMail ? ', mail' : ''}`;
        await logAct(tx, by, { action: 'change', subject: 'desk_notices', uuid: by.id, changed: note });
      });
      return {};
    },
  }),
  /** Has the browser of the person told, from now on. */
  addDevice: act({
    may: TOLD_ROLES,
    asks: z.object({ name, subscription }),
    async run({ db }, by, input) {
      await addDevice(db, by, input);
      return {};
    },
  }),
  /** Has a device of one's own told at the address that its push service has given it in place of another one. */
  renewDevice: act({
    may: TOLD_ROLES,
    asks: z.object({ before: shortText(DEVICE_ADDRESS_CHARACTERS), subscription }),
    async run({ db }, by, input) {
      await renewDevice(db, by, input);
      return {};
    },
  }),
  /** Tells a device of one's own something that is made up. */
  tryDevice: act({
    may: TOLD_ROLES,
    asks: ofOne,
    async run({ limits, office }, by, { uuid }) {
      await limits?.count('endpointTry', { person: by.id });
      return { error: await tryDevice(office(), by, uuid) };
    },
  }),
  /** A device of one's own is told no more. */
  removeDevice: actOn(deskDevices, {
    may: TOLD_ROLES,
    asks: ofOne,
    logs: 'change',
    async work({ tx, by, row }, { uuid }) {
      if (row.personId !== by.id) throw new Refusal('not_found');
      await tx.delete(deskDevices).where(eq(deskDevices.uuid, uuid));
      return { answer: {}, changed: `removed: ${row.name}` };
    },
  }),
};
