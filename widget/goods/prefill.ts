import { LIMITS } from '#contract/base/limits.ts';
import { cut, storable } from '#contract/base/text.ts';
import type { Theme } from '#contract/embed/themes.ts';
import { toCategoryKey } from '#contract/goods/categories.ts';
import { OPTION } from '#contract/goods/options.ts';
import { answer, chooseOther, type OptionField, toggle, write } from './answering.ts';
import { type ListSource, type Option, optionList, sourceOf } from './catalogue-options.ts';
import { askedFields, isFilled } from './disclosure.ts';
import { type CatalogueField, type ChoicesField, type Field, optionsFor } from './fields.ts';
import { emptyItem, type Item } from './item.ts';
import { nameParts } from './name-parts.ts';
import { isWrittenNumber } from './numbers.ts';
import { fieldNamed, isCategoryName } from './prefill-names.ts';
import { fieldsOf } from './questions.ts';
import { foldName } from './search/fold-name.ts';

/** Answers of a page, by the names that it has written. */
export type PrefillPairs = ReadonlyMap<string, string>;

/**
 * Something that a page has given and that answers nothing. `name`: no question has this name; `asked`: goods of this kind,
 * with these answers, are not asked that; `value`: it is no answer to the question; `above`: the question before it has no
 * answer.
 */
export interface UnusedPrefill {
  readonly why: 'name' | 'asked' | 'value' | 'above';
  readonly name: string;
  readonly text: string;
  /** Some answers that the question takes. */
  readonly allowed: readonly string[];
}

interface Filled {
  readonly item: Item;
  /** The questions that are answered by it. */
  readonly fields: readonly Field[];
  readonly unused: readonly UnusedPrefill[];
}

/** Asks for a list of the catalogue; undefined: it does not come. */
type AskList = (source: ListSource) => Promise<readonly Option[] | undefined>;

/** An answer to a question, or the answers that it takes; undefined: nobody knows. */
type Judged = { readonly item: Item } | { readonly allowed: readonly string[] } | undefined;

/** At most this many answers are named. */
const NAMED = 8;

const spelling = (text: string) => foldName(text).text;

/** Somebody who writes a text means a name: the whole of it, or its part before or in brackets. */
function meansName(text: string, name: string): boolean {
  const letters = spelling(text);
  return letters !== '' && [name, ...nameParts(name)].some((part) => spelling(part) === letters);
}

/** The option that a text means: its name, or the only one of which one begins with the other (新品 and 新品・未使用). */
function optionMeant(options: readonly string[], text: string): string | undefined {
  const exact = options.find((option) => meansName(text, option));
  if (exact !== undefined) return exact;
  const letters = spelling(text);
  const [one, ...others] = options.filter((option) => {
    const name = spelling(option);
    return letters && name && (name.startsWith(letters) || letters.startsWith(name));
  });
  return others.length === 0 ? one : undefined;
}

/** An option of a list that the form adds to it: その他 or わからない. */
function withAddition(item: Item, field: OptionField, text: string): Item | undefined {
  if (field.other && meansName(text, field.other.option)) return chooseOther(item, field);
  const isUnknown = field.kind === 'catalogue' && field.unknown && meansName(text, OPTION.unknown);
  return isUnknown ? answer(item, field, OPTION.unknown) : undefined;
}

function judgeOption(item: Item, field: OptionField, text: string, options: readonly Option[]): Judged {
  const names = options.map(({ name }) => name);
  const entry =
    options.find(({ code }) => code !== '' && code === text) ??
    options.find(({ name }) => meansName(text, name));
  if (entry) return { item: answer(item, field, entry.name, entry.code) };
  const added = withAddition(item, field, text);
  if (added) return { item: added };
  const option = field.kind === 'choice' ? optionMeant(names, text) : undefined;
  return option === undefined
    ? { allowed: [...names.slice(0, NAMED), ...(field.other ? [field.other.option] : [])] }
    : { item: answer(item, field, option) };
}

/** Several answers stand with commas between them. */
function judgeChoices(item: Item, field: ChoicesField, text: string, options: readonly string[]): Judged {
  const words = text.split(/[,、，]/).filter((one) => one.trim());
  const ticks = words.map((one) => optionMeant(options, one));
  if (ticks.length === 0 || ticks.includes(undefined)) return { allowed: options };
  return { item: [...new Set(ticks)].reduce<Item>((one, option = '') => toggle(one, field, option), item) };
}

async function judgeListed(item: Item, field: CatalogueField, text: string, ask: AskList): Promise<Judged> {
  const source = sourceOf(field, item);
  const entries = source.kind === 'list' ? await ask(source) : [];
  return entries && judgeOption(item, field, text, optionList(field, entries).entries);
}

async function judge(item: Item, field: Field, text: string, theme: Theme, ask: AskList): Promise<Judged> {
  switch (field.kind) {
    case 'catalogue':
      return judgeListed(item, field, text, ask);
    case 'choice': {
      const options = optionsFor(field.options, theme).map((name) => ({ name, code: '', image: '' }));
      return judgeOption(item, field, text, options);
    }
    case 'choices':
      return judgeChoices(item, field, text, optionsFor(field.options, theme));
    case 'text': {
      const limit = field.multiline ? LIMITS.textCharacters : LIMITS.lineCharacters;
      return { item: write(item, field.key, cut(storable(text), limit)) };
    }
    case 'number':
      return isWrittenNumber(text) ? { item: write(item, field.key, text) } : { allowed: ['1.5'] };
    case 'photos':
      return { allowed: [] };
  }
}

const isBelowMissing = (field: Field, item: Item) =>
  field.kind === 'catalogue' && sourceOf(field, item).kind === 'parentMissing';

/** The empty item of the category that a page gives. */
export function itemOfCategory(item: Item, pairs: PrefillPairs): Item {
  const [, text = ''] = [...pairs].find(([name]) => isCategoryName(name)) ?? [];
  const category = toCategoryKey(text) ?? item.category;
  return category === item.category ? item : emptyItem(item.id, category);
}

/**
 * Answers questions of an item as a page gives them: by words as people type them, or by codes of the catalogue. Questions
 * with an answer stay as they are, and something that answers nothing changes nothing.
 */
export async function fillIn(item: Item, pairs: PrefillPairs, theme: Theme, ask: AskList): Promise<Filled> {
  const unused: UnusedPrefill[] = [];
  const fields: Field[] = [];
  const texts = new Map<Field, readonly [name: string, text: string]>();
  const leave = (why: UnusedPrefill['why'], name: string, text: string, allowed: readonly string[] = []) =>
    unused.push({ why, name, text, allowed });
  for (const [name, text] of pairs) {
    const field = fieldNamed(item, name);
    if (field) texts.set(field, [name, text]);
    else if (!isCategoryName(name)) leave('name', name, text);
    else if (!toCategoryKey(text)) leave('value', name, text);
  }
  let current = item;
  // In the order of the questions, whatever the order of the pairs.
  for (const field of fieldsOf(item)) {
    const pair = texts.get(field);
    if (!pair || isFilled(current, field)) continue;
    const [name, text] = pair;
    if (!askedFields(current).includes(field)) leave('asked', name, text);
    else if (isBelowMissing(field, current)) leave('above', name, text);
    else {
      const judged = await judge(current, field, text.trim(), theme, ask);
      if (!judged) continue;
      if ('item' in judged) {
        current = judged.item;
        fields.push(field);
      } else leave('value', name, text, judged.allowed);
    }
  }
  return { item: current, fields, unused };
}
