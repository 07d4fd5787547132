import type { CategoryKey } from '#contract/goods/categories.ts';
import type { CategoryForm } from '../fields.ts';
import { bringQuestions } from '../questions.ts';
import { alcohol } from './alcohol.ts';
import { antique } from './antique.ts';
import { bag } from './bag.ts';
import { camera } from './camera.ts';
import { jewelry } from './jewelry.ts';
import { music } from './music.ts';
import { preciousMetal } from './precious-metal.ts';
import { watch } from './watch.ts';

/** The questions of every category. */
export const CATEGORY_FORMS: Record<CategoryKey, CategoryForm> = {
  watch,
  bag,
  jewelry,
  camera,
  alcohol,
  antique,
  preciousMetal,
  music,
};

bringQuestions(CATEGORY_FORMS);
