import { memo, useMemo } from 'react';
import { translated } from '#contract/language/words.ts';
import type { Option } from '../../goods/catalogue-options.ts';
import { nameParts } from '../../goods/name-parts.ts';
import { Phrases } from '../phrases/phrases.tsx';

interface OptionsProps {
  options: readonly Option[];
  /** How many of them are on the screen so far. */
  limit?: number;
  chosen: string;
  /** The entries that are taken so far, if several are taken one after the other. */
  taken?: ReadonlySet<string> | undefined;
  onChoose: (option: Option) => void;
}

/** One entry of several is pressed or not; of one answer, it is the current one. */
const stateOf = ({ name, below }: Option, { chosen, taken }: Pick<OptionsProps, 'chosen' | 'taken'>) =>
  taken
    ? { 'aria-pressed': !below && taken.has(name) }
    : { 'aria-current': (!below && name === chosen) || undefined };

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

const Rows = memo(function Rows({ options, onChoose, ...now }: OptionsProps) {
  const height = `auto calc(${options.length} * ${ROW_HEIGHT})`;
  return (
    <ul className="rows__piece" style={{ containIntrinsicBlockSize: height }}>
      {options.map((option) => (
        <li key={keyOf(option)}>
          <button type="button" className="row" {...stateOf(option, now)} onClick={() => onChoose(option)}>
            {option.below ? (
              <>
                <span className="row__main">{translated(option.name)}</span>
                <span className="row__note">{option.below.name}</span>
              </>
            ) : (
              translated(option.name)
            )}
          </button>
        </li>
      ))}
    </ul>
  );
});

/** Entries below each other. */
export function OptionRows({ options, limit = options.length, ...props }: OptionsProps) {
  const pieces = usePieces(options, limit);
  return (
    <div className="rows">
      {pieces.map((piece) => (
        <Rows key={piece[0] && keyOf(piece[0])} options={piece} {...props} />
      ))}
    </div>
  );
}

const Tiles = memo(function Tiles({ options, onChoose, ...now }: OptionsProps) {
  return options.map((option) => {
    const [main, reading] = nameParts(translated(option.name));
    return (
      <li key={option.name}>
        <button type="button" className="brand" {...stateOf(option, now)} onClick={() => onChoose(option)}>
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
export function OptionTiles({ options, limit = options.length, ...props }: OptionsProps) {
  const pieces = usePieces(options, limit);
  return (
    <ul className="brands">
      {pieces.map((piece) => (
        <Tiles key={piece[0]?.name} options={piece} {...props} />
      ))}
    </ul>
  );
}
