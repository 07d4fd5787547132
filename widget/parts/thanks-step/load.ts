/** Loads the thank-you step. It must be there before a request is sent, so that a stored one never looks failed. */
export const loadThanksStep = () => import('./thanks-step.tsx');
