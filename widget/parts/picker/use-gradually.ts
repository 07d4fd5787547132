import { useEffect, useState } from 'react';

const FIRST = 40;
const MORE = 80;

/**
 * How many entries of a long list are rendered: a screenful at once, the others while the browser is idle. A list of
 * thousands then opens as fast as one of ten, and soon it is complete.
 */
export function useGradually(total: number, key: unknown): number {
  const [state, setState] = useState({ key, count: FIRST });
  const count = state.key === key ? state.count : FIRST;
  useEffect(() => {
    if (count >= total) return;
    const grow = () => setState({ key, count: count + MORE });
    if (!globalThis.requestIdleCallback) {
      const timer = setTimeout(grow, 50);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(grow, { timeout: 500 });
    return () => cancelIdleCallback(idle);
  }, [count, total, key]);
  return Math.min(count, total);
}
