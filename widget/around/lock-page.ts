const PROPERTIES = ['overflow', 'scrollbar-gutter'] as const;

/**
 * Keeps the page from scrolling behind a dialog. What is in it stays where it is, also where a scroll bar goes away.
 * @returns gives the page back as it was
 */
export function lockPage(): () => void {
  const page = document.documentElement;
  const { style } = page;
  const [left, top] = [scrollX, scrollY];
  const before = PROPERTIES.map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  if (innerWidth > page.clientWidth) style.setProperty('scrollbar-gutter', 'stable', 'important');
  style.setProperty('overflow', 'hidden', 'important');
  return () => {
    for (const [name, value, priority] of before) style.setProperty(name, value, priority);
    if (style.length === 0) page.removeAttribute('style');
    scrollTo({ left, top, behavior: 'instant' });
  };
}
