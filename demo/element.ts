import type { AppraisalFormElement } from '#widget/public.ts';

/** The element as a page sees it. It has no methods until its script has loaded. */
export type AppraisalForm = HTMLElement & Partial<Pick<AppraisalFormElement, 'reset' | 'fill'>>;
