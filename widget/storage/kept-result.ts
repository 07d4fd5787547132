import * as z from 'zod/mini';
import { companyShop, type SubmissionResult } from '#contract/schemas/submission.ts';

const KEY = 'appraisal-form:result';

const stored = z.object({ uuid: z.string(), shops: z.array(companyShop) });

/** Stores a result for the next page. */
export type KeptResult = ReturnType<typeof keptResult>;

/**
 * Stores the result of a submission for the next page, if the page around the form does not route. It can be read once
 * (document 2, section 2: the thank-you page is shown once).
 */
export function keptResult(storage: Storage | undefined) {
  return {
    save(result: SubmissionResult): void {
      try {
        storage?.setItem(KEY, JSON.stringify(result));
      } catch {
        // Without storage, the next page starts with an empty form. The request itself has been received.
      }
    },
    /** The stored result, if there is one. Reading deletes it. */
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
