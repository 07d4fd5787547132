import type { AppraisalFormElement } from '#widget/public.ts';

/** The element as pages meet it: until its script has arrived it has no methods. */
export type AppraisalForm = HTMLElement & Partial<Pick<AppraisalFormElement, 'reset' | 'fill'>>;
