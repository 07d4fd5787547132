import { defineElement } from '../../../ui/page-element/define.ts';

function start(notice: HTMLElement): () => void {
  const { after } = notice.dataset;
  if (!after) return () => {};
  const timer = setTimeout(() => notice.removeAttribute('hidden'), Number(after));
  return () => clearTimeout(timer);
}

/** A notice that appears when what a page shows has become old (sidebar.tsx). */
export const defineOld = () => defineElement('site-old', start);
