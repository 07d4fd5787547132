/** A place in a page: selectors, each inside the shadow root of the element before. */
export type PagePlace = readonly string[];

/** How a page with a form is watched. */
export interface WatchedForm {
  /** The choices of the first question, or the control that opens them. */
  choices: PagePlace;
  /** Is there once a press on a choice has been answered. Without it nothing is pressed. */
  answer?: PagePlace;
}

/** The times of a page, in ms since the start of the navigation. */
export interface FirstPress {
  /** The frame after the one that shows the first choice. */
  seen: number | undefined;
  /** The last press: the one that was answered, if there is an answer. */
  pressed: number | undefined;
  /** The frame at which the answer was there. */
  answered: number | undefined;
}

declare global {
  interface Window {
    firstPress: FirstPress;
  }
}

/**
 * Runs in the page before everything else; it is passed to the page as text. Looks at each frame whether the first choice
 * is there, then presses it until there is an answer: another choice each time, because a radio button that is chosen
 * already does not change again.
 */
export function watchFirstPress({ choices, answer }: WatchedForm): void {
  const FRAMES_TO_ANSWER = 3;
  const times: FirstPress = { seen: undefined, pressed: undefined, answered: undefined };
  window.firstPress = times;
  const find = ([selector = '', ...inner]: PagePlace, root: ParentNode = document): Element[] => {
    if (inner.length === 0) return [...root.querySelectorAll(selector)];
    const host = root.querySelector(selector)?.shadowRoot;
    return host ? find(inner, host) : [];
  };
  let wasThere = false;
  let presses = 0;
  let frames = 0;
  const eachFrame = (now: number): void => {
    if (times.seen === undefined) {
      if (wasThere) times.seen = now;
      wasThere = (find(choices)[0]?.getClientRects().length ?? 0) > 0;
    }
    if (times.seen === undefined) return void requestAnimationFrame(eachFrame);
    if (!answer) return;
    if (find(answer).length > 0) {
      times.answered = now;
      return;
    }
    if (frames % FRAMES_TO_ANSWER === 0) {
      const all = find(choices);
      times.pressed = performance.now();
      (all[presses % all.length] as HTMLElement | undefined)?.click();
      presses += 1;
    }
    frames += 1;
    requestAnimationFrame(eachFrame);
  };
  requestAnimationFrame(eachFrame);
}
