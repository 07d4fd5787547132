/** The words around a text to be read. */
export const DOCUMENT = { contents: '目次' } as const;
