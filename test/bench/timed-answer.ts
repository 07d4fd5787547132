/** Something that is shown in the form. */
export interface ShownInForm {
  selector: string;
  /** A part of its text. */
  text?: string;
}

/** An act has been answered when all of `shown` is there, and nothing of `gone`. */
export interface ShownAnswer {
  shown: readonly ShownInForm[];
  gone?: string;
}

declare global {
  interface Window {
    /** From the act to the frame after the one with the answer, in ms. Undefined if there was none. */
    answered: Promise<number | undefined>;
  }
}

interface Timing {
  kind: string;
  answer: ShownAnswer;
  longestMs: number;
}

/** Runs in the page: times the answer to the next event of a kind, looking at each frame. */
export function timeAnswer({ kind, answer, longestMs }: Timing): void {
  const { shown, gone } = answer;
  window.answered = new Promise((resolve) => {
    let firstStamp: number | undefined;
    const begin = ({ timeStamp }: Event) => {
      firstStamp ??= timeStamp;
    };
    setTimeout(resolve, longestMs);
    const root = document.querySelector('appraisal-form')?.shadowRoot;
    // Some events do not leave a shadow root.
    root?.addEventListener(kind, begin, { capture: true });
    const isVisible = (element: Element) => element.getClientRects().length > 0;
    const all = (selector: string) => [...(root?.querySelectorAll(selector) ?? [])].filter(isVisible);
    const isShown = ({ selector, text = '' }: ShownInForm) =>
      all(selector).some((element) => element.textContent.includes(text));
    const isAnswered = () => shown.every(isShown) && !(gone && all(gone).length > 0);
    const eachFrame = (): void => {
      const since = firstStamp;
      if (since === undefined || !isAnswered()) return void requestAnimationFrame(eachFrame);
      requestAnimationFrame((now) => resolve(now - since));
    };
    eachFrame();
  });
}
