import { CATEGORIES } from '#contract/goods/categories.ts';
import { RESULTS_BLOCK } from './messages.ts';

/** The six slides of the carousel. The last one is not a category of the form (document 1, section 2: home, 4). */
export const RESULT_SLIDES = [
  { name: 'achievement-watch-3', label: CATEGORIES.watch.label },
  { name: 'achievement-bag-2', label: CATEGORIES.bag.label },
  { name: 'achievement-jewelry-2', label: CATEGORIES.jewelry.label },
  { name: 'achievement-camera-4', label: CATEGORIES.camera.label },
  { name: 'achievement-alcohol-6', label: CATEGORIES.alcohol.label },
  { name: 'achievement-painting-1', label: RESULTS_BLOCK.painting },
] as const;
