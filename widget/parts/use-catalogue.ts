import { useEffect, useState } from 'react';
import type { CatalogueEntry, CatalogueResult } from '../api/catalogue.ts';
import { sourceOf } from '../goods/catalogue-options.ts';
import type { CatalogueField } from '../goods/fields.ts';
import type { Item } from '../goods/item.ts';
import { useForm } from './context.ts';

export type CatalogueState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly entries: readonly CatalogueEntry[] }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  /** There is nothing to choose from before the question above is answered. */
  | { readonly status: 'waiting'; readonly message: string };

const LOADING: CatalogueState = { status: 'loading' };
const NOTHING: CatalogueState = { status: 'ready', entries: [] };

function toState(result: CatalogueResult, retry: () => void): CatalogueState {
  return result.success
    ? { status: 'ready', entries: result.items }
    : { status: 'failed', message: result.error, retry };
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
  const [attempt, setAttempt] = useState(0);
  const key = [category, level, source.kind, code, name, attempt].join('\n');
  const retry = () => setAttempt(attempt + 1);

  useEffect(() => {
    if (!category || source.kind === 'none' || source.kind === 'parentMissing') return;
    let stale = false;
    const lists = catalogue();
    const answer =
      source.kind === 'byName' && level !== 1
        ? lists.loadBelow({ category, level, name })
        : lists.load({ category, level, ...(level > 1 && { code }) });
    void answer.then((result) => {
      if (!stale) setLoaded({ key, state: toState(result, () => setAttempt(attempt + 1)) });
    });
    return () => {
      stale = true;
    };
  }, [catalogue, category, level, source.kind, code, name, key, attempt]);

  if (source.kind === 'none') return NOTHING;
  if (source.kind === 'parentMissing') return { status: 'waiting', message: source.message };
  if (loaded?.key === key) return loaded.state;
  const kept = category && catalogue().peek({ category, level, ...(level > 1 && { code }) });
  return kept ? toState(kept, retry) : LOADING;
}
