/** The public part of the widget for pages: the element, its attributes, its events and their types. */
export type { Finding } from '#contract/embed/doctor.ts';
export {
  ATTRIBUTES,
  type AttributeName,
  type EventDetails as AppraisalFormEvents,
  type EventName as AppraisalFormEventName,
  type Settings,
  type Step,
  TAG,
} from '#contract/embed/element.ts';
export { type AppraisalFormElement, define } from './element/define.ts';
export type {} from './element/types.ts';
export type { SampleForm } from './state/sample.ts';
