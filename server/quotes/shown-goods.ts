import { asc, eq } from 'drizzle-orm';
import type { Language } from '#contract/language/languages.ts';
import type { ContactPreference } from '#contract/schemas/follow-up.ts';
import type { Db } from '../db/open.ts';
import { factsOf, labelOf } from '../db/records/goods-in-words.ts';
import type { Reading } from '../db/records/reading.ts';
import { type RequestRow, requestItems, requestPhotos } from '../db/schema.ts';
import type { Links } from '../deliveries/links/links.ts';
import type { PhotoSubject } from '../deliveries/links/photo-tokens.ts';
import { inLanguage } from '../deliveries/mail/in-language.ts';

/** The path of photos, below the API. */
export const PHOTOS = '/v1/photos';

type Viewer = Pick<PhotoSubject, 'request' | 'shop' | 'version'>;

/**
 * The goods of a request, with addresses of their photos.
 * @param viewer the reader of the photos; undefined: no photos
 * @param language of the facts; titles stay Japanese
 */
export async function shownGoods(
  db: Db,
  links: Links,
  request: string,
  viewer: Viewer | undefined,
  reading: Reading,
  language?: Language,
) {
  const items = await db
    .select()
    .from(requestItems)
    .where(eq(requestItems.requestUuid, request))
    .orderBy(asc(requestItems.position));
  const photos = viewer
    ? await db
        .select({
          item: requestPhotos.itemPosition,
          position: requestPhotos.position,
          type: requestPhotos.type,
        })
        .from(requestPhotos)
        .where(eq(requestPhotos.requestUuid, request))
        .orderBy(asc(requestPhotos.itemPosition), asc(requestPhotos.position))
    : [];
  const now = new Date();
  return items.map((item) => ({
    title: labelOf(item.category),
    withdrawn: item.withdrawnAt !== null,
    facts: item.withdrawnAt ? [] : shownFacts(item, reading, language),
    photos: photos
      .filter((photo) => photo.item === item.position && !item.withdrawnAt)
      .flatMap(({ item, position, type }) =>
        viewer ? { url: `${PHOTOS}/${links.photos.make({ ...viewer, item, position }, now)}`, type } : [],
      ),
  }));
}

const shownFacts = (
  item: typeof requestItems.$inferSelect,
  reading: Reading,
  language: Language | undefined,
) => inLanguage(language, () => factsOf(item, reading)).map(([name, value]) => ({ name, value }));

/** How the seller wishes to be reached. */
export const shownPreference = ({
  contactMethod,
  contactHours,
}: Pick<RequestRow, 'contactMethod' | 'contactHours'>): ContactPreference => ({
  method: contactMethod ?? 'any',
  hours: contactHours ?? [],
});
