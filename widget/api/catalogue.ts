import { CATEGORIES, type CategoryKey } from '#contract/categories.ts';
import { LIMITS } from '#contract/limits.ts';
import { CALL_MESSAGES } from '#contract/messages.ts';
import { ROUTES } from '#contract/routes.ts';
import { itemMastersAnswer } from '#contract/schemas/catalogue.ts';
import { ApiError, call } from './client.ts';

/** An entry as the form uses it (document 2, section 3). */
export interface CatalogueEntry {
  readonly name: string;
  readonly code: string;
  readonly rowOrder: number;
  /** An absolute address, or empty. */
  readonly image: string;
}

export type CatalogueResult =
  | { readonly success: true; readonly items: readonly CatalogueEntry[] }
  | { readonly success: false; readonly error: string };

export interface CatalogueQuery {
  readonly category: CategoryKey;
  readonly level: 1 | 2 | 3;
  /** The parent's code; only below level 1. */
  readonly code?: string;
}

/** The message of a failed catalogue call (document 2, section 8). */
export function catalogueMessage(error: unknown, level: 1 | 2 | 3): string {
  const messages = CALL_MESSAGES.catalogue;
  const failed = level === 1 ? messages.groupFailed : messages.levelFailed;
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : failed;
  if (error.failure === 'timeout') return CALL_MESSAGES.timeout;
  if (error.failure === 'network') return CALL_MESSAGES.network;
  return error.failure === 'http' ? `${failed} (${error.status})` : failed;
}

function absolute(icon: string | null | undefined, base: string): string {
  if (!icon) return '';
  try {
    return new URL(icon, base).href;
  } catch {
    return '';
  }
}

/** The lists of goods, from one API. Answers are kept for 30 minutes; a call under way is shared. */
export class Catalogue {
  readonly #base: string;
  readonly #now: () => number;
  readonly #kept = new Map<
    string,
    { at: number; answer: Promise<CatalogueResult>; items?: CatalogueResult }
  >();

  constructor(apiBase: string, now: () => number = Date.now) {
    this.#base = apiBase;
    this.#now = now;
  }

  /** Never rejects: a failure is a result, with the message that the seller reads. */
  load(query: CatalogueQuery): Promise<CatalogueResult> {
    const key = JSON.stringify([query.category, query.level, query.code ?? '']);
    const kept = this.#kept.get(key);
    if (kept && this.#now() - kept.at < LIMITS.catalogueCacheMs) return kept.answer;
    const answer = this.#fetch(query);
    const entry: { at: number; answer: Promise<CatalogueResult>; items?: CatalogueResult } = {
      at: this.#now(),
      answer,
    };
    this.#kept.set(key, entry);
    void answer.then((result) => {
      if (result.success) entry.items = result;
      else this.#kept.delete(key);
    });
    return answer;
  }

  /** The list below an answer that is known by name only, as `initial-selection` gives it. */
  async loadBelow(query: { category: CategoryKey; level: 2 | 3; name: string }): Promise<CatalogueResult> {
    const { category, level, name } = query;
    const above = await this.load({ category, level: level === 3 ? 2 : 1 });
    if (!above.success) return above;
    const code = above.items.find((entry) => entry.name === name)?.code;
    return code ? this.load({ category, level, code }) : { success: true, items: [] };
  }

  /** What is at hand without waiting, so that a list opened a second time does not flicker. */
  peek(query: CatalogueQuery): CatalogueResult | undefined {
    const kept = this.#kept.get(JSON.stringify([query.category, query.level, query.code ?? '']));
    return kept && this.#now() - kept.at < LIMITS.catalogueCacheMs ? kept.items : undefined;
  }

  async #fetch({ category, level, code }: CatalogueQuery): Promise<CatalogueResult> {
    const uuid = CATEGORIES[category]?.uuid;
    if (!uuid) return { success: false, error: CALL_MESSAGES.catalogue.noCategoryUuid };
    try {
      const answer = await call({
        url: this.#base + (level === 1 ? ROUTES.itemMastersGroup : ROUTES.itemMastersLevel),
        method: 'POST',
        json: level === 1 ? { medium_uuid: uuid, group: 0 } : { medium_uuid: uuid, code, level },
        schema: itemMastersAnswer,
      });
      const items = answer.item_masters
        .map((master) => ({
          name: master.name,
          code: master.code,
          rowOrder: master.row_order,
          image: absolute(master.icon, this.#base),
        }))
        .sort((a, b) => a.rowOrder - b.rowOrder);
      return { success: true, items };
    } catch (error) {
      return { success: false, error: catalogueMessage(error, level) };
    }
  }
}
