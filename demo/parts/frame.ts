import { DEFAULT_THEME, type Theme } from '#contract/embed/themes.ts';
import { findViolations, showState, type Violation } from '#widget/parts/stage.tsx';

/** The interface of a frame for the page of parts. */
export interface Frame {
  /** Resolves once the state is on the screen. */
  readonly shown: Promise<void>;
  findViolations(): Promise<readonly Violation[]>;
  /** How high the frame has to be, in pixels. */
  height(): number;
}

/** A dialog takes the height of its frame; this height shows its content. */
const DIALOG_HEIGHT = 620;

const query = new URLSearchParams(location.search);
const place = document.querySelector('#place') as HTMLElement;
const scheme = query.get('scheme') === 'dark' ? 'dark' : 'light';
document.documentElement.style.colorScheme = scheme;
const display = showState(place, {
  part: query.get('part') ?? '',
  state: query.get('state') ?? '',
  theme: (query.get('theme') ?? DEFAULT_THEME) as Theme,
  scheme,
});

const frame: Frame = {
  shown: display.then(() => {}),
  findViolations: () => findViolations(place),
  height: () => {
    const dialog = place.firstElementChild?.shadowRoot?.querySelector('dialog[open]');
    return Math.max(place.scrollHeight, dialog ? DIALOG_HEIGHT : 0);
  },
};

Object.assign(window, { frame });
