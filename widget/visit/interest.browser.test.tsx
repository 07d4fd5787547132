import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { whenInterested } from './interest.ts';

afterEach(() => {
  vi.restoreAllMocks();
  scrollTo(0, 0);
});

/** A form in a page, and how often the work for it has run. */
function putForm({ below = 0 } = {}) {
  const page = document.createElement('div');
  page.style.paddingTop = `${below}px`;
  const form = document.createElement('div');
  form.innerHTML = '<button>商品カテゴリ</button>';
  page.append(form);
  document.body.append(page);
  const work = vi.fn();
  const stop = whenInterested(form, work);
  onTestFinished(() => {
    stop();
    page.remove();
  });
  return { button: form.querySelector('button') as HTMLButtonElement, work, stop };
}

/** A busy machine may have no idle time at all. */
const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));

async function scrollAway(): Promise<void> {
  scrollTo(0, 2000);
  // The browser's own event comes with its next frame, which a busy machine may leave out for long.
  dispatchEvent(new Event('scroll'));
  await idle();
  await idle();
}

const savingData = () =>
  vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ saveData: true } as never);

test('A seller who touches the form begins it, once', async () => {
  const { button, work } = putForm();
  expect(work).not.toHaveBeenCalled();
  await userEvent.click(button);
  await userEvent.click(button);
  expect(work).toHaveBeenCalledOnce();
});

test('A seller who comes by keyboard begins it', () => {
  const { button, work } = putForm();
  button.focus();
  expect(work).toHaveBeenCalledOnce();
});

test('A visitor who scrolls to the form begins it', async () => {
  const { work } = putForm({ below: 2500 });
  await scrollAway();
  await expect.poll(() => work.mock.calls.length, { timeout: 10_000 }).toBe(1);
});

test('A visitor who scrolls past what is above the form does not', async () => {
  const { work } = putForm({ below: 9000 });
  await scrollAway();
  expect(work).not.toHaveBeenCalled();
});

test('A visitor who saves data begins it by a touch, not by scrolling', async () => {
  savingData();
  const { button, work } = putForm({ below: 2500 });
  await scrollAway();
  expect(work).not.toHaveBeenCalled();
  button.focus();
  expect(work).toHaveBeenCalledOnce();
});

test('A form that was removed begins no more', () => {
  const { button, work, stop } = putForm();
  stop();
  button.focus();
  expect(work).not.toHaveBeenCalled();
});
