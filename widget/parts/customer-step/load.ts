import { later } from '../lazy-part/lazy-part.tsx';

/** The customer step. A page may show it before any answer. */
export const CUSTOMER_STEP = later(() => import('./customer-step.tsx'));
