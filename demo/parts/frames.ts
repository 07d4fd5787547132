import type { ShownState, Violation } from '#widget/parts/stage.tsx';
import type { Frame } from './frame.ts';
import { MESSAGES } from './messages.ts';

/** One state of a part in one theme, in a frame of its own: a dialog there covers nothing else. */
export interface ShownFrame {
  readonly element: HTMLElement;
  readonly what: ShownState;
  /** undefined until it has been checked. */
  result: readonly Violation[] | 'failed' | undefined;
  check(): Promise<void>;
  /** Writes the result below the frame. */
  show(): void;
}

interface FrameWindow extends Window {
  frame?: Frame;
}

function whenLoaded(iframe: HTMLIFrameElement): Promise<Frame> {
  const frameOf = () => (iframe.contentWindow as FrameWindow | null)?.frame;
  return new Promise((resolve, reject) => {
    const ready = frameOf();
    if (ready) return resolve(ready);
    iframe.addEventListener('load', () => {
      const frame = frameOf();
      if (frame) resolve(frame);
      else reject(new Error(`${iframe.src} shows nothing`));
    });
  });
}

function describe({ result }: ShownFrame): string {
  if (!result) return MESSAGES.checking;
  if (result === 'failed') return MESSAGES.failed;
  return result.length === 0 ? MESSAGES.none : MESSAGES.found(result.length);
}

export function createFrame(what: ShownState, width: string): ShownFrame {
  const theme = MESSAGES.theme[what.theme] ?? what.theme;
  const element = document.createElement('figure');
  const iframe = document.createElement('iframe');
  iframe.title = MESSAGES.frame(what.part, what.state, theme);
  iframe.style.width = `${width}px`;
  iframe.src = `./frame.html?${new URLSearchParams({ ...what })}`;
  const caption = document.createElement('figcaption');
  const name = document.createElement('span');
  name.textContent = theme;
  const result = document.createElement('span');
  caption.append(name, result);
  element.append(caption, iframe);
  const frame = whenLoaded(iframe);

  const shownFrame: ShownFrame = {
    element,
    what,
    result: undefined,
    check: async () => {
      try {
        const inside = await frame;
        await inside.shown;
        iframe.style.height = `${inside.height()}px`;
        shownFrame.result = await inside.findViolations();
      } catch (error) {
        console.error(iframe.title, error);
        shownFrame.result = 'failed';
      }
    },
    show: () => {
      result.textContent = describe(shownFrame);
      element.dataset.result = !shownFrame.result
        ? 'checking'
        : shownFrame.result.length === 0
          ? 'none'
          : 'found';
    },
  };
  return shownFrame;
}
