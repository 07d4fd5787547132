import { siteContext } from '../../settings/context.ts';
import type { Route } from './+types/robots.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const origin = context.get(siteContext).settings.siteUrl || new URL(request.url).origin;
  const lines = [
    'User-agent: *',
    'Disallow: /demo/',
    'Disallow: /thanks',
    'Disallow: /store/thanks',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
