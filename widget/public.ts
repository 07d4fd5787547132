/** What pages may import of the widget: the element, its attributes, its events and their types. */
export { ATTRIBUTES, type AttributeName, type Settings, type Step } from './attributes.ts';
export { type AppraisalFormElement, define, TAG } from './element.tsx';
export type { AppraisalFormEventName, AppraisalFormEvents } from './events.ts';
export type { SampleForm } from './state/sample.ts';
export type {} from './types.ts';
