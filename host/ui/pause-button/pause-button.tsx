import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './pause-button.module.css';

interface PauseButtonProps {
  /** The button's name while it plays and while it is paused. */
  words: { pause: string; play: string };
  /** Not shown until something moves. */
  hidden?: boolean;
  className?: string | undefined;
}

/** Everything that moves by itself for more than five seconds can be stopped (WCAG 2.2.2): see pausing.ts. */
export function PauseButton({ words, hidden, className }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.button, className, 'not-printed')}
      aria-label={words.pause}
      data-pause={words.pause}
      data-play={words.play}
      hidden={hidden}
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  );
}
