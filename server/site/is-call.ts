/** An unknown URL below these paths gets an answer of the API, not a page. */
export const isCall = (url: string): boolean => /^\/(v1|wp-json)(\/|$)/.test(url);
