import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { KEY_PREFIX } from '#contract/desk.ts';
import type { Person } from '../../desk/person.ts';
import { guarded } from '../guarded.ts';
import type { ProductData } from '../product-data.ts';
import { type Answer, type Received, route } from '../route.ts';

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
  open<const Row extends Call>(row: Row, handler: (received: Received<Row>) => Promise<Answer<Row>>): void {
    route(this.#app, row, (received) => {
      received.reply.header('cache-control', 'no-store');
      return guarded(this.#product.limits, received.request, () => handler(received));
    });
  }

  /** A call for somebody who is signed in. The act itself looks at the rights. */
  signedIn<const Row extends Call>(row: Row, handler: Handler<Row>): void {
    this.open(row, async (received) =>
      handler(received, await this.#product.desk.person(bearerOf(received))),
    );
  }

  /** A call that programs make too, with a key of somebody. */
  signedInOrByKey<const Row extends Call>(row: Row, handler: Handler<Row>): void {
    const { desk } = this.#product;
    this.open(row, async (received) => {
      const shown = bearerOf(received);
      return handler(
        received,
        await (shown?.startsWith(KEY_PREFIX) ? desk.personOfKey(shown) : desk.person(shown)),
      );
    });
  }
}

type Handler<Row extends Call> = (received: Received<Row>, person: Person) => Promise<Answer<Row>>;

const bearerOf = ({ request }: Pick<Received<Call>, 'request'>) =>
  BEARER.exec(request.headers.authorization ?? '')?.[1];
