import type { PointerEvent as ReactPointerEvent } from 'react';

/** A press that moves less than this, in pixels, is no drag. */
const STILL = 8;

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
  #moves = false;

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
  }

  follow(event: PointerEvent): void {
    const { x, y } = this.#start;
    if (!this.#moves && Math.hypot(event.clientX - x, event.clientY - y) < STILL) return;
    // The list stays in place while its tiles change theirs.
    if (!this.#moves) this.#list.setPointerCapture(event.pointerId);
    this.#moves = true;
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

/**
 * Lets a seller drag tiles by mouse, pen or finger. Browsers' own drag and drop does not know fingers on iPhones, and
 * libraries for it weigh more than the whole field.
 * @returns the handler of the list
 */
export function useDrag(move: (id: string, to: number) => void) {
  return ({ currentTarget, target, nativeEvent }: ReactPointerEvent<HTMLElement>) => {
    const list: HTMLElement = currentTarget;
    const pressed = target as Element;
    const tile = pressed.closest<HTMLElement>('[data-photo]');
    if (!tile || pressed.closest('button') || nativeEvent.button !== 0 || tilesOf(list).length < 2) return;
    const drag = new Drag(list, tile, nativeEvent, move);
    const over = new AbortController();
    const { signal } = over;
    list.addEventListener('pointermove', (event) => drag.follow(event), { signal });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      list.addEventListener(
        end,
        () => {
          drag.end();
          over.abort();
        },
        { signal },
      );
  };
}
