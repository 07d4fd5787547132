/** What pages may import of the widget: the element, its attributes, its events and their types. */
import './first-paint/own-styles.ts';

export type { Finding } from '#contract/doctor.ts';
export {
  ATTRIBUTES,
  type AttributeName,
  type EventDetails as AppraisalFormEvents,
  type EventName as AppraisalFormEventName,
  type Settings,
  type Step,
  TAG,
} from '#contract/element.ts';
export { type AppraisalFormElement, define } from './element.tsx';
export type { SampleForm } from './state/sample.ts';
export type {} from './types.ts';
