import { memo } from 'react';
import { nameParts, type Option } from '../../form/catalogue-options.ts';

interface OptionsProps {
  options: readonly Option[];
  chosen: string;
  onChoose: (option: Option) => void;
}

/** Entries below each other. */
export const OptionRows = memo(function OptionRows({ options, chosen, onChoose }: OptionsProps) {
  return (
    <ul className="rows">
      {options.map((option) => (
        <li key={option.name}>
          <button
            type="button"
            className="row"
            aria-current={option.name === chosen || undefined}
            onClick={() => onChoose(option)}
          >
            {option.name}
          </button>
        </li>
      ))}
    </ul>
  );
});

/** Entries side by side, with their picture where there is one. */
export const OptionTiles = memo(function OptionTiles({ options, chosen, onChoose }: OptionsProps) {
  return (
    <ul className="brands">
      {options.map((option) => {
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
              {reading && <span className="brand__reading">{reading}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
});
