import type { Swiper } from 'swiper';
import { defineElement } from '../page-element/define.ts';
import { onPause } from '../pause-button/pausing.ts';
import styles from './carousel.module.css';
import { CAROUSEL } from './messages.ts';

const CALM = '(prefers-reduced-motion: reduce)';

/** Swiper is loaded only when a carousel is looked at. */
async function swiperFor(carousel: HTMLElement, row: HTMLElement): Promise<Swiper | undefined> {
  const { createSwiper } = await import('./create-swiper.ts');
  const slides = row.querySelector('.swiper-wrapper');
  if (!slides || !row.isConnected) return undefined;
  return createSwiper(row, {
    delay: matchMedia(CALM).matches ? undefined : Number(carousel.dataset.delay),
    gap: Number.parseFloat(getComputedStyle(slides).columnGap),
  });
}

interface Watch {
  start: () => void;
  stop: () => void;
}

/** Starts when the element is well in view and the media query matches. Stops when the query no longer matches. */
function whileWanted(element: Element, query: string | undefined, { start, stop }: Watch): () => void {
  const media = query ? matchMedia(query) : undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '0px 0px -15%' },
  );
  const look = () => {
    observer.disconnect();
    stop();
    if (media?.matches !== false) observer.observe(element);
  };
  look();
  media?.addEventListener('change', look);
  return () => {
    observer.disconnect();
    media?.removeEventListener('change', look);
    stop();
  };
}

function dot(index: number, isCurrent: boolean, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.dot ?? '';
  button.setAttribute('aria-label', CAROUSEL.slide(index + 1));
  if (isCurrent) button.setAttribute('aria-current', 'true');
  button.addEventListener('click', onPress);
  return button;
}

/**
 * A button for each place at which the carousel stops. Those of Swiper need HTML from strings.
 * @returns a function that takes them away
 */
function showDots(dots: Element, swiper: Swiper): () => void {
  const look = () => {
    const { snapGrid, snapIndex, isLocked } = swiper;
    const stops = isLocked ? 0 : snapGrid.length;
    if (dots.childElementCount === stops) {
      for (const [index, button] of [...dots.children].entries()) {
        if (index === snapIndex) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
      }
    } else {
      const buttons = Array.from({ length: stops }, (_none, index) =>
        dot(index, index === snapIndex, () => swiper.slideTo(index)),
      );
      dots.replaceChildren(...buttons);
    }
  };
  const events = 'snapIndexChange snapGridLengthChange lock unlock';
  look();
  swiper.on(events, look);
  return () => {
    swiper.off(events, look);
    dots.replaceChildren();
  };
}

function start(carousel: HTMLElement): () => void {
  const row = carousel.querySelector<HTMLElement>('.swiper');
  const controls = carousel.querySelector<HTMLElement>('[data-carousel-controls]');
  if (!row || !controls) return () => {};
  const dots = controls.querySelector('[data-carousel-dots]');
  const pause = controls.querySelector<HTMLElement>('[data-pause]');
  let swiper: Swiper | undefined;
  let endDots = () => {};
  // Counts the stops, so that a Swiper that arrives after one is destroyed.
  let turn = 0;

  const canMove = () => swiper !== undefined && !swiper.isLocked && !matchMedia(CALM).matches;
  // A slide that has the focus stays in sight, as one under the mouse does.
  const moveAsWished = () => {
    if (!canMove()) return;
    if (pause?.hasAttribute('data-paused') || row.matches(':focus-within')) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
  };
  const showControls = () => {
    const moves = canMove();
    if (pause) pause.hidden = !moves;
    controls.hidden = !dots && !moves;
    if (swiper) row.removeAttribute('tabindex');
    else row.tabIndex = 0;
  };

  const endPause = onPause(carousel, moveAsWished);
  const listening = new AbortController();
  for (const move of ['focusin', 'focusout'])
    row.addEventListener(move, moveAsWished, { signal: listening.signal });
  const endWatch = whileWanted(row, carousel.dataset.when, {
    start: async () => {
      const mine = turn;
      const fresh = await swiperFor(carousel, row).catch(() => undefined);
      if (mine !== turn) {
        fresh?.destroy(true, true);
        return;
      }
      swiper = fresh;
      if (fresh && dots) endDots = showDots(dots, fresh);
      showControls();
      moveAsWished();
    },
    stop: () => {
      turn += 1;
      endDots();
      endDots = () => {};
      swiper?.destroy(true, true);
      swiper = undefined;
      showControls();
    },
  });
  return () => {
    endPause();
    listening.abort();
    endWatch();
  };
}

/** A carousel whose content the server has written (carousel.tsx). */
export const defineCarousel = () => defineElement('site-carousel', start);
