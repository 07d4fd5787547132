import { data, href } from 'react-router';
import { ERRORS } from '../../frame/messages.ts';
import { siteContext } from '../../settings/context.ts';
import type { Route } from './+types/security-text.ts';
import { securityText } from './text.ts';

/** The address for those who find a weakness of the site (RFC 9116). Without an operator, nobody would answer. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { settings } = context.get(siteContext);
  if (!settings.operator) throw data(ERRORS.unknownPath, { status: 404 });
  const origin = settings.siteUrl || new URL(request.url).origin;
  const { email } = settings.operator;
  const text = securityText({
    contact: email ? `mailto:${email}` : origin + href('/contact'),
    canonical: origin + href('/.well-known/security.txt'),
    policy: origin + href('/security'),
    now: new Date(),
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
