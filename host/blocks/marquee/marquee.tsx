import { useState } from 'react';
import type { Drawing } from '#art/picture.ts';
import { ArtDrawing } from '#host/ui/art-picture/art-picture.tsx';
import { classes } from '#host/ui/classes.ts';
import { PauseButton } from '#host/ui/pause-button/pause-button.tsx';
import styles from './marquee.module.css';
import { MARQUEE } from './messages.ts';

const DISTANCES = { partners: styles.partners, media: styles.media };

interface MarqueeProps {
  label: string;
  drawings: readonly Drawing[];
  /** The length of one round: 2912 px for fourteen logos, 1904 px for the media (document 1, section 9). */
  distance: 'partners' | 'media';
  showLabel?: boolean;
}

/** A row of logos that moves endlessly. It is there twice, the second time hidden from screen readers. */
export function Marquee({ label, drawings, distance, showLabel = false }: MarqueeProps) {
  const [playing, setPlaying] = useState(true);
  const row = (hidden: boolean) => (
    <ul className={styles.row} aria-hidden={hidden || undefined}>
      {drawings.map((drawing) => (
        <li key={drawing.name}>
          <ArtDrawing drawing={drawing} decorative={hidden} />
        </li>
      ))}
    </ul>
  );
  return (
    <section
      className={classes(styles.marquee, DISTANCES[distance], !playing && styles.still)}
      aria-label={label}
    >
      {showLabel && <p className={styles.label}>{label}</p>}
      <div>
        <div className={styles.track}>
          {row(false)}
          {row(true)}
        </div>
      </div>
      <PauseButton
        className={styles.pause}
        playing={playing}
        words={MARQUEE}
        onToggle={() => setPlaying(!playing)}
      />
    </section>
  );
}
