import { perForm } from './per-form.ts';

/** When the photos of a draft are back, as far as they are there: others that came before would take their place. */
export const photosBackOf = perForm(() => ({ promise: Promise.resolve() }));
