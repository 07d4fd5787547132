import { SCRIPT_ORIGIN } from './script-origin.ts';

/** The page with nothing but the form, for sellers whom the form of another page fails. */
export const FORM_PAGE = `${SCRIPT_ORIGIN}/form`;
