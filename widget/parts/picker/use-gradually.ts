import { useEffect, useState } from 'react';

const FIRST = 40;
const MORE = 80;

/**
 * How many of a long list are on the screen: a screenful at once, the rest while the browser is idle, so that
 * a list of thousands opens as fast as one of ten, and all of it can soon be reached.
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
