import type { PostLibrary } from '../post-library.ts';
import type { Get } from './call.ts';
import { unknownPost } from './errors.ts';
import { mediaShape } from './media-shape.ts';

/** One picture of the column. */
export function mediaCalls(get: Get, library: PostLibrary): void {
  get('/wp/v2/media/:id', ({ id, origin, send }) => {
    const item = library.mediaItem(id);
    if (!item) throw unknownPost();
    return send(`media ${id}`, () => mediaShape(origin, item.picture, item.since));
  });
}
