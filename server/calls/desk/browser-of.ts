import type { FastifyRequest } from 'fastify';
import type { Browser } from '../../desk/desk.ts';

/** A browser may say any length of things about itself. */
const BROWSER_CHARACTERS = 300;

/** The browser of a caller: the name that it gives itself, and the token that it has from an earlier time. */
export const browserOf = ({
  request,
  body,
}: {
  request: Pick<FastifyRequest, 'headers'>;
  body: { browser?: string | undefined };
}): Browser => ({
  name: String(request.headers['user-agent'] ?? '').slice(0, BROWSER_CHARACTERS),
  token: body.browser,
});
