import type { Step } from '#widget/public.ts';
import { APPRAISAL } from './messages.ts';

interface PageOfStep {
  readonly step: Step;
  readonly title: string;
}

/** The pages of the form's steps (document 1, section 2). */
export const STEP_PAGES = {
  '/form': { step: 'items', title: APPRAISAL.form.title },
  '/customer-form': { step: 'customer', title: APPRAISAL.customer.title },
  '/thanks': { step: 'thanks', title: APPRAISAL.thanks.title },
} as const satisfies Record<string, PageOfStep>;
