import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createHeaders } from '@remix-run/node-fetch-server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/*
 * Between Fastify, which speaks Node's streams, and the site's router, which speaks the web's Request and Response.
 * Answers go through Fastify, so that they are compressed and have its headers; see docs/decisions.
 */

/**
 * The request as the router takes it. Its signal is aborted when the visitor leaves before the answer is complete.
 * @param origin the origin that the visitor sees
 */
export function toFetchRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  const { body, method } = request;
  const headers = createHeaders(request.raw);
  // A form that was not read is an empty one of the simplest kind.
  if (body === undefined) headers.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(origin + request.url, {
    method,
    headers,
    signal: controller.signal,
    // Read before, so that it has a limit.
    ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
  });
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
