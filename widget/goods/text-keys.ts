import { keysOf } from './answering.ts';
import { CATEGORY_FORMS } from './categories/index.ts';
import type { TextKey } from './item.ts';

const fields = Object.values(CATEGORY_FORMS).flatMap((form) => form.fields);

/** Every key under which a question of any category keeps its answer, its code or its free text. */
export const TEXT_KEYS: ReadonlySet<TextKey> = new Set(fields.flatMap(keysOf));
