import type { PostLibrary } from '../../content/post-library.ts';
import { unknownPost } from '../../content/wordpress/errors.ts';
import { mediaShape } from '../../content/wordpress/media-shape.ts';
import type { Get } from './call.ts';

/** One picture of the column's. */
export function mediaCalls(get: Get, library: PostLibrary): void {
  get('/wp/v2/media/:id', ({ id, origin, send }) => {
    const item = library.mediaItem(id);
    if (!item) throw unknownPost();
    return send(`media ${id}`, () => mediaShape(origin, item.picture, item.since));
  });
}
