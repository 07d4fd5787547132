import { siteContext } from '../../settings/context.ts';
import type { Route } from './+types/manifest.ts';

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/pictures/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The data for phones that put the site on their home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { productName } = context.get(siteContext).settings;
  const manifest = {
    name: productName,
    short_name: productName,
    lang: 'ja',
    start_url: '/',
    display: 'browser',
    background_color: '#FAF7F0',
    theme_color: '#1D1A14',
    icons: [png('app-icon', 192, 'any'), png('app-icon', 512, 'any'), png('maskable-icon', 512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
