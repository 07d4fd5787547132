import { defineElement } from '../../ui/page-element/define.ts';
import { onPause } from '../../ui/pause-button/pausing.ts';
import styles from './hero.module.css';

/** Document 1, section 9. The fade of 1000 ms is in the stylesheet. */
const INTERVAL_MS = 6000;
const CALM = '(prefers-reduced-motion: reduce)';

/** Each next slide loads while the one before it is shown. */
function start(slides: HTMLElement): () => void {
  const template = slides.querySelector('template');
  const pictures = [...slides.querySelectorAll('picture')];
  const queue = [...(template?.content.querySelectorAll('picture') ?? [])];
  let current = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const loadNext = () => {
    const next = queue.shift();
    if (!next) return;
    pictures.push(next);
    slides.append(next);
  };
  const showNext = () => {
    if (document.hidden) return;
    pictures[current]?.classList.remove(styles.current ?? '');
    current = (current + 1) % pictures.length;
    pictures[current]?.classList.add(styles.current ?? '');
    if (current === pictures.length - 1) loadNext();
  };
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const play = (isPlaying: boolean) => {
    stop();
    if (!isPlaying || matchMedia(CALM).matches) return;
    timers = [
      setTimeout(() => pictures.length === 1 && loadNext(), INTERVAL_MS / 2),
      setInterval(showNext, INTERVAL_MS),
    ];
  };
  play(true);
  const end = onPause(slides.parentElement ?? slides, play);
  return () => {
    stop();
    end();
  };
}

/** The pictures of the first screen, which follow each other. */
export const defineSlides = () => defineElement('site-slides', start);
