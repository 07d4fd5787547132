import { useEffect, useState } from 'react';
import type { CategoryKey } from '#contract/categories.ts';
import type { Catalogue, CatalogueEntry, CatalogueResult } from '../api/catalogue.ts';
import { sourceOf } from '../form/catalogue-options.ts';
import type { CatalogueField } from '../form/fields.ts';
import type { Item } from '../form/item.ts';
import { useForm } from './context.ts';

export type CatalogueState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly entries: readonly CatalogueEntry[] }
  | { readonly status: 'failed'; readonly message: string }
  /** There is nothing to choose from before the question above is answered. */
  | { readonly status: 'waiting'; readonly message: string };

const LOADING: CatalogueState = { status: 'loading' };
const NOTHING: CatalogueState = { status: 'ready', entries: [] };

function toState(result: CatalogueResult): CatalogueState {
  return result.success
    ? { status: 'ready', entries: result.items }
    : { status: 'failed', message: result.error };
}

/** The list below an answer that is known by name only, as `initial-selection` gives it. */
async function loadByName(catalogue: Catalogue, category: CategoryKey, name: string, level: 2 | 3) {
  const above = await catalogue.load({ category, level: level === 3 ? 2 : 1 });
  if (!above.success) return above;
  const code = above.items.find((entry) => entry.name === name)?.code;
  return code ? catalogue.load({ category, level, code }) : { success: true as const, items: [] };
}

/** The catalogue's entries for a question of an item. */
export function useCatalogue(field: CatalogueField, item: Item): CatalogueState {
  const { catalogue } = useForm();
  const source = sourceOf(field, item);
  const code = source.kind === 'list' ? source.code : '';
  const name = source.kind === 'byName' ? source.name : '';
  const { level } = field;
  const { category } = item;
  const [loaded, setLoaded] = useState<{ key: string; state: CatalogueState }>();
  const key = [category, level, source.kind, code, name].join('\n');

  useEffect(() => {
    if (!category || source.kind === 'none' || source.kind === 'parentMissing') return;
    let stale = false;
    const lists = catalogue();
    const answer =
      source.kind === 'byName' && level !== 1
        ? loadByName(lists, category, name, level)
        : lists.load({ category, level, ...(level > 1 && { code }) });
    void answer.then((result) => {
      if (!stale) setLoaded({ key, state: toState(result) });
    });
    return () => {
      stale = true;
    };
  }, [catalogue, category, level, source.kind, code, name, key]);

  if (source.kind === 'none') return NOTHING;
  if (source.kind === 'parentMissing') return { status: 'waiting', message: source.message };
  if (loaded?.key === key) return loaded.state;
  const kept = category && catalogue().peek({ category, level, ...(level > 1 && { code }) });
  return kept ? toState(kept) : LOADING;
}
