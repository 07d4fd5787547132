import { Icon } from '../../ui/icon/icon.tsx';
import styles from './desk.module.css';

/** Confirms an act. */
export const Done = ({ children }: { children: string }) => (
  <p className={styles.done} role="status">
    <Icon name="check" />
    {children}
  </p>
);
