import type { Drawing } from '#contract/site/picture.ts';
import { ArtDrawing } from '../../ui/art-picture/art-picture.tsx';
import { classes } from '../../ui/classes.ts';
import { ExampleMark } from '../../ui/example-mark/example-mark.tsx';
import { PauseButton } from '../../ui/pause-button/pause-button.tsx';
import styles from './marquee.module.css';
import { MARQUEE } from './messages.ts';

interface MarqueeProps {
  label: string;
  drawings: readonly Drawing[];
  /** The logos are made up. */
  example?: boolean;
  /** Logos stand close together, pictures each in a place of its own. */
  look?: 'logos' | 'pictures';
}

/** A row of logos that moves endlessly. It is there twice, the second time hidden from screen readers. */
export function Marquee({ label, drawings, example, look = 'logos' }: MarqueeProps) {
  const row = (isHidden: boolean) => (
    <ul className={styles.row} aria-hidden={isHidden || undefined}>
      {drawings.map((drawing) => (
        <li key={drawing.name}>
          <ArtDrawing drawing={drawing} decorative={isHidden} />
        </li>
      ))}
    </ul>
  );
  return (
    <section
      className={classes('not-printed', styles.marquee, look === 'pictures' && styles.pictures)}
      aria-label={label}
    >
      {example && (
        <p className={styles.example}>
          <ExampleMark />
        </p>
      )}
      <PauseButton className={styles.pause} words={MARQUEE} />
      <div>
        <div className={styles.track}>
          {row(false)}
          {row(true)}
        </div>
      </div>
    </section>
  );
}
