import { defineElement } from '../ui/page-element/define.ts';

/** Document 1, sections 2 and 9: hidden when 1 % of header, footer, hero or form is within 100 px of the screen. */
const NEAR = { rootMargin: '100px 0px', threshold: 0.01 };

/** Shows the banner while no part with `data-hides-banner` is near the screen. */
function start(banner: HTMLElement): () => void {
  const near = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) near.add(target);
      else near.delete(target);
    }
    banner.hidden = near.size > 0;
  }, NEAR);
  for (const part of document.querySelectorAll('[data-hides-banner]')) observer.observe(part);
  return () => observer.disconnect();
}

/** The banner that appears while a visitor reads (floating-banner.tsx). */
export const defineBanner = () => defineElement('site-banner', start);
