import { FIRST_ANSWER } from '../../state/first-answer.ts';
import { later } from '../lazy-part/lazy-part.tsx';

/** The customer step. A page may show it before any answer. */
export const CUSTOMER_STEP = later(async () => {
  await FIRST_ANSWER.load();
  return import('./customer-step.tsx');
});
