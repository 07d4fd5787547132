import type { Locator } from 'playwright';
import { Ime } from '../browser/ime.ts';
import type { FilePayload } from '../browser/photos.ts';
import { draw, type Phone, touch } from './phone.ts';

/** The actions of a seller's thumb. */
export interface Effort {
  taps: number;
  keys: number;
  scrolls: number;
}

/** How many seconds each takes, with looking and deciding. */
const SECONDS = { taps: 2.2, keys: 0.35, scrolls: 1 } as const satisfies Effort;

export function secondsOf({ taps, keys, scrolls }: Effort): number {
  return taps * SECONDS.taps + keys * SECONDS.keys + scrolls * SECONDS.scrolls;
}

/** The height of the keyboard, in CSS pixels. */
const KEYBOARD = 260;

/** The share of the visible part that passes in one scroll. */
const SCROLL = 0.8;

/** The place where the thumb drags the page: beside all controls. */
const EDGE = 20;

/** How many entries a phone's own list shows at a time. */
const NATIVE_ROWS = 10;

/** Within the time of a tap the form has to bring the next question into sight. Then the seller looks for it. */
const PATIENCE_MS = 1_500;
const LOOK_MS = 60;
const MOST_SCROLLS = 40;

interface Sight {
  seen: boolean;
  x: number;
  y: number;
  /** The distance below the middle of the visible part; negative if above. */
  below: number;
  /** The part of the screen in which it scrolls. */
  top: number;
  height: number;
}

/**
 * Runs in the page: whether a person sees a control as a whole, or the upper part of a large one. A part below the
 * keyboard, a sticky bar or a dialog is not seen.
 */
function look(element: Element, { keyboard, panned }: { keyboard: number; panned: boolean }): Sight {
  const inside = (at: Element | null, x: number, y: number): Element | null => {
    const inner = at?.shadowRoot?.elementFromPoint(x, y) ?? null;
    return inner && inner !== at ? inside(inner, x, y) : at;
  };
  const focusOf = (at: Element | null): Element | null =>
    at?.shadowRoot?.activeElement ? focusOf(at.shadowRoot.activeElement) : at;
  const isText = focusOf(document.activeElement)?.matches(
    'textarea, input:not([type=radio], [type=checkbox], [type=file])',
  );
  const area = element.closest('.dialog__body')?.getBoundingClientRect();
  const cover = isText ? keyboard : 0;
  const start = panned ? cover : 0;
  const top = Math.max(start, area?.top ?? 0);
  const bottom = Math.min(start + innerHeight - cover, area?.bottom ?? innerHeight);
  const box = element.getBoundingClientRect();
  const height = Math.min(box.height, 120);
  const x = box.x + box.width / 2;
  const shows = (y: number) =>
    y >= top && y < bottom && element.contains(inside(document.elementFromPoint(x, y), x, y));
  const y = box.y + height / 2;
  return {
    seen: height > 0 && [box.y + 3, y, box.y + height - 3].every(shows),
    x,
    y,
    below: y - (top + bottom) / 2,
    top,
    height: bottom - top,
  };
}

/** Runs in the page: scrolls as phones do for a text box that their keyboard would cover. */
function aboveKeyboard(element: Element, keyboard: number): void {
  const below = element.getBoundingClientRect().bottom - (innerHeight - keyboard);
  if (below > 0 && !element.closest('dialog')) scrollBy({ top: below + 30, behavior: 'instant' });
}

/** Runs in the page. */
const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

/** One thumb on a phone. It touches only visible elements, and counts its actions. */
export class Thumb {
  readonly effort: Effort = { taps: 0, keys: 0, scrolls: 0 };
  readonly #phone: Phone;
  /** Whether the page was dragged on at its end, which shows the part behind the keyboard. */
  #panned = false;

  constructor(phone: Phone) {
    this.#phone = phone;
  }

  /** Scrolls to a control if it has not come into sight, and taps it. */
  async tap(control: Locator): Promise<void> {
    const { x, y } = await this.#bringIntoSight(control);
    this.effort.taps += 1;
    await touch(this.#phone, x, y);
  }

  /** The effort to see a control, in seconds of scrolling. */
  async secondsAway(control: Locator): Promise<number> {
    const { seen, below, height } = await this.#settled(control);
    return seen ? 0 : Math.ceil(Math.abs(below) / (height * SCROLL)) * SECONDS.scrolls;
  }

  /** The effort to search with a number of letters, in seconds. */
  secondsToSearch(letters: number): number {
    return SECONDS.taps + letters * SECONDS.keys;
  }

  isInSight(control: Locator): Promise<boolean> {
    return this.#settled(control).then(({ seen }) => seen);
  }

  /** Types on the phone's keyboard: one key for each character. */
  async type(text: string): Promise<void> {
    for (const character of text) {
      this.effort.keys += 1;
      await this.#phone.page.keyboard.type(character);
    }
  }

  /** Types a reading, one key for each kana, and chooses the keyboard's conversion, one key. */
  async convert(box: Locator, reading: string, text: string): Promise<void> {
    const ime = await Ime.on(box);
    const letters = [...reading];
    for (const [index] of letters.entries()) {
      this.effort.keys += 1;
      await ime.compose(letters.slice(0, index + 1).join(''));
    }
    this.effort.keys += 1;
    await ime.confirm(text);
  }

  /** Presses the key that leads to the next field until a text box has the focus. */
  async goOnTo(box: Locator): Promise<void> {
    for (let keys = 0; !(await hasFocus(box)); keys += 1) {
      if (keys > 4) throw new Error('The key 次へ does not lead to the field.');
      this.effort.keys += 1;
      await this.#phone.page.keyboard.press('Enter');
    }
    this.#panned = false;
    await box.evaluate(aboveKeyboard, KEYBOARD);
  }

  /**
   * Chooses in the list that the phone shows for a select. The list is outside the page, so only its select is touched.
   */
  async chooseNative(select: Locator, label: string): Promise<void> {
    await this.tap(select);
    const names = await select.locator('option').allTextContents();
    const index = names.indexOf(label);
    this.effort.scrolls += Math.floor(index / NATIVE_ROWS);
    this.effort.taps += 1;
    await select.selectOption({ index });
  }

  /** Opens the phone's chooser of photos, and chooses there, which counts as one tap. */
  async choosePhotos(control: Locator, photos: readonly FilePayload[]): Promise<void> {
    const chooser = this.#phone.page.waitForEvent('filechooser');
    await this.tap(control);
    this.effort.taps += 1;
    await (await chooser).setFiles([...photos]);
  }

  async #bringIntoSight(control: Locator): Promise<Sight> {
    const until = Date.now() + PATIENCE_MS;
    let sight = await this.#settled(control);
    while (!sight.seen && Date.now() < until) sight = await this.#settled(control);
    for (let scrolls = 0; !sight.seen; scrolls += 1) {
      if (scrolls === MOST_SCROLLS) throw new Error(`Not found by scrolling: ${control}`);
      await this.#scroll(sight);
      sight = await this.#settled(control);
    }
    return sight;
  }

  /** The place of a control after all movement. */
  async #settled(control: Locator): Promise<Sight> {
    const phone = { keyboard: KEYBOARD, panned: this.#panned };
    let before = await control.evaluate(look, phone);
    for (;;) {
      await this.#phone.page.waitForTimeout(LOOK_MS);
      const sight = await control.evaluate(look, phone);
      if (sight.y === before.y && sight.seen === before.seen) return sight;
      before = sight;
    }
  }

  async #scroll({ below, top, height }: Sight): Promise<void> {
    this.effort.scrolls += 1;
    const by = Math.sign(below) * Math.min(Math.abs(below), height * SCROLL);
    await draw(this.#phone, EDGE, top + height / 2, by);
    this.#panned = by > 0 && (await this.#phone.page.evaluate(isAtEnd));
  }
}

export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
