import Swiper from 'swiper';
import { A11y, Autoplay } from 'swiper/modules';

export interface SwiperOptions {
  /** Milliseconds that each slide stays; without it, slides do not move by themselves. */
  delay: number | undefined;
  /** Pixels between slides. */
  gap: number;
}

/** Apart from the component, so that browsers load Swiper only when a carousel is near the screen. */
export function createSwiper(element: HTMLElement, { delay, gap }: SwiperOptions): Swiper {
  return new Swiper(element, {
    modules: [A11y, Autoplay],
    slidesPerView: 'auto',
    spaceBetween: gap,
    watchOverflow: true,
    autoplay: delay ? { delay, disableOnInteraction: false, pauseOnMouseEnter: true } : false,
    a11y: { containerMessage: null, slideRole: 'listitem' },
  });
}
