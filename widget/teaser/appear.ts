import { isCaller, type TeaserEvents } from '#contract/embed/teaser.ts';
import { chooseVariant } from '../first-paint/choose-variant.ts';
import { isBusy, isFormOpen } from './busy.ts';
import { drawTeaser } from './draw.ts';
import { isOver, remember } from './memory.ts';
import { atMoment } from './moment.ts';
import { FORM_PREFIX, kindOf, ofForm, optionOf } from './read-options.ts';

/** Opens the form in its dialog for a button. */
export type Open = (opener: HTMLButtonElement) => Promise<void>;

/** An element of the page that asks for a teaser. It keeps its end: a script that runs twice shows one. */
export type Marker = Element & { endTeaser?: (() => void) | undefined };

declare global {
  interface Window {
    /** The types of the DOM do not have it yet. */
    readonly CloseWatcher?: new (options: {
      readonly signal: AbortSignal;
    }) => { onclose: (() => void) | null };
  }
}

/** After these somebody may have begun or ended what a teaser must not disturb. */
const STIRRING = ['scroll', 'focusin', 'focusout', 'click'];

/**
 * Back on a phone, and Esc when nothing else is open. Browsers without a close watcher have the key, and Back within the
 * page. No entry of the session history is made (docs/decisions/0103-teasers.md).
 */
function whenAskedToClose(signal: AbortSignal, close: () => void): void {
  const { CloseWatcher } = window;
  if (CloseWatcher) {
    new CloseWatcher({ signal }).onclose = close;
  } else {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isBusy()) close();
    };
    addEventListener('keydown', onKey, { signal });
  }
  addEventListener('popstate', close, { signal });
}

/** Shows the teaser whenever it disturbs nobody; a caller once, until something else begins. */
function present(marker: Marker, open: Open, signal: AbortSignal, end: () => void): void {
  const kind = kindOf(marker);
  const [host, opener, close] = drawTeaser(marker);
  const tell = (event: keyof TeaserEvents) => {
    const detail = { kind, variant: ofForm(marker, 'variant') };
    host.dispatchEvent(new CustomEvent(event, { detail, bubbles: true }));
  };
  const dismiss = () => {
    remember(marker);
    tell('appraisal-form:dismiss');
    end();
  };
  const onPress = (event: Event) => {
    if (!event.composedPath().includes(host)) dismiss();
  };
  const look = () => {
    if (signal.aborted || isFormOpen()) return;
    const isHidden = isBusy();
    const hasCome = host.isConnected;
    if (!marker.isConnected || (hasCome && isHidden && isCaller(kind))) return end();
    host.hidden = isHidden;
    if (hasCome || isHidden || document.hidden) return;
    // Beside the body, which routers replace.
    document.documentElement.append(host);
    tell('appraisal-form:appear');
    if (!isCaller(kind)) return;
    remember(marker);
    whenAskedToClose(signal, dismiss);
    addEventListener('click', onPress, { signal, capture: true });
  };
  close.addEventListener('click', dismiss);
  opener.addEventListener('click', async (event) => {
    // The script of the form has heard the press before, if the page has it.
    if (!event.defaultPrevented) await open(opener);
    tell('appraisal-form:open');
  });
  signal.addEventListener('abort', () => host.remove());
  // Later, when a dialog that a press opens is there.
  for (const type of STIRRING) addEventListener(type, () => setTimeout(look), { signal, capture: true });
  look();
}

/**
 * Shows the teaser that an element of the page asks for by its attributes (contract/embed/teaser.ts), when its moment comes,
 * and not before the page has said that its visitor agrees: by removing the attribute `data-appears-after-consent`.
 * @returns takes it away
 */
export function appear(marker: Marker, open: Open): () => void {
  if (marker.endTeaser) return marker.endTeaser;
  const life = new AbortController();
  const { signal } = life;
  const end = () => {
    life.abort();
    marker.endTeaser = undefined;
  };
  marker.endTeaser = end;
  const begin = () => {
    if (signal.aborted || optionOf(marker, 'after-consent') !== null) return;
    observer.disconnect();
    chooseVariant(marker, `${FORM_PREFIX}variant`, `${FORM_PREFIX}storage`);
    if (isOver(marker)) return end();
    const onSent = () => {
      remember(marker, 'sent');
      end();
    };
    addEventListener('appraisal-form:complete', onSent, { signal });
    // Then the visitor is there already.
    if (isCaller(kindOf(marker)))
      for (const event of ['appraisal-form:question', 'appraisal-form:open'])
        addEventListener(event, end, { signal });
    atMoment(marker, signal, () => present(marker, open, signal, end));
  };
  const observer = new MutationObserver(begin);
  observer.observe(marker, { attributes: true });
  begin();
  return end;
}
