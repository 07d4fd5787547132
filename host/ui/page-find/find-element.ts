import { defineElement } from '../page-element/define.ts';

/** The search of a long page, whose code comes when somebody goes to it. */
export const defineFind = () =>
  defineElement('site-find', (find) => {
    const listening = new AbortController();
    const { signal } = listening;
    const load = () =>
      void import('./find-in.ts').then(({ findIn }) => signal.aborted || findIn(find, signal));
    // A browser may have kept the words of an earlier visit.
    if (find.querySelector('input')?.value) load();
    else find.addEventListener('focusin', load, { once: true, signal });
    find.dataset.ready = '';
    return () => listening.abort();
  });
