import { redirect } from 'react-router';
import { siteContext } from '#host/settings/context.ts';
import type { Route } from './+types/privacy.ts';

/** The operator's own policy: embedded forms link here, whoever runs the site. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(siteContext).settings.privacyUrl);
}
