import { defineElement } from '../page-element/define.ts';

/** The search of a long page, whose code comes with the page that has one. */
export const defineFind = () =>
  defineElement('site-find', (find) => {
    const listening = new AbortController();
    const { signal } = listening;
    void import('./find-in.ts').then(({ findIn }) => signal.aborted || findIn(find, signal));
    return () => listening.abort();
  });
