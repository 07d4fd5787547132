import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { watchSize } from '../../base/watch-size.ts';
import { CloseButton } from '../dialog/close-button.tsx';
import { useBack } from '../dialog/use-back.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useRoot } from '../use-form.ts';

/** The parts that the sheet must not cover: the first shop, and everything above it. */
const NEVER_COVERED = '.shop-list__item, .shop-list__none';

/**
 * Tells the styles where the sheet may begin, and how much it covers at the end. The sheet sticks to the lower edge of
 * the screen, but only below the first shop.
 */
function useRoomBelowFirstShop(track: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const own = track.current;
    const step = own?.closest<HTMLElement>('.thanks');
    const first = step?.querySelector(NEVER_COVERED);
    const sheet = own?.firstElementChild;
    if (!own || !step || !first || !sheet) return;
    const place = () => {
      const above = first.getBoundingClientRect().bottom - step.getBoundingClientRect().top;
      own.style.setProperty('top', `${above}px`);
      step.style.setProperty('--af-survey-height', `${sheet.getBoundingClientRect().height}px`);
    };
    const unwatch = watchSize([step, first, sheet], place);
    return () => {
      unwatch();
      step.style.removeProperty('--af-survey-height');
    };
  }, [track]);
}

/** Esc closes the sheet from anywhere in the form, unless a dialog is open in front of it. */
function useEscape(close: () => void): void {
  const root = useRoot();
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    const onKey = (event: Event) => {
      const { key, isComposing } = event as KeyboardEvent;
      if (key === 'Escape' && !isComposing && !root.querySelector('dialog[open]')) latest.current();
    };
    root.addEventListener('keydown', onKey);
    return () => root.removeEventListener('keydown', onKey);
  }, [root]);
}

interface SurveySheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A survey at the lower edge of the screen. It is not modal and takes no focus: the seller reads the thanks and calls
 * shops while it is open.
 */
export function SurveySheet({ title, onClose, children }: SurveySheetProps) {
  const track = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useRoomBelowFirstShop(track);
  useEscape(onClose);
  // Otherwise the Back that is meant for the sheet would take the thanks away for good.
  useBack(onClose);
  return (
    <div ref={track} className="survey-track">
      <div className="survey-sheet" role="dialog" part="dialog" aria-labelledby={titleId}>
        <div className="survey-sheet__header">
          <h2 id={titleId} className="survey-sheet__title">
            <Phrases>{title}</Phrases>
          </h2>
          <CloseButton onClick={onClose} />
        </div>
        {children}
      </div>
    </div>
  );
}
