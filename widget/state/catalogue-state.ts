import { signal } from '@preact/signals-core';
import { LIMITS } from '#contract/base/limits.ts';
import type { Api, CatalogueEntry, ListQuery } from '../api/api.ts';
import { asCallError, type CallError } from '../api/call-error.ts';
import type { ListSource } from '../goods/catalogue-options.ts';

/** The state of one list. */
export type ListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly entries: readonly CatalogueEntry[] }
  | { readonly status: 'failed'; readonly level: ListQuery['level']; readonly failure: CallError };

type Kept = ListState & { readonly at: number };

export type Lists = ReadonlyMap<string, Kept>;

const LOADING: ListState = { status: 'loading' };
const EMPTY: ListState = { status: 'ready', entries: [] };

const keyOf = ({ category, level, code }: ListQuery) => [category, level, code].join('\n');

/** The highest list that is needed to find a list by names. */
function topOf({ category, level, code, names }: ListSource): ListQuery {
  return { category, code, level: (level - names.length) as ListQuery['level'] };
}

/** The source of the same list, with the code of the first name. */
function below(source: ListSource, entry: CatalogueEntry): ListSource {
  return { ...source, code: entry.code, names: source.names.slice(1) };
}

const entryNamed = (state: ListState | undefined, name: string | undefined) =>
  state?.status === 'ready' ? state.entries.find((entry) => entry.name === name) : undefined;

/** The state of the list of a question. */
export function listFrom(lists: Lists, source: ListSource): ListState {
  const state = lists.get(keyOf(topOf(source))) ?? LOADING;
  if (source.names.length === 0 || state.status !== 'ready') return state;
  const entry = entryNamed(state, source.names[0]);
  return entry ? listFrom(lists, below(source, entry)) : EMPTY;
}

/**
 * The lists of goods. Lists are kept for 30 minutes, identical pending calls are shared (document 2, section 4), and a
 * failed list is loaded again when it is needed again.
 */
export class CatalogueState {
  readonly #lists = signal<Lists>(new Map());
  readonly #pending = new Map<string, Promise<ListState>>();
  readonly #api: Pick<Api, 'entries'>;
  readonly #now: () => number;

  constructor(api: Pick<Api, 'entries'>, now: () => number = Date.now) {
    this.#api = api;
    this.#now = now;
  }

  get lists(): Lists {
    return this.#lists.value;
  }

  /** Loads the list of a question, unless it is already there. Lists above it are loaded first if they are needed. */
  async want(source: ListSource): Promise<void> {
    const state = await this.#load(topOf(source));
    const entry = entryNamed(state, source.names[0]);
    if (entry) await this.want(below(source, entry));
  }

  /** Forgets all lists. Another API may have other lists. */
  clear(): void {
    this.#pending.clear();
    this.#lists.value = new Map();
  }

  async #load(query: ListQuery): Promise<ListState> {
    const key = keyOf(query);
    const entry = this.#lists.peek().get(key);
    const fresh = entry && this.#now() - entry.at < LIMITS.catalogueCacheMs;
    if (fresh && entry.status === 'ready') return entry;
    const pending = this.#pending.get(key) ?? this.#ask(key, query);
    this.#pending.set(key, pending);
    return pending;
  }

  async #ask(key: string, query: ListQuery): Promise<ListState> {
    this.#keep(key, LOADING);
    const lists = this.#pending;
    const state = await this.#find(query);
    // The lists may have been cleared in the meantime.
    if (lists.delete(key)) this.#keep(key, state);
    return state;
  }

  async #find(query: ListQuery): Promise<ListState> {
    try {
      return { status: 'ready', entries: await this.#api.entries(query) };
    } catch (error) {
      return { status: 'failed', level: query.level, failure: asCallError(error) };
    }
  }

  #keep(key: string, state: ListState): void {
    this.#lists.value = new Map(this.#lists.peek()).set(key, { ...state, at: this.#now() });
  }
}
