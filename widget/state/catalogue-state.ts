import { signal } from '@preact/signals-core';
import { LIMITS } from '#contract/limits.ts';
import type { Api, CatalogueEntry, ListQuery } from '../api/api.ts';
import { asCallError, type CallError } from '../api/call-error.ts';
import type { ListSource } from '../goods/catalogue-options.ts';

/** What is known of one list. */
export type ListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly entries: readonly CatalogueEntry[] }
  | { readonly status: 'failed'; readonly level: ListQuery['level']; readonly failure: CallError };

type Kept = ListState & { readonly at: number };

export type Lists = ReadonlyMap<string, Kept>;

const LOADING: ListState = { status: 'loading' };
const EMPTY: ListState = { status: 'ready', entries: [] };

const keyOf = ({ category, level, code }: ListQuery) => [category, level, code].join('\n');

/** The list at the top of a path of names, and the names that are left below it. */
function topOf({ category, level, code, names }: ListSource): ListQuery {
  return { category, code, level: (level - names.length) as ListQuery['level'] };
}

/** The source of the same list, once the code of the first name is known. */
function below(source: ListSource, entry: CatalogueEntry): ListSource {
  return { ...source, code: entry.code, names: source.names.slice(1) };
}

const entryNamed = (state: ListState | undefined, name: string | undefined) =>
  state?.status === 'ready' ? state.entries.find((entry) => entry.name === name) : undefined;

/** What is known of the list that a question chooses from. */
export function listFrom(lists: Lists, source: ListSource): ListState {
  const state = lists.get(keyOf(topOf(source))) ?? LOADING;
  if (source.names.length === 0 || state.status !== 'ready') return state;
  const entry = entryNamed(state, source.names[0]);
  return entry ? listFrom(lists, below(source, entry)) : EMPTY;
}

/**
 * The lists of goods, from one API. Answers are kept for 30 minutes, a pending call is shared (document 2, section 4),
 * and a list that failed is asked for again when it is wanted again.
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

  /** Loads the list that a question chooses from, unless it is there; first those above it where they are needed. */
  async want(source: ListSource): Promise<void> {
    const state = await this.#load(topOf(source));
    const entry = entryNamed(state, source.names[0]);
    if (entry) await this.want(below(source, entry));
  }

  /** Forgets every list, for another API may have others. */
  clear(): void {
    this.#pending.clear();
    this.#lists.value = new Map();
  }

  async #load(query: ListQuery): Promise<ListState> {
    const key = keyOf(query);
    const kept = this.#lists.peek().get(key);
    const fresh = kept && this.#now() - kept.at < LIMITS.catalogueCacheMs;
    if (fresh && kept.status === 'ready') return kept;
    const pending = this.#pending.get(key) ?? this.#ask(key, query);
    this.#pending.set(key, pending);
    return pending;
  }

  async #ask(key: string, query: ListQuery): Promise<ListState> {
    this.#keep(key, LOADING);
    const lists = this.#pending;
    const state = await this.#find(query);
    // A list that was forgotten meanwhile is not kept.
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
