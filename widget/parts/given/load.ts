import { loadLater } from '../lazy-part/lazy-part.tsx';

/** Hardly any page gives answers. */
export const GIVEN = loadLater(() => import('./given.tsx'));
