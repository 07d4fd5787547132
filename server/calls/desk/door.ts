import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { KEY_PREFIX, type Role } from '#contract/desk/desk.ts';
import { type ActName, actOf } from '../../desk/acts.ts';
import type { Person } from '../../desk/person.ts';
import { allow } from '../../desk/rights.ts';
import { guarded } from '../../limits/guarded.ts';
import { visitorAddress, visitorOf } from '../../limits/visitor.ts';
import type { Gate } from '../gate.ts';
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
  #open<const Row extends Call>(
    row: Row,
    handler: (input: Received<Row>) => Promise<Answer<Row>>,
    gate?: Gate,
  ): void {
    route(
      this.#app,
      row,
      (input) => {
        input.reply.header('cache-control', 'no-store');
        return guarded(this.#product.limits, visitorAddress(input.request), () => handler(input));
      },
      gate,
    );
  }

  /** An act that programs make too, with a key of somebody. */
  byKey<const Row extends Call>(
    row: Row,
    may: readonly Role[],
    handler: (input: Received<Row>, person: Person) => Promise<Answer<Row>>,
  ): void {
    const { desk } = this.#product;
    this.#forPerson(row, { may, changes: false }, handler, (token) =>
      token?.startsWith(KEY_PREFIX) ? desk.personOfKey(token) : desk.person(token),
    );
  }

  /** An act of the table. */
  act(name: ActName): void {
    const { desk } = this.#product;
    const [row, act] = [ACT_CALLS[name], actOf(name)];
    if (act.may === 'anybody') {
      this.#open(
        row,
        ({ request, body }) => act.run(this.#product, visitorOf(request), body) as Promise<object>,
      );
      return;
    }
    this.#forPerson(
      row,
      act,
      ({ body }, person) => act.run(this.#product, person, body) as Promise<object>,
      (token) => desk.person(token),
    );
  }

  #forPerson<const Row extends Call>(
    row: Row,
    { may, changes }: { may: readonly Role[]; changes: boolean },
    handler: (input: Received<Row>, person: Person) => Promise<Answer<Row>>,
    personOf: (token: string | undefined) => Promise<Person>,
  ): void {
    const people = new WeakMap<FastifyRequest, Person>();
    const gate: Gate = async (request) => {
      const person = await personOf(bearerOf(request));
      allow(person, may);
      if (changes) await this.#product.limits?.count('deskAct', { person: person.id });
      people.set(request, { ...person, from: visitorOf(request) });
    };
    this.#open(row, async (input) => handler(input, people.get(input.request) as Person), gate);
  }
}

const bearerOf = ({ headers }: FastifyRequest) => BEARER.exec(headers.authorization ?? '')?.[1];
