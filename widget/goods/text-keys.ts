import { answerKeys } from './answering.ts';
import { CATEGORY_FORMS } from './categories/index.ts';
import type { TextKey } from './item.ts';

const fields = Object.values(CATEGORY_FORMS).flatMap((form) => form.fields);

/** All keys of answers, codes and free texts, over all categories. */
export const TEXT_KEYS: ReadonlySet<TextKey> = new Set(
  fields.filter(({ kind }) => kind !== 'choices').flatMap(answerKeys),
);
