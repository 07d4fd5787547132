/** What calls an API that is not there gets an API's answer, not a page. */
export const CALLS = /^\/(v1|wp-json)(\/|$)/;
