import type { Call } from '#contract/calls/call.ts';
import type { Received } from '../route.ts';

/** A browser may say any length of things about itself. */
const BROWSER_CHARACTERS = 300;

/** The name that the browser of a caller gives itself. */
export const browserOf = ({ request }: Pick<Received<Call>, 'request'>) =>
  String(request.headers['user-agent'] ?? '').slice(0, BROWSER_CHARACTERS);
