import { useEffect, useState } from 'react';
import { whenIdle } from '../../base/when-idle.ts';

const FIRST = 40;
const MORE = 80;
const LONGEST_MS = 500;

/**
 * How many entries of a long list are rendered: a screenful at once, the others while the browser is idle. A list of
 * thousands then opens as fast as one of ten, and soon it is complete.
 */
export function useGradually(total: number, key: unknown): number {
  const [state, setState] = useState({ key, count: FIRST });
  const count = state.key === key ? state.count : FIRST;
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => setState({ key, count: count + MORE }), LONGEST_MS);
  }, [count, total, key]);
  return Math.min(count, total);
}
