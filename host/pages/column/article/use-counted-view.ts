import { useEffect, useRef } from 'react';
import type { Outcome } from '../../../data/outcome.ts';

/**
 * Reports to the content API that an article was opened. It sends the article's id and no data of the visitor, and only
 * where views are counted: there the list of popular articles has an answer.
 */
export function useCountedView(url: string, popular: Promise<Outcome<unknown>>): void {
  const counted = useRef('');
  useEffect(() => {
    let left = false;
    void popular.then(({ ok }) => {
      // A list that is loaded again is no further view.
      if (left || !ok || counted.current === url) return;
      counted.current = url;
      // The result makes no difference to the page. An answer that is not read stays open.
      fetch(url, { method: 'POST', credentials: 'omit' })
        .then((answer) => answer.text())
        .catch(() => {});
    });
    return () => {
      left = true;
    };
  }, [url, popular]);
}
