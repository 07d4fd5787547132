import type { Step } from './attributes.ts';

/** The events of `<appraisal-form>`. All bubble and are composed; none carries personal data. */
export interface AppraisalFormEvents {
  /**
   * The step changes. With navigation="host" the event can be cancelled: the page then routes itself and sets
   * the attribute `step`; otherwise the element goes to `path`.
   */
  'appraisal-form:step': { step: Step; from: Step; path: string };
  /** Percent done, 0 to 100, and the two halves (0 to 1) that the landing pages' bar shows. */
  'appraisal-form:progress': { percent: number; step: Step; items: number; customer: number };
  /** A request is being sent. */
  'appraisal-form:submit': { items: number };
  /** A request has been stored. */
  'appraisal-form:complete': { uuid: string; shops: number };
  /** A request could not be sent. */
  'appraisal-form:error': { message: string; status?: number };
}

export type AppraisalFormEventName = keyof AppraisalFormEvents;

/** Sends an event; false when the page cancelled it. */
export type Emit = <Name extends AppraisalFormEventName>(
  name: Name,
  detail: AppraisalFormEvents[Name],
) => boolean;
