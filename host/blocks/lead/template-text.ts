/** The name of the choice of a text that the shop keeps, and of the button that puts it into the field. */
export const TEMPLATE = 'template';
export const INSERT = 'insert';

/** A text with another one below it. */
export const withTemplate = (text: string, template: string): string =>
  [text.trim(), template.trim()].filter(Boolean).join('\n');
