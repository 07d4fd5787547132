import { memo, useMemo } from 'react';
import type { Option } from '../../goods/catalogue-options.ts';
import { nameParts } from '../../goods/name-parts.ts';
import { Phrases } from '../phrases/phrases.tsx';

interface OptionsProps {
  options: readonly Option[];
  /** How many of them are on the screen so far. */
  limit?: number;
  chosen: string;
  onChoose: (option: Option) => void;
}

/** Long lists are rendered in pieces of this length; pieces that are already there are not rendered again. */
const PIECE = 40;

/** The height of a row of one line (picker.css): the space that is reserved for rows out of sight. */
const ROW_HEIGHT = 'max(53px, 1.5em + 25px)';

const keyOf = ({ name, below }: Option) => (below ? `${name}\n${below.name}` : name);

function piecesOf(options: readonly Option[]): readonly (readonly Option[])[] {
  const pieces: (readonly Option[])[] = [];
  for (let from = 0; from < options.length; from += PIECE) pieces.push(options.slice(from, from + PIECE));
  return pieces;
}

function usePieces(options: readonly Option[], limit: number) {
  const pieces = useMemo(() => piecesOf(options), [options]);
  return pieces.slice(0, Math.ceil(limit / PIECE));
}

const Rows = memo(function Rows({ options, chosen, onChoose }: OptionsProps) {
  const height = `auto calc(${options.length} * ${ROW_HEIGHT})`;
  return (
    <ul className="rows__piece" style={{ containIntrinsicBlockSize: height }}>
      {options.map((option) => (
        <li key={keyOf(option)}>
          <button
            type="button"
            className="row"
            aria-current={(!option.below && option.name === chosen) || undefined}
            onClick={() => onChoose(option)}
          >
            {option.below ? (
              <>
                <span className="row__main">{option.name}</span>
                <span className="row__note">{option.below.name}</span>
              </>
            ) : (
              option.name
            )}
          </button>
        </li>
      ))}
    </ul>
  );
});

/** Entries below each other. */
export function OptionRows({ options, limit = options.length, chosen, onChoose }: OptionsProps) {
  const pieces = usePieces(options, limit);
  return (
    <div className="rows">
      {pieces.map((piece) => (
        <Rows key={piece[0] && keyOf(piece[0])} options={piece} chosen={chosen} onChoose={onChoose} />
      ))}
    </div>
  );
}

const Tiles = memo(function Tiles({ options, chosen, onChoose }: OptionsProps) {
  return options.map((option) => {
    const [main, reading] = nameParts(option.name);
    return (
      <li key={option.name}>
        <button
          type="button"
          className="brand"
          aria-current={option.name === chosen || undefined}
          onClick={() => onChoose(option)}
        >
          {option.image && <img className="brand__image" src={option.image} alt="" loading="lazy" />}
          <span className="brand__name">{main}</span>
          {reading && (
            <span className="brand__reading">
              <Phrases>{reading}</Phrases>
            </span>
          )}
        </button>
      </li>
    );
  });
});

/** Entries side by side, with their picture where there is one. */
export function OptionTiles({ options, limit = options.length, chosen, onChoose }: OptionsProps) {
  const pieces = usePieces(options, limit);
  return (
    <ul className="brands">
      {pieces.map((piece) => (
        <Tiles key={piece[0]?.name} options={piece} chosen={chosen} onChoose={onChoose} />
      ))}
    </ul>
  );
}
