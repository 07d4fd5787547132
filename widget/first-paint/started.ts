/**
 * The key under which the entry notes, once for each page, that it has started. The value is the style sheet that it
 * paints with, so that the form needs no copy of it.
 */
export const STARTED = Symbol.for('appraisal-form:started');
