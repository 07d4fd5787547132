import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './pause-button.module.css';

interface PauseButtonProps {
  playing: boolean;
  /** The button's name while it plays and while it is paused. */
  words: { pause: string; play: string };
  onToggle: () => void;
  className?: string | undefined;
}

/** Everything that moves by itself for more than five seconds can be stopped (WCAG 2.2.2). */
export function PauseButton({ playing, words, onToggle, className }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.button, className, 'not-printed')}
      aria-label={playing ? words.pause : words.play}
      onClick={onToggle}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}
