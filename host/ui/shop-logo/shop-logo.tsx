import { classes } from '../classes.ts';
import { SHOP_LOGO } from './messages.ts';
import { type Monogram, monogramOf } from './monogram.ts';
import styles from './shop-logo.module.css';

interface ShopLogoProps {
  src: string;
  name: string;
  /** Square, and too small for the name of the branch. */
  small?: boolean;
}

/** A shop's logo, or a mark made of its name where there is none or it cannot be loaded (missing-logos.ts). */
export function ShopLogo({ src, name, small }: ShopLogoProps) {
  const mark = <Mark monogram={monogramOf(name)} small={small} hidden={Boolean(src)} />;
  if (!src) return mark;
  return (
    <>
      <img
        className={classes(styles.logo, small && styles.small)}
        data-shop-logo
        src={src}
        alt={SHOP_LOGO.alt(name)}
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
      />
      {mark}
    </>
  );
}

const GROUNDS = [styles.sand, styles.ivory, styles.pale, styles.ink];

/** One for each frame: ring, square on its corner, arch, two rings. */
const FRAME_PATHS = [
  'M160 36a72 72 0 1 1 0 144 72 72 0 0 1 0-144Z',
  'M160 26l82 82-82 82-82-82Z',
  'M94 182v-76a66 66 0 0 1 132 0v76Z',
  'M160 32a76 76 0 1 1 0 152 76 76 0 0 1 0-152ZM160 42a66 66 0 1 1 0 132 66 66 0 0 1 0-132Z',
];

/** The name stands beside it, so it is silent. */
interface MarkProps {
  monogram: Monogram;
  small: boolean | undefined;
  hidden: boolean;
}

function Mark({ monogram, small, hidden }: MarkProps) {
  const { letter, branch, frame, ground } = monogram;
  return (
    <svg
      className={classes(styles.logo, GROUNDS[ground], small && styles.small)}
      viewBox={small ? '64 12 192 192' : branch ? '0 0 320 240' : '0 -12 320 240'}
      aria-hidden="true"
      // The types of React have it for HTML only.
      {...(hidden && { hidden: true })}
    >
      <path className={styles.frame} d={FRAME_PATHS[frame]} />
      <text className={styles.letter} x="160" y="134">
        {letter}
      </text>
      {!small && (
        <text className={styles.branch} x="160" y="222">
          {branch}
        </text>
      )}
    </svg>
  );
}
