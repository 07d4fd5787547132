/** A press may never end, for example when the pointer leaves the window. Work waits no longer than this. */
const LONGEST_PRESS_MS = 1000;

let isPressed = false;
const queue: (() => void)[] = [];

function finish(): void {
  isPressed = false;
  for (const work of queue.splice(0)) work();
}

/**
 * Listens to presses while a form is in the page. A page has one pointer, so all forms share its state.
 * @returns stops it
 */
export function followPresses(): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  // Phones send these events too, all at once after the finger is lifted.
  addEventListener('mousedown', () => (isPressed = true), options);
  // The click follows in the same task.
  addEventListener('mouseup', () => setTimeout(finish), options);
  return () => stop.abort();
}

/**
 * Runs work that may move things on the screen: at once or, during a press, when the press has ended. Pressing a button
 * first takes the focus from the field before it. If a message appeared at that moment, the button would move away
 * from the finger, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  queue.push(work);
  setTimeout(finish, LONGEST_PRESS_MS);
}
