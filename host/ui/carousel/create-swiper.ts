import Swiper from 'swiper';
import { A11y, Autoplay } from 'swiper/modules';

export interface SwiperOptions {
  /** Milliseconds that each slide stays; without it, slides do not move by themselves. */
  delay: number | undefined;
  /** Pixels between slides. */
  gap: number;
  /** Slides in view; `auto` leaves their width to the stylesheet. */
  perView: number | 'auto';
}

/** Apart from the component, so that browsers load Swiper only when a carousel is near the screen. */
export function createSwiper(element: HTMLElement, { delay, gap, perView }: SwiperOptions): Swiper {
  return new Swiper(element, {
    modules: [A11y, Autoplay],
    slidesPerView: perView,
    spaceBetween: gap,
    watchOverflow: true,
    autoplay: delay ? { delay, disableOnInteraction: false, pauseOnMouseEnter: true } : false,
    a11y: { containerMessage: null, slideRole: 'listitem' },
  });
}
