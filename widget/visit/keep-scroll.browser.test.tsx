import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/widget/storage.ts';
import { keepScroll } from './keep-scroll.ts';

const FORM = 'f';

let form: HTMLElement;
beforeEach(() => {
  form = document.createElement('div');
  form.style.height = '5000px';
  document.body.append(form);
  scrollTo(0, 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  form.remove();
});

/** The browser has looked at sizes, and tells those first who asked first. */
const untilMeasured = () =>
  new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    });
    observer.observe(form);
  });

/** A seller has left the form scrolled, and comes to the page again. */
async function comeAgain(type: 'reload' | 'navigate' | 'back_forward'): Promise<number> {
  const storage = memoryStorage();
  const leave = keepScroll(form, FORM, storage);
  scrollTo(0, 1_200);
  const left = form.getBoundingClientRect().top;
  dispatchEvent(new Event('pagehide'));
  leave();
  scrollTo(0, 0);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  const stop = keepScroll(form, FORM, storage);
  await untilMeasured();
  stop();
  return form.getBoundingClientRect().top - left;
}

test('A seller who loads the page again finds the form as high as it was', async () => {
  expect(Math.abs(await comeAgain('reload'))).toBeLessThanOrEqual(1);
});

test.each(['navigate', 'back_forward'] as const)(
  'A seller who comes to the page otherwise (%s) is left where the browser begins',
  async (type) => {
    await comeAgain(type);
    expect(scrollY).toBe(0);
  },
);
