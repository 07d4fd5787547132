import { type LoaderFunctionArgs, redirect } from 'react-router';
import { siteContext } from '#host/settings/context.ts';

/** The operator's own policy: embedded forms link here, whoever runs the site. */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(context.get(siteContext).settings.privacyUrl);
}
