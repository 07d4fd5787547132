import { Icon } from '../../ui/icon/icon.tsx';
import parts from './shared.module.css';

/** Confirms an act. */
export const DoneNotice = ({ children }: { children: string }) => (
  <p className={parts.done} role="status">
    <Icon name="check" />
    {children}
  </p>
);
