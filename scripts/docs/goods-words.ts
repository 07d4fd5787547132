import { tableOf } from '#contract/base/keys.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import type { DetailWords } from '#contract/goods/goods-words.ts';
import { OPTION } from '#contract/goods/options.ts';
import { CATEGORY_FORMS } from '#widget/goods/categories/index.ts';
import { type ChoiceField, type ChoicesField, type Field, otherOf } from '#widget/goods/fields.ts';

/** The options of all themes as they are sent, with their words. */
function optionsOf({ options, encode = (option) => option }: ChoiceField | ChoicesField) {
  const all = 'full' in options ? [...options.full, ...options.short] : options;
  return Object.fromEntries(all.map((option) => [encode(option), option]).filter(([code]) => code));
}

function wordsOf(field: Field): DetailWords {
  const { label } = field;
  if (field.kind === 'number') return { label, unit: field.unit };
  if (field.kind === 'choice') return { label, options: optionsOf(field) };
  if (field.kind === 'choices') return { label, options: optionsOf(field), several: true };
  return { label };
}

/** The words of the details of one category, by their names in `item_detail`, in the order of its questions. */
function detailsOf(fields: readonly Field[]): Record<string, DetailWords> {
  const details: Record<string, DetailWords> = {};
  for (const field of fields) {
    if (field.detail) details[field.detail] = wordsOf(field);
    const free = otherOf(field)?.detail;
    // A text that questions share says by itself which of them it answers.
    if (free) details[free] = { label: details[free] ? OPTION.other : `${field.label}（${OPTION.other}）` };
  }
  return details;
}

/** contract/goods/question-words.json: the labels of the questions of all categories, in their order. */
export function questionWordsText(): string {
  const words = tableOf(CATEGORY_KEYS, (key) =>
    Object.fromEntries(CATEGORY_FORMS[key].fields.map((field) => [field.key, field.label])),
  );
  return `${JSON.stringify(words, null, 2)}\n`;
}

/** contract/goods/goods-words.json: the questions of all categories, for those that have no form. */
export function goodsWordsText(): string {
  const words = Object.fromEntries(CATEGORY_KEYS.map((key) => [key, detailsOf(CATEGORY_FORMS[key].fields)]));
  return `${JSON.stringify(words, null, 2)}\n`;
}
