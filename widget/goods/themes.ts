/** The three presentations of the one form (document 2, section 1). */
export const THEMES = ['product', 'brand', 'lp'] as const;
export type Theme = (typeof THEMES)[number];

/** Only the product theme asks for consent by checkbox (document 2, sections 2 and 5). */
export const asksForTerms = (theme: Theme) => theme === 'product';

/** Brand and lp show a privacy notice instead (document 2, section 2). */
export const showsPrivacyNotice = (theme: Theme) => theme !== 'product';
