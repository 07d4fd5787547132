import { useId, useState } from 'react';
import { MOST_PIECES, piecesOf, withPieces } from '../../goods/pieces.ts';
import { normaliseNumber } from '../../japanese/number.ts';
import { useActions } from '../use-form.ts';
import type { ItemToolsProps } from './item-tools-props.ts';
import { MESSAGES } from './messages.ts';

interface PieceCountProps extends ItemToolsProps {
  /** With the words for it, and the question whether it is a box of different things. */
  mixable?: boolean;
}

/** How many pieces an item is. One is the rule, so nothing is asked. */
export function PieceCount({ item, number, mixable = false }: PieceCountProps) {
  const { goods } = useActions();
  const { count, mixed } = piecesOf(item);
  const [typed, setTyped] = useState<string>();
  const [news, setNews] = useState('');
  const hint = useId();
  const set = (pieces: { count?: number; mixed?: boolean }) =>
    goods.change(item.id, (one) => withPieces(one, { ...piecesOf(one), ...pieces }));
  const step = (by: 1 | -1) => {
    set({ count: count + by });
    setNews(MESSAGES.said(count + by));
  };
  const write = (text: string) => {
    setTyped(text);
    const value = Number.parseInt(normaliseNumber(text), 10);
    if (value > 0) set({ count: value });
  };
  return (
    <div className="pieces" role="group" aria-label={MESSAGES.piecesOf(number)}>
      {mixable && <span aria-hidden="true">{MESSAGES.pieces}</span>}
      <span className="pieces__stepper">
        <Step label={MESSAGES.fewer} sign="−" disabled={count <= 1} onClick={() => step(-1)} />
        <input
          className="pieces__input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={MESSAGES.pieces}
          aria-describedby={mixable ? hint : undefined}
          value={typed ?? count}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
        />
        <Step label={MESSAGES.more} sign="＋" disabled={count >= MOST_PIECES} onClick={() => step(1)} />
      </span>
      {mixable && <span aria-hidden="true">{MESSAGES.unit}</span>}
      <span className="visually-hidden" role="status">
        {news}
      </span>
      {mixable && count > 1 && (
        <label className="pieces__mixed">
          <input
            type="checkbox"
            className="tile__input check-box"
            checked={mixed}
            onChange={(event) => set({ mixed: event.currentTarget.checked })}
          />
          {MESSAGES.mixed}
        </label>
      )}
      {mixable && count === 1 && (
        <p className="field__hint" id={hint}>
          {MESSAGES.piecesHint}
        </p>
      )}
    </div>
  );
}

interface StepProps {
  label: string;
  sign: string;
  disabled: boolean;
  onClick: () => void;
}

/** A button that has the focus stays one at the end of the range, so that the focus is not lost. */
function Step({ label, sign, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="pieces__step"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
