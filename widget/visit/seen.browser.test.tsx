import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { whenSeen } from './seen.ts';

afterEach(() => {
  vi.restoreAllMocks();
  scrollTo(0, 0);
});

/** A question in a page, or in a place of it, and how often it was seen. */
function putQuestion({ above = 0, into = document.body as HTMLElement } = {}) {
  const question = document.createElement('div');
  question.style.cssText = `height: 200px; margin-top: ${above}px`;
  const rest = document.createElement('div');
  rest.style.height = '3000px';
  into.append(question, rest);
  const work = vi.fn();
  const stop = whenSeen(question, work);
  // It hears of each change together with the one that is tested.
  let isHalfIn: boolean | undefined;
  let tell = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      isHalfIn = (entries.at(-1)?.intersectionRatio ?? 0) >= 0.5;
      tell();
    },
    { threshold: 0.5 },
  );
  observer.observe(question);
  onTestFinished(() => {
    stop();
    observer.disconnect();
    question.remove();
    rest.remove();
  });
  /** Waits until the browser has told that half of it is in the window, or not. */
  const isIn = async (expected: boolean) => {
    while (isHalfIn !== expected)
      await new Promise<void>((resolve) => {
        tell = resolve;
      });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  return { question, work, stop, isIn };
}

/** The page is hidden, or shown again. */
function turn(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('A question is seen', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  });

  test('when it was in the window for a second, once, without a touch', async () => {
    const { question, work, isIn } = putQuestion();
    await isIn(true);
    vi.advanceTimersByTime(999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
    question.style.display = 'none';
    await isIn(false);
    question.style.display = '';
    await isIn(true);
    vi.advanceTimersByTime(5_000);
    expect(work).toHaveBeenCalledOnce();
  });

  test('only if half of it is in the window', async () => {
    const { work, isIn } = putQuestion({ above: innerHeight - 90 });
    await isIn(false);
    vi.advanceTimersByTime(5_000);
    expect(work).not.toHaveBeenCalled();
    scrollTo(0, 30);
    await isIn(true);
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledOnce();
  });

  test('only in one piece: who scrolls past does not see it', async () => {
    const { work, isIn } = putQuestion();
    for (let count = 0; count < 3; count += 1) {
      await isIn(true);
      vi.advanceTimersByTime(900);
      scrollTo(0, 1000);
      await isIn(false);
      vi.advanceTimersByTime(900);
      scrollTo(0, 0);
    }
    expect(work).not.toHaveBeenCalled();
  });

  test('only while the page is shown', async () => {
    turn('hidden');
    const { work, isIn } = putQuestion();
    await isIn(true);
    vi.advanceTimersByTime(5_000);
    expect(work).not.toHaveBeenCalled();
    turn('visible');
    vi.advanceTimersByTime(900);
    turn('hidden');
    vi.advanceTimersByTime(5_000);
    turn('visible');
    vi.advanceTimersByTime(999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });

  test('in a dialog, once that is opened', async () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    onTestFinished(() => dialog.remove());
    const { work, isIn } = putQuestion({ into: dialog });
    await isIn(false);
    vi.advanceTimersByTime(5_000);
    expect(work).not.toHaveBeenCalled();
    dialog.showModal();
    await isIn(true);
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledOnce();
  });

  test('in a frame, once that comes into the window of the page around it', async () => {
    const frame = document.createElement('iframe');
    frame.style.cssText = `display: block; height: 400px; margin-block: ${innerHeight * 2}px 3000px`;
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const { work, isIn } = putQuestion({ into: frame.contentDocument?.body as HTMLElement });
    await isIn(false);
    vi.advanceTimersByTime(5_000);
    expect(work).not.toHaveBeenCalled();
    frame.scrollIntoView();
    await isIn(true);
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledOnce();
  });

  test('no more once the form is gone', async () => {
    const { work, stop, isIn } = putQuestion();
    await isIn(true);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(work).not.toHaveBeenCalled();
  });
});
