import { COMMON } from '../messages.ts';

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
}

export function SearchBox({ value, onChange }: SearchBoxProps) {
  return (
    <div className="search">
      <input
        type="search"
        className="input search__input"
        placeholder={COMMON.search}
        aria-label={COMMON.search}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
