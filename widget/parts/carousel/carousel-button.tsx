interface CarouselButtonProps {
  to: 'previous' | 'next';
  label: string;
  disabled: boolean;
  onPress: () => void;
}

const ARROWS = { previous: 'M14.5 5l-7 7 7 7', next: 'M9.5 5l7 7-7 7' } as const;

/** Stays focusable at both ends: a button that becomes `disabled` while it has the focus loses it. */
export function CarouselButton({ to, label, disabled, onPress }: CarouselButtonProps) {
  return (
    <button
      type="button"
      className="carousel__button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ARROWS[to]} />
      </svg>
    </button>
  );
}
