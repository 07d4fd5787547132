/*
 * The script that the template for Google Tag Manager brings (server/files/tag-manager/). Code of a template runs in a
 * sandbox without a document, so it leaves its settings in a queue of the page, from which the script takes them.
 */

/** The queue: a global name of the page, an array. */
export const TAGS_QUEUE = 'appraisalFormTags';

/** Settings in the queue. Those that are left out stay as they were. */
export interface TagSettings {
  /**
   * The events that go to the data layer from now on, by the ends of their names: `question` for
   * `appraisal-form:question`.
   */
  readonly events?: readonly string[];
  /** A CSS selector: the form is put there, with these attributes, unless one is there already. */
  readonly place?: string;
  readonly attributes?: readonly (readonly [name: string, value: string])[];
}

/** The name in the data layer, and in triggers of the tag manager. */
export const taggedEvent = (name: string): string => `appraisal_form_${name}`;
