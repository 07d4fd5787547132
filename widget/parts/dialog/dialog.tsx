import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import dialogsCss from '../dialogs.css?inline';
import { Phrases } from '../phrases/phrases.tsx';
import { useStyles } from '../styles.ts';
import { whenShown } from '../when-shown.ts';
import { CloseButton } from './close-button.tsx';
import { MESSAGES } from './messages.ts';
import { useBack } from './use-back.ts';
import { useOutsideClick } from './use-outside-click.ts';

interface DialogProps {
  title: ReactNode;
  /** `sheet` fills a phone's screen; `card` stays as small as its content. */
  size?: 'sheet' | 'card';
  /** Wider on large screens (document 2, section 9: 1000 px for pickers, else 920 px). */
  wide?: boolean;
  /** Shows an arrow that goes a step back. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog. The browser's own `<dialog>` keeps the focus inside, closes on Esc, makes the page behind
 * inert and returns the focus to where it was.
 */
export function Dialog({ title, size = 'sheet', wide = false, onBack, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useStyles(dialogsCss);

  // Before the browser paints, and before the seller's next action.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = element?.getRootNode() instanceof ShadowRoot ? focusIn(element) : null;
    element?.showModal();
    // The title gets the focus, not the close button: a screen reader reads it, and no keyboard opens.
    element?.querySelector<HTMLElement>('.dialog__title')?.focus();
    return () => {
      element?.close();
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  /** The dialog disappears at once. Its content is removed afterwards. */
  const close = () => {
    dialog.current?.close();
    onClosed();
    whenShown(onClose);
  };
  useOutsideClick(dialog, close);
  const onClosed = useBack(close);

  return (
    <dialog
      ref={dialog}
      className={`dialog dialog--${size}${wide ? ' dialog--wide' : ''}`}
      part="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="dialog__frame">
        {/* No <header>: outside a section it would be the banner of the whole page. */}
        <div className="dialog__header">
          {/* On the right of the title, but before it for the keyboard: from the title Tab leads to the contents. */}
          <CloseButton onClick={close} />
          {onBack && (
            <button type="button" className="icon-button" aria-label={MESSAGES.back} onClick={onBack}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M15 5l-7 7 7 7" />
              </svg>
            </button>
          )}
          <h2 id={titleId} className="dialog__title" tabIndex={-1}>
            {typeof title === 'string' ? <Phrases>{title}</Phrases> : title}
          </h2>
        </div>
        <div className="dialog__body">{children}</div>
      </div>
    </dialog>
  );
}

/** The element with the focus inside the shadow root. `document.activeElement` is only the root's host. */
function focusIn(element: HTMLElement): HTMLElement | null {
  const root = element.getRootNode() as ShadowRoot;
  return root.activeElement as HTMLElement | null;
}
