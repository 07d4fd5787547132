/**
 * Scripts that stand around the form: in the pages of partners, and in the page of the frame. Each is a file of its own
 * that does not load the form, by the name that the entry asks for.
 */
export const AROUND = ['frame', 'dialog', 'framed'] as const;
