import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { AlarmName } from '#contract/help/alarms.ts';
import { helpPage } from '#contract/help/help.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { SENT_CUSTOMER } from '#test/server/submission.ts';
import { deliveries, matches, requests } from '../../db/schema.ts';
import { AlarmWatch, type Watched } from './alarm-watch.ts';
import { type AlarmLimits, raisedBy, type Signs } from './alarms.ts';

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const GB = 1024 ** 3;

let server: TestApp;
let receiver: Server;
let status = 200;
let freeBytes = 100 * GB;
let bodies: string[] = [];
let calls: { id: string; type: string; alarm: string; place: string; page: string }[] = [];

beforeAll(async () => {
  server = await startTestApp();
  receiver = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const { type, data } = new Webhook(SECRET).verify(body, headers) as {
        type: string;
        data: { alarm: string; place: string; page: string };
      };
      bodies.push(body);
      if (status === 200) calls.push({ id: headers['webhook-id'] ?? '', type, ...data });
      answer.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  receiver.close();
  await server.close();
});
beforeEach(async () => {
  await server.reset();
  await server.db.execute(sql`delete from alarms`);
  await server.db.execute(sql`delete from backups`);
});
afterEach(() => {
  calls = [];
  bodies = [];
  status = 200;
  freeBytes = 100 * GB;
});

const url = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;

const watchOf = (limits: Partial<AlarmLimits> = {}, more: Partial<Watched> = {}) =>
  new AlarmWatch({
    db: server.db,
    photos: { freeBytes: async () => freeBytes },
    limits: { diskReserveBytes: GB, backupHours: undefined, ...limits },
    to: { url: url(), secret: SECRET, allowed: ['127.0.0.1'] },
    siteUrl: undefined,
    port: 1,
    log: pino({ level: 'silent' }),
    ...more,
  });

const callLines = () => calls.map(({ type, alarm }) => `${type} ${alarm}`);

/** Causes a trouble, and mends it. */
interface Trouble {
  cause(): Promise<unknown>;
  mend(): Promise<unknown>;
}

const TROUBLES: Record<string, Trouble> = {
  deliveries_waiting: {
    cause: async () => {
      await server.submit();
      await server.db.update(deliveries).set({ createdAt: sql`now() - interval '11 minutes'` });
    },
    mend: () => server.db.update(deliveries).set({ state: 'sent' }),
  },
  deliveries_dead: {
    cause: async () => {
      await server.submit();
      await server.db
        .update(deliveries)
        .set({ state: 'dead', error: 'smtp_550', settledAt: sql`now() - interval '23 hours'` });
    },
    mend: () => server.db.update(deliveries).set({ settledAt: sql`now() - interval '25 hours'` }),
  },
  requests_without_shop: {
    cause: async () => {
      await server.submit();
      await server.db.update(deliveries).set({ state: 'sent' });
      await server.db.delete(matches);
      await server.db
        .update(requests)
        .set({ seekAt: sql`now() + interval '1 minute'`, createdAt: sql`now() - interval '11 minutes'` });
    },
    mend: () => server.db.update(requests).set({ withdrawnAt: sql`now()` }),
  },
  disk_low: {
    cause: async () => {
      freeBytes = 1.9 * GB;
    },
    mend: async () => {
      freeBytes = 2.1 * GB;
    },
  },
};

describe('The operator', () => {
  for (const [alarm, { cause, mend }] of Object.entries(TROUBLES))
    it(`is told once that something is wrong, and once that it is over: ${alarm}`, async () => {
      const watch = watchOf();
      await watch.look();
      expect(callLines()).toEqual([]);
      await cause();
      for (let look = 0; look < 3; look += 1) await watch.look();
      expect(watch.raised).toEqual([alarm]);
      expect(callLines()).toEqual([`alarm.raised ${alarm}`]);
      await mend();
      for (let look = 0; look < 3; look += 1) await watch.look();
      expect(watch.raised).toEqual([]);
      expect(callLines()).toEqual([`alarm.raised ${alarm}`, `alarm.cleared ${alarm}`]);
      expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
    });

  it('is told of a backup that is too old, or was never made, if one is expected', async () => {
    const watch = watchOf({ backupHours: 24 });
    await watch.look();
    expect(callLines()).toEqual([]);
    await server.submit();
    await server.db.update(deliveries).set({ state: 'sent' });
    await server.db.update(requests).set({ createdAt: sql`now() - interval '25 hours'` });
    await watch.look();
    await server.db.execute(sql`insert into backups values (now() - interval '23 hours')`);
    await watch.look();
    expect(callLines()).toEqual(['alarm.raised backup_old', 'alarm.cleared backup_old']);
    await watchOf().look();
    expect(callLines()).toHaveLength(2);
  });

  it('is told of sellers who are turned away, by each process of its own', async () => {
    const [one, other] = [watchOf(), watchOf({}, { port: 2 })];
    one.watchUploads({ isTurningAway: true });
    for (const watch of [one, other, one]) await watch.look();
    expect(callLines()).toEqual(['alarm.raised sellers_turned_away']);
    expect(calls[0]?.place).toMatch(/:1$/);
    one.watchUploads({ isTurningAway: false });
    for (const watch of [other, one]) await watch.look();
    expect(callLines()).toEqual(['alarm.raised sellers_turned_away', 'alarm.cleared sellers_turned_away']);
  });

  it('is told once by several processes', async () => {
    await TROUBLES.deliveries_waiting?.cause();
    await Promise.all([1, 2, 3].map((port) => watchOf({}, { port }).look()));
    expect(callLines()).toEqual(['alarm.raised deliveries_waiting']);
  });

  it('is told later, with the same id, if the call is not answered; also after a restart', async () => {
    status = 500;
    await TROUBLES.deliveries_waiting?.cause();
    await watchOf().look();
    expect(callLines()).toEqual([]);
    status = 200;
    await watchOf().look();
    await TROUBLES.deliveries_waiting?.mend();
    await watchOf().look();
    expect(callLines()).toEqual(['alarm.raised deliveries_waiting', 'alarm.cleared deliveries_waiting']);
  });

  it('is told that the database is away, after two looks, and when it is back', async () => {
    let isAway = false;
    const db = new Proxy(server.db, {
      get: (target, name) => {
        if (isAway) throw new Error('away');
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const watch = watchOf({}, { db });
    await watch.look();
    isAway = true;
    await watch.look();
    expect(watch.raised).toEqual([]);
    for (let look = 0; look < 3; look += 1) await watch.look();
    expect(callLines()).toEqual(['alarm.raised database_away']);
    isAway = false;
    for (let look = 0; look < 2; look += 1) await watch.look();
    expect(callLines()).toEqual(['alarm.raised database_away', 'alarm.cleared database_away']);
  });

  it('reads in call and log which page says what to do', async () => {
    freeBytes = 0;
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    await watchOf({}, { siteUrl: 'https://localhost:1', log }).look();
    await watchOf().look();
    const page = 'https://localhost:1/desk/help/disk-low';
    expect(calls.map((call) => call.page)).toEqual([page]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { alarm: 'disk_low', remedy: `See ${page}, or docs/operating/alarms.md.` },
    ]);
  });

  it('learns no name, number or address of a person', async () => {
    await TROUBLES.requests_without_shop?.cause();
    await watchOf().look();
    expect(Object.keys(JSON.parse(bodies[0] ?? '{}').data)).toEqual([
      'alarm',
      'says',
      'place',
      'since',
      'page',
    ]);
    for (const secret of Object.values(SENT_CUSTOMER)) expect(bodies.join()).not.toContain(secret);
  });
});

const CALM: Signs = {
  databaseIsThere: true,
  oldestWaitingS: 0,
  deadInADay: 0,
  withoutShop: 0,
  isTurningAway: false,
  freeBytes: undefined,
  backupAgeS: 0,
  certificateDays: undefined,
  clockDifferenceS: 0,
};

describe('An alarm is raised at the number that its page names', () => {
  /** The unit on the page, the signs of so many, and those of a little more trouble. */
  const RAISED: readonly [AlarmName, string, (count: number, more: number) => Partial<Signs>][] = [
    ['deliveries_waiting', '分', (minutes, more) => ({ oldestWaitingS: minutes * 60 + more })],
    ['certificate_ends', '日以内', (days, more) => ({ certificateDays: days - more })],
    ['clock_wrong', '秒より', (seconds, more) => ({ clockDifferenceS: -seconds - more })],
    ['disk_low', '倍を下回', (times, more) => ({ freeBytes: times * GB - more })],
  ];
  test.each(RAISED)('%s', (alarm, unit, signsOf) => {
    const { title, means } = helpPage(alarm);
    const count = Number(new RegExp(`(\\d+)${unit}`).exec([title, ...means].join())?.[1]);
    const raised = (more: number) =>
      raisedBy({ ...CALM, ...signsOf(count, more) }, { diskReserveBytes: GB, backupHours: undefined });
    expect([raised(0), raised(1)]).toEqual([[], [alarm]]);
  });
});

it('Without somebody to call, alarms are seen and leave nothing behind', async () => {
  const watch = watchOf({}, { to: undefined });
  await TROUBLES.deliveries_waiting?.cause();
  await watch.look();
  expect(watch.raised).toEqual(['deliveries_waiting']);
  await TROUBLES.deliveries_waiting?.mend();
  await watch.look();
  expect(await server.db.execute(sql`select from alarms`)).toMatchObject({ rowCount: 0 });
});
