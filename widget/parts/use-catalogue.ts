import { useLayoutEffect, useRef } from 'react';
import { toJson } from '../base/json.ts';
import { sourceOf } from '../goods/catalogue-options.ts';
import type { CatalogueField } from '../goods/fields.ts';
import type { Item } from '../goods/item.ts';
import { type ListState, listFrom } from '../state/catalogue-state.ts';
import { useActions, useFormState } from './use-form.ts';

/** The list of a question as a part shows it. */
export type ShownList =
  | ListState
  /** The list is empty before the question above is answered. */
  | { readonly status: 'waiting'; readonly message: string };

const NOTHING: ShownList = { status: 'ready', entries: [] };
const LOADING: ShownList = { status: 'loading' };

/** The list that a question of an item chooses from; it loads when it is first needed. */
export function useCatalogue(field: CatalogueField, item: Item): { list: ShownList; retry: () => void } {
  const { catalogue } = useActions();
  const source = sourceOf(field, item);
  const state = useFormState(({ catalogue: { lists } }) =>
    source.kind === 'list' ? listFrom(lists, source) : NOTHING,
  );
  // The source is compared as text, because it is another object with each rendering.
  const sourceJson = source.kind === 'list' ? toJson(source) : '';
  const lastJson = useRef('');
  const load = () => {
    lastJson.current = sourceJson;
    if (sourceJson) void catalogue.want(JSON.parse(sourceJson));
  };
  useLayoutEffect(load, [catalogue, sourceJson]);
  if (source.kind === 'parentMissing') {
    return { list: { status: 'waiting', message: source.message }, retry: load };
  }
  // A list that failed last time loads again now. Until then the old failure is not shown or announced again.
  const isOld = state.status === 'failed' && lastJson.current !== sourceJson;
  return { list: isOld ? LOADING : state, retry: load };
}
