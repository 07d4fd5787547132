/** A press that never ends, such as one that leaves the window, must not hold anything up. */
const LONGEST_PRESS_MS = 1000;

let pressed = false;
const waiting: (() => void)[] = [];

function finish(): void {
  pressed = false;
  for (const work of waiting.splice(0)) work();
}

// Phones send these too, all at once after the finger is lifted.
addEventListener('mousedown', () => (pressed = true), { capture: true, passive: true });
// The click follows in the same task.
addEventListener('mouseup', () => setTimeout(finish), { capture: true, passive: true });

/**
 * Runs work that may move what is on the screen: at once, or after the press that is just beginning. A press takes
 * the focus from a field before it becomes a click; a message that appears in between would move the button away
 * from under the finger, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (!pressed) {
    work();
    return;
  }
  waiting.push(work);
  setTimeout(finish, LONGEST_PRESS_MS);
}
