import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import { databaseTrouble } from '../database-trouble.ts';
import { PhotoStoreError, Refusal, refusalBody } from '../errors.ts';
import { drain } from './drain.ts';
import { sendNotFoundPage } from './not-found-page.ts';
import { isProductCall, makeRequestId, REQUEST_ID_HEADER } from './request-id.ts';
import { DATA_HEADERS } from './security-headers.ts';

const SLOW = 408;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers every failure with JSON in one shape (or, outside the calls, with a page). Bad input is never a 5xx.
 * @param choose may choose another refusal than the one that was found
 */
export function handleErrors(
  app: FastifyInstance,
  choose: (refusal: Refusal, request: FastifyRequest) => Promise<Refusal> = async (refusal) => refusal,
): void {
  app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    // A caller who breaks off is no fault of the server, and gets no answer.
    const isBrokenOff = request.raw.errored === error;
    const refusal = isBrokenOff ? new Refusal('malformed') : await choose(refusalOf(error), request);
    if (refusal.status >= 500 && !isForOthers(error)) request.log.error({ err: error }, 'call failed');
    else request.log.info({ code: refusal.code }, 'call refused');
    return sendRefusal(reply, refusal);
  });

  app.setNotFoundHandler(answerNotFound);
}

/** There is no such call, or no such page. */
export function answerNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (isProductCall(request.url) || request.method !== 'GET')
    return sendRefusal(reply, new Refusal('unknown_call'));
  return sendNotFoundPage(reply);
}

/** For a URL that cannot be decoded, such as one with a broken percent-encoding. */
export function refuseMalformedUrl(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendRefusal(reply, new Refusal('malformed_address'));
}

/**
 * While the server closes, refuses new calls and ends connections. Otherwise kept-alive connections would bring calls
 * without end.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', (_request, _reply, next) =>
    next(closing ? new Refusal('unavailable') : undefined),
  );
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (closing) reply.header('connection', 'close');
    next();
  });
}

/** Tells if a call has to make room: too many others came, or the server closes. A stranger can bring that about. */
const isForOthers = (error: unknown) => error instanceof Refusal && error.code === 'unavailable';

/** Answers connections whose request Node cannot parse or did not receive in time. There is no request object yet. */
export function refuseConnection(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = new Refusal(CONNECTION_REFUSALS[error.code] ?? 'malformed');
  const reqId = makeRequestId(false)({ headers: {} });
  this.log.info({ reqId, code: refusal.code }, 'connection refused');
  if (socket.writable) socket.write(rawRefusal(refusal, reqId));
  socket.destroy(error);
}

const CONNECTION_REFUSALS: Readonly<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

function rawRefusal(refusal: Refusal, id: string): string {
  const body = JSON.stringify(refusalBody(refusal, id));
  return [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `${REQUEST_ID_HEADER}: ${id}`,
    ...Object.entries(DATA_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** @param refusal one of the contract's refusals, or one of the demo */
export async function sendRefusal(
  reply: FastifyReply,
  refusal: Pick<Refusal, 'status' | 'message' | 'details'> & {
    code: string;
    retryAfterS?: number | undefined;
  },
): Promise<FastifyReply> {
  const { status } = refusal;
  // A slow upload that gave way is not waited for.
  const isComplete = status !== SLOW && (await drain(reply.request.raw));
  if (reply.sent) return reply;
  reply.removeHeader('connection');
  if (!isComplete) reply.header('connection', 'close');
  if (refusal.retryAfterS) reply.header('retry-after', refusal.retryAfterS);
  return reply
    .code(status)
    .headers(DATA_HEADERS)
    .header('cache-control', 'no-store')
    .header(REQUEST_ID_HEADER, reply.request.id)
    .type(JSON_TYPE)
    .send(JSON.stringify(refusalBody(refusal, reply.request.id)));
}

const CODE_OF_STATUS: Readonly<Record<number, RefusalCode>> = {
  408: 'timeout',
  413: 'too_large',
  415: 'unsupported_content_type',
  503: 'unavailable',
};

/** The refusal that a failure becomes: a defect is `unexpected`. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof PhotoStoreError) return new Refusal(error.refusal);
  const trouble = databaseTrouble(error) ?? diskTrouble(error as { code?: string });
  if (trouble) return new Refusal(trouble);
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  const isMalformed = status >= 400 && status < 500;
  return new Refusal(CODE_OF_STATUS[status] ?? (isMalformed ? 'malformed' : 'unexpected'));
}

/** Why a disk does not take or give a photo: it is full, it has turned read-only, or it fails. */
const DISK_TROUBLE: Readonly<Record<string, RefusalCode>> = {
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  EROFS: 'unavailable',
  EIO: 'unavailable',
};

const diskTrouble = ({ code = '' }: { code?: string }): RefusalCode | undefined => DISK_TROUBLE[code];
