import { createContext } from 'react-router';
import type { Language } from '#contract/language/languages.ts';

/** The language of the request that a page shows; null: it shows none. */
export const sellerLanguage = createContext<Language | null>(null);
