import { href } from 'react-router';
import { unavailable } from '../../../data/unavailable.ts';
import { contentApi } from '../../../data/wordpress/content-api.ts';
import { siteContext } from '../../../settings/context.ts';
import { originsOf } from '../posts/load-posts.server.ts';
import { toPost } from '../posts/to-post.server.ts';
import type { Route } from './+types/feed.ts';
import { feedOf } from './feed-of.ts';

const NEWEST = 20;
const FEED_TYPE = 'application/rss+xml; charset=utf-8';

/** The newest articles for readers of feeds (RSS 2.0). */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  const [origin = '', ...others] = originsOf(site, request);
  try {
    const { posts } = await contentApi(site.contentApi, request.signal).posts({ page: 1, perPage: NEWEST });
    const entries = posts.map((post) => ({
      ...toPost(post, [origin, ...others]),
      published: post.date_gmt ? new Date(`${post.date_gmt}Z`) : undefined,
    }));
    const feed = feedOf(entries, {
      product: site.settings.productName,
      page: origin + href('/column'),
      address: origin + href('/column/feed.xml'),
    });
    return new Response(feed, { headers: { 'content-type': FEED_TYPE } });
  } catch (error) {
    return unavailable('feed', error);
  }
}
