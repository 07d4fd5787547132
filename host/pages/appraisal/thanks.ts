import { href, redirect } from 'react-router';

/**
 * The completion is shown once, in the document of the form, after a request was sent (steps-element.ts; document 2,
 * section 2). A visitor who loads this address has not just sent one.
 */
export const loader = () => redirect(href('/form'));
