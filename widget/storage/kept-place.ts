import { toJson } from '../base/json.ts';
import { isNumber, isObjectOf, isText, takeKept } from '../base/shape.ts';

const PREFIX = 'appraisal-form:place:';

/** The seller's place: the question whose list was open, and how far the page was scrolled, in pixels. */
export interface SellerPlace {
  readonly item: string;
  readonly field: string;
  readonly scroll: number;
}

const isPlace = isObjectOf<SellerPlace>({
  item: isText,
  field: isText,
  scroll: isNumber,
});

/** Stores a place while the page is loaded again. */
export type KeptPlace = ReturnType<typeof keptPlace>;

/**
 * Stores where a seller was while the page is loaded again (document 2, section 8, 再試行). It can be read once.
 * @param form the name of the form, as for its draft
 */
export function keptPlace(form: string, storage: Storage | undefined) {
  const key = PREFIX + form;
  return {
    save(place: SellerPlace): void {
      try {
        storage?.setItem(key, toJson(place));
      } catch {
        // Without storage there is no draft to come back to either.
      }
    },
    /** The stored place, if this form stored it. Reading deletes it. */
    takeOnce: () => takeKept(storage, key, isPlace),
  };
}
