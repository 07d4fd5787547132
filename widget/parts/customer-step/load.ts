import { loadLater } from '../lazy-part/lazy-part.tsx';

/** The customer step. A page may show it before any answer. */
export const CUSTOMER_STEP = loadLater(() => import('./customer-step.tsx'));
