import { type RefObject, useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { A11y } from 'swiper/modules';
import { REDUCED_MOTION } from '../motion.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { MESSAGES } from './messages.ts';

const SLIDE_MS = 350;

/** The slides that are completely in view, counted from 0. */
export interface SlidesInView {
  readonly first: number;
  readonly last: number;
}

export interface SwiperHandle {
  /** The ref of the element with the class `swiper`. */
  readonly element: RefObject<HTMLDivElement | null>;
  readonly inView: SlidesInView;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly previous: () => void;
  readonly next: () => void;
}

type Position = Pick<SwiperHandle, 'inView' | 'atStart' | 'atEnd'>;

const START: Position = { inView: { first: 0, last: 0 }, atStart: true, atEnd: false };

/**
 * A Swiper that lives as long as the component. It never moves by itself.
 * @param label names the carousel for screen readers
 */
export function useSwiper(label: string): SwiperHandle {
  const element = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const [position, setPosition] = useState(START);
  const speed = useMediaQuery(REDUCED_MOTION) ? 0 : SLIDE_MS;

  useEffect(() => {
    if (!element.current) return;
    const instance = create(element.current, label, () => setPosition(positionOf(instance)));
    swiper.current = instance;
    setPosition(positionOf(instance));
    return () => {
      swiper.current = null;
      instance.destroy();
    };
  }, [label]);

  useEffect(() => {
    if (swiper.current) swiper.current.params.speed = speed;
  }, [speed]);

  return {
    element,
    ...position,
    previous: () => swiper.current?.slidePrev(),
    next: () => swiper.current?.slideNext(),
  };
}

/** The listeners are added after the constructor, which itself already sends the first events. */
function create(element: HTMLElement, label: string, onMove: () => void): Swiper {
  const swiper = new Swiper(element, {
    modules: [A11y],
    slidesPerView: 'auto',
    watchSlidesProgress: true,
    speed: SLIDE_MS,
    a11y: {
      containerMessage: label,
      containerRole: 'group',
      containerRoleDescriptionMessage: MESSAGES.role,
      // The slides are items of an ordered list with titles of their own. Other roles would break that.
      slideRole: '',
      slideLabelMessage: '',
      wrapperLiveRegion: false,
    },
  });
  swiper.on('slideChange', onMove);
  swiper.on('resize', onMove);
  swiper.on('toEdge', onMove);
  swiper.on('fromEdge', onMove);
  return swiper;
}

function positionOf({ slides, params, activeIndex, isBeginning, isEnd }: Swiper): Position {
  const inView = slides.flatMap((slide, index) =>
    slide.classList.contains(params.slideFullyVisibleClass ?? '') ? [index] : [],
  );
  return {
    inView: { first: inView[0] ?? activeIndex, last: inView.at(-1) ?? activeIndex },
    atStart: isBeginning,
    atEnd: isEnd,
  };
}
