import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { RETRY } from '../ui/notice/retry.ts';

/** Runs the loaders again when a visitor presses a button that tries again (document 1, section 4). */
export function useRetry(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    addEventListener(RETRY, retry);
    return () => removeEventListener(RETRY, retry);
  }, [revalidate]);
}
