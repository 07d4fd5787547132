import { webManifest } from '../../frame/web-manifest.ts';
import { siteContext } from '../../settings/context.ts';
import type { Route } from './+types/manifest.ts';

/** The data for phones that put the site on their home screen. */
export const loader = ({ context }: Route.LoaderArgs) =>
  webManifest({ name: context.get(siteContext).settings.productName, start: '/', display: 'browser' });
