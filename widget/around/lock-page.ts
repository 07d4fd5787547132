/**
 * The element that scrolls the page: `html`, or `body` where `html` has no overflow. A page's sticky header then stays
 * in place.
 */
const scrollerOf = (page: HTMLElement): HTMLElement =>
  getComputedStyle(page).overflowY === 'visible' ? document.body : page;

/** @returns a function that restores the value before */
function set({ style }: HTMLElement, name: string, value: string): () => void {
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
  style.setProperty(name, value, 'important');
  return () => style.setProperty(name, ...before);
}

/**
 * Keeps the page from scrolling behind a dialog. Its contents stay in place, also where a scroll bar disappears.
 * @returns a function that restores the page
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
