import { keysOf } from '#contract/base/keys.ts';
import type { ColumnPost } from '../model.ts';
import { canonicalSlug, type PostLibrary } from '../post-library.ts';
import { ORDERS } from '../post-order.ts';
import type { PostViews } from '../views.ts';
import type { ContentCall, Get } from './call.ts';
import { includeMissing, pageBeyondLast, searchMissing, unknownPost } from './errors.ts';
import { apiAddress } from './links.ts';
import { listHeaders } from './paging.ts';
import { freeText, freeTexts, ids, integer, oneWord, readParameters, termIds } from './parameters.ts';
import { postShape } from './post-shape.ts';
import { readEmbed } from './query.ts';

const LIST_PARAMETERS = {
  page: integer({ fallback: 1, minimum: 1 }),
  per_page: integer({ fallback: 10, minimum: 1, maximum: 100 }),
  search: freeText,
  author: ids,
  author_exclude: ids,
  exclude: ids,
  include: ids,
  offset: integer({ fallback: undefined }),
  order: oneWord(['asc', 'desc'], 'desc'),
  orderby: oneWord(keysOf(ORDERS), 'date'),
  slug: freeTexts,
  categories: termIds,
  categories_exclude: termIds,
  tags: termIds,
  tags_exclude: termIds,
};

const DAY_HOURS = 24;
const RANGE_HOURS = {
  last24hours: DAY_HOURS,
  last7days: 7 * DAY_HOURS,
  last30days: 30 * DAY_HOURS,
  all: Number.POSITIVE_INFINITY,
};
const UNIT_HOURS = { minute: 1 / 60, hour: 1, day: DAY_HOURS, week: 7 * DAY_HOURS, month: 30 * DAY_HOURS };

const POPULAR_PARAMETERS = {
  limit: integer({ fallback: 10, minimum: 1 }),
  offset: integer({ fallback: 0, minimum: 0 }),
  order_by: oneWord(['views', 'comments'], 'views'),
  range: oneWord([...keysOf(RANGE_HOURS), 'custom'], 'last24hours'),
  time_unit: oneWord(keysOf(UNIT_HOURS), 'hour'),
  time_quantity: integer({ fallback: DAY_HOURS, minimum: 1 }),
};

/** Lists of posts, one of them, and the most viewed. */
export function postCalls(get: Get, library: PostLibrary, views: PostViews | undefined): void {
  get('/wp/v2/posts', (call) => sendList(call, library));
  get('/wp/v2/posts/:id', (call) => {
    const post = library.post(call.id);
    if (!post) throw unknownPost();
    return sendOne(call, library, post);
  });
  get('/wordpress-popular-posts/v1/popular-posts', (call) => sendPopular(call, library, views));
}

async function sendList({ query, origin, send }: ContentCall, library: PostLibrary) {
  const embed = readEmbed(query);
  const parameters = readParameters(query, LIST_PARAMETERS);
  if (parameters.orderby === 'relevance' && parameters.search === '') throw searchMissing();
  if (parameters.orderby === 'include' && parameters.include.length === 0) throw includeMissing();

  const matches = library.find({ ...parameters, slug: parameters.slug.map(canonicalSlug) });
  const { page, per_page, offset = (page - 1) * per_page } = parameters;
  const pages = Math.ceil(matches.length / per_page);
  if (page > pages && matches.length > 0) throw pageBeyondLast();
  const start = Math.max(offset, 0);
  const articles = await library.render(matches.slice(start, start + per_page));
  return send(
    `posts ${embed} ${articles.map(({ post }) => post.id)}`,
    () => articles.map((article) => postShape(origin, article, embed)),
    listHeaders({ query, address: apiAddress(origin, 'posts'), page, pages, total: matches.length }),
  );
}

async function sendOne({ query, origin, send }: ContentCall, library: PostLibrary, post: ColumnPost) {
  const embed = readEmbed(query);
  const articles = await library.render([post]);
  return send(
    `post ${embed} ${post.id}`,
    () => articles.map((article) => postShape(origin, article, embed))[0],
  );
}

/**
 * Answers as the plugin does: posts with `pageviews`, no paging headers. The list by comments is empty, as there are no
 * comments.
 */
async function sendPopular(
  { query, origin, send }: ContentCall,
  library: PostLibrary,
  views: PostViews | undefined,
) {
  const embed = readEmbed(query);
  const { limit, offset, order_by, range, time_unit, time_quantity } = readParameters(
    query,
    POPULAR_PARAMETERS,
  );
  const hours = range === 'custom' ? time_quantity * UNIT_HOURS[time_unit] : RANGE_HOURS[range];
  const counts = order_by === 'views' ? await views?.within(hours) : undefined;
  const ranking = counts ? library.popular(counts).slice(offset, offset + limit) : [];
  const articles = await library.render(ranking.map(({ post }) => post));
  const pageviews = ranking.map((popular) => popular.views);
  return send(`popular ${embed} ${articles.map(({ post }, index) => `${post.id}:${pageviews[index]}`)}`, () =>
    articles.map((article, index) => postShape(origin, article, embed, { pageviews: pageviews[index] })),
  );
}
