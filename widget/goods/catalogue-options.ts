import { LIMITS } from '#contract/base/limits.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { OPTION } from '#contract/goods/options.ts';
import { appliesTo, type CatalogueField, type Field } from './fields.ts';
import { type Item, textOf } from './item.ts';
import { fieldsOf, questionsOf } from './questions.ts';

/** An entry that can be chosen. */
export interface Option {
  readonly name: string;
  readonly code: string;
  readonly image: string;
  /** An entry of the list below that is chosen with it: a search can find that one first. */
  readonly below?: Option;
}

/** The options of a list: the entries of the catalogue, followed by the options that the form adds. */
export interface OptionList {
  readonly entries: readonly Option[];
  readonly other: string | undefined;
  readonly unknown: string | undefined;
}

/**
 * The options of a question. その他 and わからない come last and only once, whether or not the catalogue has them. If a
 * question has no free text, an entry その他 of the catalogue is an entry like the others.
 */
export function optionList(field: CatalogueField, entries: readonly Option[]): OptionList {
  const special = [field.other?.option, field.unknown ? OPTION.unknown : undefined];
  const additions = field.adds ?? [];
  const hiddenNames = new Set([...special, ...additions, ...(field.hides ?? [])]);
  const codeOf = (name: string) => entries.find((entry) => entry.name === name)?.code ?? '';
  return {
    entries: [
      ...entries.filter((entry) => !hiddenNames.has(entry.name)),
      ...additions.map((name) => ({ name, code: codeOf(name), image: '' })),
    ],
    other: field.other?.option,
    unknown: field.unknown ? OPTION.unknown : undefined,
  };
}

/** The first entries: the catalogue lists the best known ones first. */
export function popular(entries: readonly Option[]): readonly Option[] {
  return entries.slice(0, LIMITS.popularProducts);
}

/** A list of the catalogue, below a code. If only names are known, their codes are looked up on the way. */
export interface ListSource {
  readonly category: CategoryKey;
  readonly level: CatalogueField['level'];
  /** The last known code above the list; empty for the first level. */
  readonly code: string;
  /** The answers below that code that are known by name only, from the top down. */
  readonly names: readonly string[];
}

/** The source of a question's list. It depends on the answers above it. */
export type OptionSource =
  | ({ readonly kind: 'list' } & ListSource)
  /** The answer above is a free text, or is not asked for, so there is no list. */
  | { readonly kind: 'none' }
  | { readonly kind: 'parentMissing'; readonly message: string };

const isCatalogue = (field: Field): field is CatalogueField => field.kind === 'catalogue';

export function sourceOf(field: CatalogueField, item: Item): OptionSource {
  const { parent, level } = field;
  if (!item.category) return { kind: 'none' };
  const list = { kind: 'list', category: item.category, level, code: '', names: [] } as const;
  if (!parent) return list;
  const above = fieldsOf(item)
    .filter(isCatalogue)
    .find(({ key }) => key === parent.key);
  if (!above || !appliesTo(above.when, item) || item.others.includes(parent.key)) return { kind: 'none' };
  const code = textOf(item, parent.codeKey);
  if (code) return { ...list, code };
  const name = textOf(item, parent.key);
  if (!name) return { kind: 'parentMissing', message: parent.missing };
  const source = sourceOf(above, item);
  return source.kind === 'list' ? { ...source, level, names: [...source.names, name] } : { kind: 'none' };
}

/** The first list of a category, if one of its questions has a list. */
export function firstListOf(category: CategoryKey): ListSource | undefined {
  const first = questionsOf(category)
    .filter(isCatalogue)
    .find(({ parent }) => !parent);
  return first && { category, level: first.level, code: '', names: [] };
}
