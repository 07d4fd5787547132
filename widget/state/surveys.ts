import { INTERESTS, OPTION } from '#contract/goods/options.ts';

/** The surveys after a request, in the order in which they are asked (document 2, section 4). */
export const SURVEYS = ['interests', 'feedback'] as const;
export type Survey = (typeof SURVEYS)[number];

export type Interest = (typeof INTERESTS)[number];

/** The session storage keys of the survey-done flags (document 2, section 9). */
export const SURVEY_KEYS = {
  interests: 'appraisal-form:survey-interests-done',
  feedback: 'appraisal-form:survey-feedback-done',
} as const satisfies Record<Survey, `appraisal-form:${string}`>;

const DONE = 'done';

/**
 * The next survey, or undefined if all are answered.
 * @param answered the surveys that were answered on this page, in case the page forbids storage
 */
export function nextSurvey(
  storage: Storage | undefined,
  doneSurveys: readonly Survey[] = [],
): Survey | undefined {
  return SURVEYS.find((survey) => !doneSurveys.includes(survey) && !isDone(storage, survey));
}

export function markDone(storage: Storage | undefined, survey: Survey): void {
  try {
    storage?.setItem(SURVEY_KEYS[survey], DONE);
  } catch {
    // If storage is full or forbidden, the survey opens again after a reload.
  }
}

function isDone(storage: Storage | undefined, survey: Survey): boolean {
  try {
    return storage?.getItem(SURVEY_KEYS[survey]) === DONE;
  } catch {
    return false;
  }
}

/** Chooses or removes a label. 特になし and the other labels exclude each other (document 2, section 4). */
export function toggleInterest(interests: readonly Interest[], label: Interest): readonly Interest[] {
  if (interests.includes(label)) return interests.filter((one) => one !== label);
  if (label === OPTION.nothingInParticular) return [label];
  return INTERESTS.filter(
    (one) => one === label || (interests.includes(one) && one !== OPTION.nothingInParticular),
  );
}

/** The feedback as it is sent; empty if it is blank. */
export function feedbackText(text: string): string {
  return text.trim();
}
