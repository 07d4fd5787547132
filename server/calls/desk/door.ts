import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { KEY_PREFIX } from '#contract/desk/desk.ts';
import { type ActName, actOf } from '../../desk/acts.ts';
import type { Person } from '../../desk/person.ts';
import { allowOneOf, allowRole } from '../../desk/rights.ts';
import type { Gate } from '../gate.ts';
import { guarded } from '../guarded.ts';
import type { ProductData } from '../product-data.ts';
import { type Answer, type Received, route } from '../route.ts';
import { ACT_CALLS } from './act-calls.ts';

const BEARER = /^Bearer (\S+)$/;

/** The ways into the calls of the desks. */
export class DeskDoor {
  readonly #app: FastifyInstance;
  readonly #product: ProductData;

  constructor(app: FastifyInstance, product: ProductData) {
    this.#app = app;
    this.#product = product;
  }

  /** A call for anybody. Wrong links are counted. */
  open<const Row extends Call>(
    row: Row,
    handler: (received: Received<Row>) => Promise<Answer<Row>>,
    gate?: Gate,
  ): void {
    route(
      this.#app,
      row,
      (received) => {
        received.reply.header('cache-control', 'no-store');
        return guarded(this.#product.limits, received.request, () => handler(received));
      },
      gate,
    );
  }

  /** A call for somebody who is signed in, and whose role may do one of its acts. The act itself looks once more. */
  signedIn<const Row extends DeskCall>(row: Row, handler: Handler<Row>): void {
    this.#forPerson(row, handler, (shown) => this.#product.desk.person(shown));
  }

  /** A call that programs make too, with a key of somebody. */
  signedInOrByKey<const Row extends DeskCall>(row: Row, handler: Handler<Row>): void {
    const { desk } = this.#product;
    this.#forPerson(row, handler, (shown) =>
      shown?.startsWith(KEY_PREFIX) ? desk.personOfKey(shown) : desk.person(shown),
    );
  }

  /** An act of the table. */
  act(name: ActName): void {
    const { desk, limits } = this.#product;
    const act = actOf(name);
    const people = new WeakMap<FastifyRequest, Person>();
    const gate: Gate = async (request) => {
      const person = await desk.person(bearerOf(request));
      allowRole(person, act.may);
      if (act.changes) await limits?.count('deskAct', { person: person.id });
      people.set(request, person);
    };
    const handler = async ({ request, body }: Received<Call>) =>
      act.run(this.#product, people.get(request) as Person, body) as Promise<object>;
    this.open(ACT_CALLS[name], handler, gate);
  }

  #forPerson<const Row extends DeskCall>(
    row: Row,
    handler: Handler<Row>,
    personOf: (shown: string | undefined) => Promise<Person>,
  ): void {
    const people = new WeakMap<FastifyRequest, Person>();
    const gate: Gate = async (request) => {
      const person = await personOf(bearerOf(request));
      allowOneOf(person, row.acts);
      if (row.method !== 'GET') await this.#product.limits?.count('deskAct', { person: person.id });
      people.set(request, person);
    };
    this.open(row, async (received) => handler(received, people.get(received.request) as Person), gate);
  }
}

/** A row that names its acts. */
type DeskCall = Call & Required<Pick<Call, 'acts'>>;

type Handler<Row extends Call> = (received: Received<Row>, person: Person) => Promise<Answer<Row>>;

const bearerOf = ({ headers }: FastifyRequest) => BEARER.exec(headers.authorization ?? '')?.[1];
