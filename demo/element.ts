import type { AppraisalFormElement, AppraisalFormEventName, SampleForm } from '#widget/public.ts';

/** The element as pages meet it: until its script has arrived it has no methods. */
export type AppraisalForm = HTMLElement & Partial<Pick<AppraisalFormElement, 'reset' | 'fill'>>;

export type SampleItem = SampleForm['items'][number];
export type SampleAnswers = SampleItem['answers'];

const EVENTS: Record<AppraisalFormEventName, true> = {
  'appraisal-form:step': true,
  'appraisal-form:progress': true,
  'appraisal-form:submit': true,
  'appraisal-form:complete': true,
  'appraisal-form:error': true,
};

export const EVENT_NAMES = Object.keys(EVENTS) as AppraisalFormEventName[];
