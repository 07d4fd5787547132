import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import type { Person } from '../../desk/auth.ts';
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
  signedIn<const Row extends Call>(
    row: Row,
    handler: (received: Received<Row>, person: Person) => Promise<Answer<Row>>,
  ): void {
    this.open(row, async (received) => {
      const [, session] = BEARER.exec(received.request.headers.authorization ?? '') ?? [];
      return handler(received, await this.#product.desk.person(session));
    });
  }
}
