import { redirect } from 'react-router';
import { siteContext } from '#host/settings/context.ts';
import type { Route } from './+types/privacy.ts';

/** The policy is the operator's. Embedded forms link here, so that they need not know its URL. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(siteContext).settings.privacyUrl);
}
