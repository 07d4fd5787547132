import type { CategoryKey } from '#contract/categories.ts';
import { LIMITS } from '#contract/limits.ts';
import { OPTION } from '#contract/options.ts';
import { fieldsOf } from './answering.ts';
import { CATEGORY_FORMS } from './categories/index.ts';
import type { CatalogueField, Field } from './fields.ts';
import { type Item, textOf } from './item.ts';
import { fold, KANA_ROWS, type KanaRow, rowOf } from './kana-rows.ts';

/** An entry that can be chosen. */
export interface Option {
  readonly name: string;
  readonly code: string;
  readonly image: string;
}

/** What a list offers: the catalogue's entries, and behind them the options that the form adds. */
export interface OptionList {
  readonly entries: readonly Option[];
  readonly other: string | undefined;
  readonly unknown: string | undefined;
}

/**
 * The options of a question. その他 and わからない stand last and once, whether or not the catalogue has them;
 * questions without a free text keep the catalogue's own.
 */
export function optionList(field: CatalogueField, entries: readonly Option[]): OptionList {
  const special = [field.other?.option, field.unknown ? OPTION.unknown : undefined];
  const added = field.adds ?? [];
  const hidden = new Set([...special, ...added, ...(field.hides ?? [])]);
  const codeOf = (name: string) => entries.find((entry) => entry.name === name)?.code ?? '';
  return {
    entries: [
      ...entries.filter((entry) => !hidden.has(entry.name)),
      ...added.map((name) => ({ name, code: codeOf(name), image: '' })),
    ],
    other: field.other?.option,
    unknown: field.unknown ? OPTION.unknown : undefined,
  };
}

/** Lists of thousands are searched with every letter, so each name is folded once. */
const folded = new WeakMap<object, string>();

function foldedName(entry: { readonly name: string }): string {
  let name = folded.get(entry);
  if (name === undefined) {
    name = fold(entry.name);
    folded.set(entry, name);
  }
  return name;
}

/** Case-insensitive substring match (document 2, section 5); kana match whatever their kind and width. */
export function search<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const wanted = fold(query.trim());
  return wanted ? entries.filter((entry) => foldedName(entry).includes(wanted)) : entries;
}

/** The first entries, as the catalogue lists the best known first. */
export function popular(entries: readonly Option[]): readonly Option[] {
  return entries.slice(0, LIMITS.popularProducts);
}

/** A name without its reading, and the reading: `ROLEX（ロレックス）`. */
export function nameParts(name: string): readonly [main: string, reading: string] {
  const match = /^(.+?)[（(](.+)[）)]$/.exec(name);
  return [match?.[1] ?? name, match?.[2] ?? ''];
}

/** The entries by row of the kana index, rows without entries left out. */
export function byRow(entries: readonly Option[]): readonly { row: KanaRow; entries: readonly Option[] }[] {
  const rows = new Map<KanaRow, Option[]>(KANA_ROWS.map((row) => [row, []]));
  for (const entry of entries) rows.get(rowOf(entry.name))?.push(entry);
  return [...rows].map(([row, found]) => ({ row, entries: found })).filter((one) => one.entries.length > 0);
}

/** A list of the catalogue: below a code, and from there by names whose codes are still to be found. */
export interface ListSource {
  readonly category: CategoryKey;
  readonly level: CatalogueField['level'];
  /** The code above the first of the lists on the way; empty for the first level. */
  readonly code: string;
  /** Answers that are known by name only, from the top down. */
  readonly names: readonly string[];
}

/** Where a question's list comes from, given what was answered above it. */
export type Source =
  | ({ readonly kind: 'list' } & ListSource)
  /** The answer above is a free text, below which there is no list. */
  | { readonly kind: 'none' }
  | { readonly kind: 'parentMissing'; readonly message: string };

const isCatalogue = (field: Field): field is CatalogueField => field.kind === 'catalogue';

export function sourceOf(field: CatalogueField, item: Item): Source {
  const { parent, level } = field;
  if (!item.category) return { kind: 'none' };
  const list = { kind: 'list', category: item.category, level, code: '', names: [] } as const;
  if (!parent) return list;
  const code = textOf(item, parent.codeKey);
  if (code) return { ...list, code };
  if (item.others.includes(parent.key)) return { kind: 'none' };
  const name = textOf(item, parent.key);
  if (!name) return { kind: 'parentMissing', message: parent.missing };
  const above = fieldsOf(item)
    .filter(isCatalogue)
    .find(({ key }) => key === parent.key);
  const source = above && sourceOf(above, item);
  return source?.kind === 'list' ? { ...source, level, names: [...source.names, name] } : { kind: 'none' };
}

/** The list that the first question of a category with a list chooses from. */
export function firstListOf(category: CategoryKey): ListSource | undefined {
  const first = CATEGORY_FORMS[category].fields.filter(isCatalogue).find(({ parent }) => !parent);
  return first && { category, level: first.level, code: '', names: [] };
}
