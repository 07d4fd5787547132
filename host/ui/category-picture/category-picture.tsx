import { TILES } from '#art/index/tiles.ts';
import { type CategoryKey, categoryOf } from '#contract/goods/categories.ts';
import type { Picture } from '#contract/site/picture.ts';
import { ArtPicture } from '../art-picture/art-picture.tsx';
import styles from './category-picture.module.css';

interface CategoryPictureProps {
  category: CategoryKey;
  /** Its shown width, in the form of the attribute `sizes`. */
  sizes: string;
}

/** A category's picture, as decoration beside its name; a parcel if it has none yet. */
export function CategoryPicture({ category, sizes }: CategoryPictureProps) {
  const pictures: Readonly<Record<string, Picture | undefined>> = TILES;
  const picture = pictures[`tile-${categoryOf(category).picture ?? category}`];
  if (picture) return <ArtPicture picture={picture} sizes={sizes} decorative />;
  return (
    <svg className={styles.parcel} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 9l7-3.5L19 9v7l-7 3.5L5 16zM5 9l7 3.5L19 9M12 12.5v7M8.5 7.25l7 3.5" />
    </svg>
  );
}
