import type { CategoryKey } from '../goods/categories.ts';
import { prefillNameOf } from '../goods/prefill-names.ts';
import { questionsOf } from '../goods/question-words.ts';

/** The names by which a page fills in the questions of a category, with the labels of the questions, in their order. */
export const prefillNamesOf = (category: CategoryKey): (readonly [name: string, label: string])[] =>
  Object.entries(questionsOf(category)).flatMap(([key, label]) => {
    const name = prefillNameOf(key);
    return name ? [[name, label] as const] : [];
  });
