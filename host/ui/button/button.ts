import { classes } from '../classes.ts';
import styles from './button.module.css';

const LOOKS = { gold: styles.gold, ink: styles.ink, line: styles.line };

/** For links and buttons alike. `line` is an outline in the colour of the text around it. */
export const buttonClass = (look: keyof typeof LOOKS, size: 'normal' | 'small' = 'normal'): string =>
  classes(styles.button, LOOKS[look], size === 'small' && styles.small);
