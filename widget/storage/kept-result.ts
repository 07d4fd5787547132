import * as z from 'zod/mini';
import { companyShop, type SubmissionResult } from '#contract/schemas/submission.ts';

const KEY = 'appraisal-form:result';

const stored = z.object({ uuid: z.string(), shops: z.array(companyShop) });

/** A result that is kept for the next page. */
export type KeptResult = ReturnType<typeof keptResult>;

/**
 * Carries the result of a submission over one change of page, for pages that do not route by themselves
 * (document 2, section 2: the thank-you page is shown once).
 */
export function keptResult(storage: Storage | undefined) {
  return {
    save(result: SubmissionResult): void {
      try {
        storage?.setItem(KEY, JSON.stringify(result));
      } catch {
        // Without storage the next page starts with an empty form; the request itself has been stored.
      }
    },
    /** The kept result, if there is one; it is forgotten at once. */
    takeOnce(): SubmissionResult | undefined {
      try {
        const text = storage?.getItem(KEY);
        storage?.removeItem(KEY);
        return text ? stored.safeParse(JSON.parse(text)).data : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
