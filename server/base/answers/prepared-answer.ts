import type { FastifyReply, FastifyRequest } from 'fastify';

const JSON_TYPE = 'application/json; charset=utf-8';

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** An answer that is JSON already, of a value of type T; it knows how to send itself. */
export class PreparedAnswer<T> {
  /** Never set: it keeps answers of different types apart when types are checked. */
  declare readonly value: T;
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    return this.#send(request, reply.header('content-type', JSON_TYPE));
  }
}
