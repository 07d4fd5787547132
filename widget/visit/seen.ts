/** So long, in one piece. */
const SEEN_MS = 1000;

/** A little less than a half: browsers round. */
const HALF = 0.49;

/**
 * Runs work once, when half of an element has stood in the window for a second while the page was shown. In a frame, the
 * window is that of the page around it.
 * @returns stops waiting
 */
export function whenSeen(element: Element, work: () => void): () => void {
  // A page that has taken it away has nothing seen.
  if (!('IntersectionObserver' in window)) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInWindow = false;
  const keepTime = () => {
    clearTimeout(timer);
    if (isInWindow && document.visibilityState !== 'hidden') timer = setTimeout(end, SEEN_MS, work);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio } of entries) isInWindow = intersectionRatio > HALF;
      keepTime();
    },
    { threshold: 0.5 },
  );
  const end = (then?: () => void) => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', keepTime);
    then?.();
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', keepTime);
  return () => end();
}
