import type { CategoryKey } from '#contract/categories.ts';
import alcohol from '../pictures/categories/alcohol.svg?no-inline';
import antique from '../pictures/categories/antique.svg?no-inline';
import bag from '../pictures/categories/bag.svg?no-inline';
import camera from '../pictures/categories/camera.svg?no-inline';
import jewelry from '../pictures/categories/jewelry.svg?no-inline';
import music from '../pictures/categories/music.svg?no-inline';
import preciousMetal from '../pictures/categories/preciousMetal.svg?no-inline';
import watch from '../pictures/categories/watch.svg?no-inline';

/** The pictures of the category tiles: to change them, change the files. */
export const CATEGORY_PICTURES: Record<CategoryKey, string> = {
  watch,
  bag,
  jewelry,
  camera,
  alcohol,
  antique,
  preciousMetal,
  music,
};
