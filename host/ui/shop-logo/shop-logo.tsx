import { useState } from 'react';
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

/** A shop's logo, or a mark made of its name where there is none or it cannot be loaded. */
export function ShopLogo({ src, name, small }: ShopLogoProps) {
  const [failed, setFailed] = useState(false);
  // An image that failed before React started does not report its error again.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && !failed) setFailed(true);
  };
  if (!src || failed) return <Mark monogram={monogramOf(name)} small={small} />;
  return (
    <img
      className={classes(styles.logo, small && styles.small)}
      ref={check}
      src={src}
      alt={SHOP_LOGO.alt(name)}
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
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
function Mark({ monogram, small }: { monogram: Monogram; small: boolean | undefined }) {
  const { letter, branch, frame, ground } = monogram;
  return (
    <svg
      className={classes(styles.logo, GROUNDS[ground], small && styles.small)}
      viewBox={small ? '64 12 192 192' : '0 0 320 240'}
      aria-hidden="true"
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
