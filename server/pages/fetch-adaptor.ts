import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

/*
 * Between Fastify, which speaks Node's streams, and the site's router, which speaks the web's Request and Response.
 * Answers go through Fastify, so that they are compressed and have its headers; see docs/decisions.
 */

/**
 * The request as the router takes it. Its URL is the one that the visitor asked for: behind a trusted proxy, the
 * proxy's. Its signal is aborted when the visitor leaves before the answer is complete.
 */
export function toFetchRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const host = request.host || 'localhost';
  if (!URL.canParse(`http://${host}`)) throw new Refusal('malformed_address');
  const made = createRequest(request.raw, reply.raw, { protocol: `${request.protocol}:`, host });
  const { body } = request;
  return Buffer.isBuffer(body) ? new Request(made, { body: new Uint8Array(body) }) : made;
}

/** @param headers sent where the response itself does not set them */
export function sendFetchResponse(
  reply: FastifyReply,
  response: Response,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  if (!response.body) return reply.send('');
  return reply.send(Readable.fromWeb(response.body as ReadableStream));
}
