import { DESK_PAGES } from '#contract/desk/desk.ts';
import { webManifest } from '../../frame/web-manifest.ts';
import { siteContext } from '../../settings/context.ts';
import type { Route } from './+types/manifest.ts';
import { DESK } from './messages.ts';

/** The data for phones that put the desk on their home screen, where iPhones show notices. */
export const loader = ({ context }: Route.LoaderArgs) =>
  webManifest({
    name: `${context.get(siteContext).settings.productName} ${DESK.title}`,
    start: DESK_PAGES.home,
    display: 'standalone',
  });
