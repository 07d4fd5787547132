import { themeOf } from '#contract/embed/themes.ts';
import { useTheme } from '../use-form.ts';

interface SubmitButtonProps {
  label: string;
  /** A small mark beside the label, such as 無料. */
  badge?: string | undefined;
  busy?: boolean;
  type?: 'button' | 'submit';
  onClick?: () => void;
}

/**
 * The main button of a step. Where the theme wants a picture, it is drawn here: a file could be blocked by the
 * content security policy of a partner's page.
 */
export function SubmitButton({ label, badge, busy = false, type = 'button', onClick }: SubmitButtonProps) {
  const picture = themeOf(useTheme()).submit === 'picture';
  return (
    <button
      type={type}
      className={picture ? 'button picture-button' : 'button button--primary button--main'}
      part="submit"
      // Not `disabled`, which would lose the focus.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {picture && <ButtonPicture />}
      {badge && <span className="button__badge">{badge}</span>}
      <span className="button__label">{label}</span>
    </button>
  );
}

/** Gives the main button of a step the focus, if the focused element is gone. */
export function focusMainButton(root: ShadowRoot): void {
  root.querySelector<HTMLElement>('[part=submit]')?.focus({ preventScroll: true });
}

/** A gold plate with a fine line inside. Its colours are in the style file. */
function ButtonPicture() {
  return (
    <svg className="picture-button__art" viewBox="0 0 360 72" preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id="plate" x2="0" y2="1">
        <stop />
        <stop offset=".48" />
        <stop offset="1" />
      </linearGradient>
      <rect width="360" height="72" fill="url(#plate)" />
      <rect x="3" y="5" width="354" height="62" rx="1" />
    </svg>
  );
}
