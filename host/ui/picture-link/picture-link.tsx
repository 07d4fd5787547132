import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './picture-link.module.css';

/** A picture that leads to a page, with its subject's name below. */
export function PictureLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
      <span>{label}</span>
    </Link>
  );
}
