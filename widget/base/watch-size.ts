/**
 * Calls back when one of the elements changes its size, and once at the beginning. Where a page has taken
 * `ResizeObserver` away, only at the beginning.
 * @returns stops it
 */
export function watchSize(elements: Iterable<Element>, onChange: () => void): () => void {
  try {
    const observer = new ResizeObserver(onChange);
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  } catch {
    onChange();
    return () => {};
  }
}
