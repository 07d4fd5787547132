import {
  appliesTo,
  type CatalogueField,
  type ChoiceField,
  type ChoicesField,
  type Field,
  otherOf,
} from './fields.ts';
import { chosenOf, type Item, type TextKey, textOf } from './item.ts';
import { fieldsOf } from './questions.ts';

/**
 * How answers change an item (document 2, section 4). Every function returns a new item. An answer clears the answers
 * that its field lists, and the answers of questions that no longer apply.
 */

/** A field with one answer from a list, which may also offer a free text. */
export type OptionField = ChoiceField | CatalogueField;

/** Whether a question is answered in a dialog: loaded lists, and fixed lists that end in その他. */
export const isPicked = (field: Field | undefined): field is OptionField =>
  field?.kind === 'catalogue' || (field?.kind === 'choice' && field.other !== undefined);

/** The keys of a field's answer, its code and its free text. */
export function answerKeys(field: Field): TextKey[] {
  if (field.kind === 'photos') return [];
  const keys: TextKey[] = [field.key];
  if ('codeKey' in field && field.codeKey) keys.push(field.codeKey);
  const other = otherOf(field);
  if (other) keys.push(other.textKey);
  return keys;
}

function without(item: Item, keys: readonly TextKey[]): Item {
  if (keys.length === 0) return item;
  const answers = { ...item.answers };
  const choices = { ...item.choices };
  for (const key of keys) {
    delete answers[key];
    delete choices[key];
  }
  const others = item.others.filter((key) => !keys.includes(key));
  return { ...item, answers, choices, others };
}

/** Clears the answers of questions that are no longer asked. A text that another question shares stays. */
function settle(item: Item): Item {
  const isAsked = (field: Field) => appliesTo(field.when, item);
  const fields = fieldsOf(item);
  const askedKeys = fields.filter(isAsked).flatMap(answerKeys);
  const oldKeys = fields.filter((field) => !isAsked(field)).flatMap(answerKeys);
  return without(
    item,
    oldKeys.filter((key) => !askedKeys.includes(key)),
  );
}

function isAnswered(item: Item, field: OptionField, option: string, code: string): boolean {
  if (!option || textOf(item, field.key) !== option || item.others.includes(field.key)) return false;
  const codeKey = field.kind === 'catalogue' ? field.codeKey : undefined;
  return !codeKey || textOf(item, codeKey) === code;
}

/**
 * Answers a question with an option or an entry of the catalogue. An empty option removes the answer. Choosing the
 * same answer again changes nothing and clears nothing.
 */
export function answer(item: Item, field: OptionField, option: string, code = ''): Item {
  if (isAnswered(item, field, option, code)) return item;
  const base = without(item, [...answerKeys(field), ...(field.clears ?? [])]);
  const answers = { ...base.answers };
  if (option) answers[field.key] = option;
  if (option && code && field.kind === 'catalogue' && field.codeKey) answers[field.codeKey] = code;
  return settle({ ...base, answers });
}

/** Chooses the option that opens a free text. This clears the answer, unless the field keeps it. */
export function chooseOther(item: Item, field: OptionField): Item {
  const other = field.other;
  if (!other || item.others.includes(field.key)) return item;
  const base = answer(item, field, other.keepsAnswer ? other.option : '');
  return { ...base, others: [...base.others, field.key] };
}

/** Sets the free text of その他. Answers that depend on it are not cleared while it is typed. */
export function writeOther(item: Item, field: OptionField, text: string): Item {
  const base = chooseOther(item, field);
  if (!field.other) return item;
  return { ...base, answers: { ...base.answers, [field.other.textKey]: text } };
}

export function write(item: Item, key: TextKey, text: string): Item {
  return { ...item, answers: { ...item.answers, [key]: text } };
}

/** Ticks or unticks an option. The exclusive option (付属品なし) and the others exclude each other. */
export function toggle(item: Item, { key, exclusive }: ChoicesField, option: string): Item {
  const before = chosenOf(item, key);
  const choose = (options: readonly string[]) =>
    settle({ ...item, choices: { ...item.choices, [key]: options } });
  if (before.includes(option)) return choose(before.filter((one) => one !== option));
  const others = option === exclusive ? [] : before.filter((one) => one !== exclusive);
  return choose([...others, option]);
}

/** Ticks all options that go together, or unticks them if all are ticked. */
export function toggleTogether(item: Item, field: ChoicesField): Item {
  const { key, together = [] } = field;
  const isChosen = (one: Item, option: string) => chosenOf(one, key).includes(option);
  const isAll = together.every((option) => isChosen(item, option));
  return together
    .filter((option) => isAll || !isChosen(item, option))
    .reduce((one, option) => toggle(one, field, option), item);
}

/** Answers the first question of a category, for the attribute `initial-selection`. */
export function preselect(item: Item, selection: string): Item {
  const first = fieldsOf(item)[0];
  if (first?.kind !== 'catalogue' && first?.kind !== 'choice') return item;
  return selection === first.other?.option ? chooseOther(item, first) : answer(item, first, selection);
}
