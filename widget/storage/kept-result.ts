import type { CompanyShop, SubmissionResult } from '#contract/schemas/submission.ts';
import { toJson } from '../base/json.ts';
import { isListOf, isMissingOr, isObjectOf, isText, takeKept } from '../base/shape.ts';

const KEY = 'appraisal-form:result';

const isResult = isObjectOf<SubmissionResult>({
  uuid: isText,
  shops: isListOf(
    isObjectOf<CompanyShop>({
      company_shop_name: isText,
      tel: isText,
      address: isText,
      website_url: isText,
      pr_comment: isText,
      reasons: isMissingOr(isListOf(isText)),
    }),
  ),
});

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
        storage?.setItem(KEY, toJson(result));
      } catch {
        // Without storage, the next page starts with an empty form. The request itself has been received.
      }
    },
    /** The stored result, if there is one. Reading deletes it. */
    takeOnce: () => takeKept(storage, KEY, isResult),
  };
}
