import type { ContinuedAttribute } from '#contract/embed/continued.ts';
import { toJson } from '../base/json.ts';
import { isMissingOr, isObjectOf, isRecordOf, isText, readKept } from '../base/shape.ts';

/** The mark of a browser that may go on with answers that a mail leads to. */
export interface KeptContinuation {
  readonly uuid: string;
  /** The secret of this browser. */
  readonly device: string;
  /** When the answers are erased, as ISO 8601. */
  readonly until: string;
  /** The settings of the form in which the answers were begun; missing in that form itself. */
  readonly attributes?: Partial<Record<ContinuedAttribute, string>> | undefined;
  /** The origin of the seller, as it is kept for the visit. */
  readonly attribution?: string | undefined;
}

const isKept = isObjectOf<KeptContinuation>({
  uuid: isText,
  device: isText,
  until: isText,
  attributes: isMissingOr(isRecordOf(isText, isText)),
  attribution: isMissingOr(isText),
});

const keyOf = (form: string) => `appraisal-form:continued:${form}`;

/** True if anything is kept that may be a continuation of this form. @param form its name */
export function mayContinue(form: string, storage: Storage | undefined): boolean {
  try {
    return Boolean(storage?.getItem(keyOf(form)));
  } catch {
    return false;
  }
}

/** Stores which answers this browser goes on with. */
export const keptContinuation = (form: string, storage: Storage | undefined) => ({
  read(now = Date.now()): KeptContinuation | undefined {
    const own = readKept(storage, keyOf(form), isKept);
    return own && Date.parse(own.until) > now ? own : undefined;
  },
  save(kept: KeptContinuation | undefined): void {
    try {
      if (kept) storage?.setItem(keyOf(form), toJson(kept));
      else storage?.removeItem(keyOf(form));
    } catch {
      // Without storage a reload forgets it, and the answers are erased in their time.
    }
  },
});
