import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import * as rows from '#contract/calls/desk.ts';
import { type DeskAct, type RequestEnd, sampleName } from '#contract/desk.ts';
import { listDeliveries, sendDeadAgain } from '../desk/deliveries.ts';
import type { Desk, Person } from '../desk/desk.ts';
import { listLog } from '../desk/log.ts';
import { changePerson, endSession, invite, listPeople, listSessions } from '../desk/people.ts';
import {
  endLinks,
  eraseFor,
  findRequests,
  listRequests,
  readRequest,
  showContact,
  withdrawFor,
} from '../desk/requests.ts';
import { readToday } from '../desk/today.ts';
import { addressOf } from '../limits/rate-limits.ts';
import { atLeast } from './at-least.ts';
import { guarded } from './guarded.ts';
import type { ProductData } from './product-data.ts';
import { type Answer, type Received, route } from './route.ts';

const BEARER = /^Bearer (\S+)$/;
/** Anybody else who could enter a sample person would be an owner. */
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/;
/** A browser may say any length of things about itself. */
const BROWSER_CHARACTERS = 300;

const browserOf = ({ request }: Pick<Received<Call>, 'request'>) =>
  String(request.headers['user-agent'] ?? '').slice(0, BROWSER_CHARACTERS);

/** The calls of the desks. Each names its act, and the table of acts says who may do it. */
export function deskCalls(app: FastifyInstance, product: ProductData, desk: Desk): void {
  const { db, outbox, limits, invented } = product;

  const open = <const Row extends Call>(
    row: Row,
    handler: (received: Received<Row>) => Promise<Answer<Row>>,
  ) =>
    route(app, row, (received) => {
      received.reply.header('cache-control', 'no-store');
      return guarded(limits, received.request, () => handler(received));
    });

  const signedIn = <const Row extends Call>(
    row: Row,
    act: DeskAct | ((received: Received<Row>) => DeskAct),
    handler: (received: Received<Row>, person: Person) => Promise<Answer<Row>>,
  ) =>
    open(row, async (received) => {
      const [, session] = BEARER.exec(received.request.headers.authorization ?? '') ?? [];
      return handler(received, await desk.person(session, typeof act === 'string' ? act : act(received)));
    });

  // The page looks at its host name as well, which this call does not learn from it.
  const maySample = ({ request }: Pick<Received<Call>, 'request'>) =>
    invented && addressOf(request).address === undefined && THIS_MACHINE.test(request.hostname);

  open(rows.readSignInWays, async (received) => ({ samples: maySample(received) }));
  open(rows.askToSignIn, async ({ body: { email }, request }) => {
    await limits?.count('signIn', { ...addressOf(request), email });
    await atLeast(desk.askToSignIn(email));
    return {};
  });
  open(rows.signIn, async (received) => ({
    session: await desk.signIn(received.body.token, browserOf(received)),
  }));
  open(rows.makeFirstOwner, async (received) => {
    const { token, ...given } = received.body;
    return { session: await desk.makeFirstOwner(token, given, browserOf(received)) };
  });
  open(rows.enterSample, async (received) => {
    if (!maySample(received)) received.refuse('not_found');
    const { role } = received.body;
    return { session: await desk.enterSample(role, sampleName(role), browserOf(received)) };
  });

  signedIn(rows.readSelf, 'readSelf', async (_, person) => ({
    person: { name: person.name, email: person.email, role: person.role },
    sessions: (await listSessions(db, person)).map(({ id, createdAt, userAgent }) => ({
      uuid: id,
      since: createdAt.toISOString(),
      browser: userAgent ?? '',
      current: id === person.session,
    })),
  }));
  signedIn(rows.endSession, 'endSession', async ({ params: { uuid }, refuse }, person) => {
    if (!(await endSession(db, person, uuid))) refuse('not_found');
    return {};
  });
  signedIn(rows.readToday, 'readToday', () => readToday(db, product.alarms?.raised ?? []));
  signedIn(rows.readRequests, 'readRequests', ({ query: { after, state, category } }) =>
    listRequests(db, { state, category }, after),
  );
  signedIn(rows.findRequests, 'readRequests', async ({ body: { text } }) => ({
    requests: await findRequests(db, text),
    next: null,
  }));
  signedIn(rows.readRequest, 'readRequests', async ({ params: { uuid }, refuse }) => {
    return (await readRequest(db, product.links, uuid)) ?? refuse('not_found');
  });
  signedIn(rows.showContact, 'showContact', async ({ params: { uuid }, refuse }, person) => ({
    texts: (await showContact(db, person, uuid)) ?? refuse('not_found'),
  }));
  const endings: Record<RequestEnd, { act: DeskAct; work(person: Person, uuid: string): Promise<boolean> }> =
    {
      revoke: { act: 'revokeLinks', work: (person, uuid) => endLinks(db, person, uuid) },
      withdraw: { act: 'withdrawRequest', work: (person, uuid) => withdrawFor(db, outbox, person, uuid) },
      erase: { act: 'eraseRequest', work: (person, uuid) => eraseFor(product, person, uuid) },
    };
  signedIn(
    rows.endRequest,
    ({ body: { what } }) => endings[what].act,
    async ({ params: { uuid }, body: { what }, refuse }, person) => {
      if (!(await endings[what].work(person, uuid))) refuse('not_found');
      return {};
    },
  );
  signedIn(rows.readDeliveries, 'readDeliveries', async ({ query: { state, after } }) => {
    const { rows: found, next } = await listDeliveries(db, state, after);
    return {
      deliveries: found.map(({ place: _, at, ...delivery }) => ({ ...delivery, at: at.toISOString() })),
      next,
    };
  });
  signedIn(rows.sendAgain, 'sendAgain', async ({ body }, person) => ({
    count: await sendDeadAgain(db, outbox, person, body),
  }));
  signedIn(rows.readPeople, 'readPeople', async (_, person) => ({
    people: (await listPeople(db)).map(({ id, name, email, role, createdAt, endedAt }) => ({
      uuid: id,
      name,
      email,
      role,
      since: createdAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
      self: id === person.id,
    })),
  }));
  signedIn(rows.invite, 'invite', async ({ body }, person) => {
    await invite(db, outbox, person, body);
    return {};
  });
  signedIn(rows.changePerson, 'changePerson', async ({ params: { uuid }, body, refuse }, person) => {
    if (!(await changePerson(db, person, uuid, body))) refuse('not_found');
    return {};
  });
  signedIn(rows.readLog, 'readLog', async ({ query: { after } }) => {
    const { rows: found, next } = await listLog(db, after);
    return {
      entries: found.map(({ at, by, action, subject, subjectUuid, changed }) => ({
        at: at.toISOString(),
        by,
        action,
        subject,
        subject_uuid: subjectUuid,
        changed,
      })),
      next,
    };
  });
}
