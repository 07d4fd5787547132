import { isComposing } from '../keep-composing.ts';
import { MESSAGES } from './messages.ts';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Called for Enter with a query. */
  onEnter: () => void;
}

export function SearchBox({ value, onChange, onEnter }: SearchBoxProps) {
  return (
    <div className="search">
      <svg className="search__icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="11" cy="11" r="6.5" />
        <path d="M16 16l4.5 4.5" />
      </svg>
      <input
        type="search"
        className="input search__input"
        placeholder={MESSAGES.search}
        aria-label={MESSAGES.search}
        autoComplete="off"
        enterKeyHint="go"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !value.trim() || isComposing(event.nativeEvent)) return;
          // Otherwise the same key would also send the text box that can follow.
          event.preventDefault();
          onEnter();
        }}
      />
    </div>
  );
}
