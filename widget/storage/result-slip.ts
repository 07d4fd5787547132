import * as z from 'zod/mini';
import { companyShop, type SubmissionResult } from '#contract/schemas/submission.ts';

const KEY = 'appraisal-form:result';

const slip = z.object({ uuid: z.string(), shops: z.array(companyShop) });

/**
 * Carries a submission's result over one change of page, for pages that do not route by themselves
 * (document 2, section 2: the thank-you page is shown once).
 */
export function resultSlip(storage: Storage | undefined) {
  return {
    hand(result: SubmissionResult): void {
      try {
        storage?.setItem(KEY, JSON.stringify(result));
      } catch {
        // Without storage the next page begins anew; the request itself is stored.
      }
    },
    take(): SubmissionResult | undefined {
      try {
        const text = storage?.getItem(KEY);
        storage?.removeItem(KEY);
        return text ? slip.safeParse(JSON.parse(text)).data : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
