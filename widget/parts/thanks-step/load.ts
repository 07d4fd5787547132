import { loadLater } from '../lazy-part/lazy-part.tsx';

/** The thank-you step. It must be there before a request is sent, so that a stored one never looks failed. */
export const THANKS_STEP = loadLater(() => import('./thanks-step.tsx'));
