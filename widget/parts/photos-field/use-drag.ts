import { type PointerEvent as ReactPointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** A press that moves less than this, in pixels, is no drag. */
const STILL = 8;

/** A finger that rests this long, in milliseconds, holds the tile. Before, a finger that moves up or down scrolls. */
const REST_MS = 250;

const tilesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-photo]')];

const isIn = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: PointerEvent) =>
  x > left && x < right && y > top && y < bottom;

/** One drag of a tile. The tile follows the pointer, and takes the place of each tile that the pointer comes to. */
class Drag {
  readonly #list: HTMLElement;
  readonly #id: string;
  readonly #move: (id: string, to: number) => void;
  readonly #start: { readonly x: number; readonly y: number };
  /** From the upper left corner of the tile to the pointer. */
  readonly #grip: { readonly x: number; readonly y: number };
  readonly #pointer: number;
  #holds = false;

  constructor(
    list: HTMLElement,
    tile: HTMLElement,
    event: PointerEvent,
    move: (id: string, to: number) => void,
  ) {
    const { left, top } = tile.getBoundingClientRect();
    this.#list = list;
    this.#id = tile.dataset.photo ?? '';
    this.#move = move;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#grip = { x: event.clientX - left, y: event.clientY - top };
    this.#pointer = event.pointerId;
  }

  /** Whether the tile follows the pointer. */
  get holds(): boolean {
    return this.#holds;
  }

  hold(): void {
    // The list stays in place while its tiles change theirs.
    if (!this.#holds) this.#list.setPointerCapture(this.#pointer);
    this.#holds = true;
    this.#tile()?.classList.add('photo--dragged');
  }

  follow(event: PointerEvent): void {
    const { x, y } = this.#start;
    if (!this.#holds && Math.hypot(event.clientX - x, event.clientY - y) < STILL) return;
    this.hold();
    const tiles = tilesOf(this.#list);
    const own = this.#tile();
    const to = tiles.findIndex((tile) => tile !== own && isIn(tile.getBoundingClientRect(), event));
    if (to >= 0) this.#move(this.#id, to);
    this.#lift(event);
  }

  end(): void {
    const tile = this.#tile();
    if (!tile) return;
    tile.classList.remove('photo--dragged');
    tile.style.transform = '';
  }

  #tile(): HTMLElement | undefined {
    return tilesOf(this.#list).find(({ dataset }) => dataset.photo === this.#id);
  }

  #lift({ clientX, clientY }: PointerEvent): void {
    const tile = this.#tile();
    if (!tile) return;
    tile.classList.add('photo--dragged');
    tile.style.transform = '';
    const { left, top } = tile.getBoundingClientRect();
    tile.style.transform = `translate(${clientX - this.#grip.x - left}px, ${clientY - this.#grip.y - top}px)`;
  }
}

interface DragProps {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
}

/**
 * Lets a seller drag tiles by mouse, pen or finger. Browsers' own drag and drop does not know fingers on iPhones, and
 * libraries for it weigh more than the whole field.
 * @returns the properties of the list
 */
export function useDrag(move: (id: string, to: number) => void): DragProps {
  const ref = useRef<HTMLUListElement>(null);
  const drag = useRef<Drag>(undefined);
  useLayoutEffect(() => {
    const list = ref.current;
    const stay = (event: Event) => {
      if (drag.current?.holds) event.preventDefault();
    };
    // Neither scrolls the page nor opens the menu of a picture. Browsers ask only listeners from before the touch.
    list?.addEventListener('touchmove', stay, { passive: false });
    list?.addEventListener('contextmenu', stay);
    return () => {
      list?.removeEventListener('touchmove', stay);
      list?.removeEventListener('contextmenu', stay);
    };
  }, []);
  const onPointerDown = ({ currentTarget, target, nativeEvent }: ReactPointerEvent<HTMLElement>) => {
    const list: HTMLElement = currentTarget;
    const element = target as Element;
    const tile = element.closest<HTMLElement>('[data-photo]');
    if (!tile || element.closest('button') || nativeEvent.button !== 0 || tilesOf(list).length < 2) return;
    const own = new Drag(list, tile, nativeEvent, move);
    drag.current = own;
    const rest = nativeEvent.pointerType === 'touch' && setTimeout(() => own.hold(), REST_MS);
    const over = new AbortController();
    const { signal } = over;
    list.addEventListener('pointermove', (event) => own.follow(event), { signal });
    const end = (event: Event) => {
      // At first the pressed picture has the finger, and loses it to the list.
      if (event.type === 'lostpointercapture' && event.target !== list) return;
      if (rest) clearTimeout(rest);
      own.end();
      drag.current = undefined;
      over.abort();
    };
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'])
      list.addEventListener(type, end, { signal });
  };
  return { ref, onPointerDown };
}
