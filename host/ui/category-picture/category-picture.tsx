import { HEROES } from '#art/index/heroes.ts';
import { TILES } from '#art/index/tiles.ts';
import type { Picture } from '#art/picture.ts';
import { type CategoryKey, categoryOf } from '#contract/categories.ts';
import { ArtPicture } from '../art-picture/art-picture.tsx';
import styles from './category-picture.module.css';

const CUTS = {
  /** Square. */
  tile: (subject: string) => (TILES as Pictures)[`tile-${subject}`],
  /** Upright. */
  hero: (subject: string) => (HEROES as Pictures)[`hero-${subject}-phone`],
};

type Pictures = Readonly<Record<string, Picture | undefined>>;

interface CategoryPictureProps {
  category: CategoryKey;
  cut: keyof typeof CUTS;
  /** Its shown width, in the form of the attribute `sizes`. */
  sizes: string;
}

/** A category's picture, as decoration beside its name; a parcel where it has none yet. */
export function CategoryPicture({ category, cut, sizes }: CategoryPictureProps) {
  const picture = CUTS[cut](categoryOf(category).picture);
  if (picture) return <ArtPicture picture={picture} sizes={sizes} decorative />;
  return (
    <svg className={cut === 'tile' ? styles.tile : styles.hero} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 9l7-3.5L19 9v7l-7 3.5L5 16zM5 9l7 3.5L19 9M12 12.5v7M8.5 7.25l7 3.5" />
    </svg>
  );
}
