import { defineElement } from '../../../ui/page-element/define.ts';

const urls = new Set<string>();

/** Reports to the content API that an article was opened: the article's id, and no data of the visitor. */
function start({ dataset: { url = '' } }: HTMLElement): () => void {
  const nothing = () => {};
  if (urls.has(url)) return nothing;
  urls.add(url);
  // The result makes no difference to the page. An answer that is not read stays open.
  fetch(url, { method: 'POST', credentials: 'omit' })
    .then((answer) => answer.text())
    .catch(nothing);
  return nothing;
}

/** Counts the view of an article (sidebar.tsx). */
export const defineView = () => defineElement('site-view', start);
