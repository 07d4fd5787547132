/** What scrolls the page: `html`, or `body` where it says nothing. A page's sticky header then stays where it is. */
const scrollerOf = (page: HTMLElement): HTMLElement =>
  getComputedStyle(page).overflowY === 'visible' ? document.body : page;

/** @returns writes what was there before */
function set({ style }: HTMLElement, name: string, value: string): () => void {
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
  style.setProperty(name, value, 'important');
  return () => style.setProperty(name, ...before);
}

/**
 * Keeps the page from scrolling behind a dialog. What is in it stays where it is, also where a scroll bar goes away.
 * @returns gives the page back as it was
 */
export function lockPage(): () => void {
  const page = document.documentElement;
  const scroller = scrollerOf(page);
  const [left, top] = [scrollX, scrollY];
  const hasBar = innerWidth > page.clientWidth;
  const undo = [
    set(page, 'scrollbar-gutter', hasBar ? 'stable' : 'auto'),
    set(scroller, 'overflow', 'hidden'),
  ];
  return () => {
    for (const act of undo) act();
    for (const element of [page, scroller]) if (!element.style.length) element.removeAttribute('style');
    scrollTo({ left, top, behavior: 'instant' });
  };
}
