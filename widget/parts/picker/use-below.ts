import { useEffect, useMemo } from 'react';
import { type ListSource, type Option, optionList } from '../../goods/catalogue-options.ts';
import type { CatalogueField } from '../../goods/fields.ts';
import type { Item } from '../../goods/item.ts';
import { isForListsBelow } from '../../goods/search/below.ts';
import { searchIn } from '../../goods/search/search.ts';
import { listFrom } from '../../state/catalogue-state.ts';
import { useActions, useFormState } from '../use-form.ts';

const NO_SOURCES: readonly ListSource[] = [];
const MOST = 40;

/** Entries that a query finds in the lists below those of a list, each with the one below it. */
export function useBelow(
  item: Item,
  below: CatalogueField | undefined,
  entries: readonly Option[],
  query: string,
): { hits: readonly Option[]; loading: boolean } {
  const { catalogue } = useActions();
  const { category } = item;
  const isWanted = query !== '' && isForListsBelow(query, entries.length);
  const sources = useMemo(() => {
    if (!isWanted || !below || !category) return NO_SOURCES;
    return entries.map(({ code }): ListSource => ({ category, level: below.level, code, names: [] }));
  }, [isWanted, below, category, entries]);
  useEffect(() => {
    for (const source of sources) if (source.code) void catalogue.want(source);
  }, [catalogue, sources]);
  const lists = useFormState((form) => (sources.length > 0 ? form.catalogue.lists : undefined));
  const { search, loading } = useMemo(() => {
    const states = sources.map((source) => lists && source.code && listFrom(lists, source));
    const options = entries.flatMap((entry, index) => {
      const state = states[index];
      if (!below || !state || state.status !== 'ready') return [];
      return optionList(below, state.entries).entries.map((one) => ({
        name: one.name,
        option: { ...entry, below: one },
      }));
    });
    return {
      search: searchIn(options),
      loading: states.some((state) => state && state.status === 'loading'),
    };
  }, [sources, lists, below, entries]);
  const hits = useMemo(
    () => (sources.length > 0 ? search(query).slice(0, MOST) : []).map(({ option }) => option),
    [sources, search, query],
  );
  return { hits, loading };
}
