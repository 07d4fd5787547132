import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../base/errors.ts';
import type { RateLimits } from '../../limits/rate-limits.ts';
import type { PostLibrary } from '../post-library.ts';
import type { PostViews } from '../views.ts';
import { unknownPost, WordPressError } from './errors.ts';
import { readQuery } from './query.ts';

export interface Counting {
  views: PostViews;
  limits?: RateLimits | undefined;
}

/**
 * Counts that an article was opened, as the plugin WordPress Popular Posts does: the page sends its id. Of the visitor
 * only the number of calls of an address within minutes is kept, under a keyed hash.
 */
export function viewCall(scope: FastifyInstance, library: PostLibrary, { views, limits }: Counting): void {
  for (const path of ['popular-posts', 'popular-posts/']) {
    scope.post(`/wordpress-popular-posts/v1/${path}`, async (request, reply) => {
      const post = library.post(Number(readQuery(request.query).get('wpp_id')));
      if (!post) throw unknownPost();
      await limits?.fromAddress('view', request).catch(refuseAsWordPress);
      await views.add(post.slug);
      return reply.code(201).header('cache-control', 'no-store').send({ results: 'OK' });
    });
  }
}

function refuseAsWordPress(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new WordPressError('rest_too_many_requests', error.message, error.status);
}
