/** A screen above or below the visible one: enough time to load the form before a visitor sees it. */
const NEAR = '100% 0px';

/**
 * Calls once when an element is on the screen or near it.
 * @returns ends the waiting
 */
export function whenNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
