import type { ReactNode } from 'react';
import { Phrases } from '../../../ui/phrases/phrases.tsx';
import styles from './door.module.css';

interface DoorProps {
  title: string;
  text: string;
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** A page before somebody is signed in. */
export const Door = ({ title, text, role, children }: DoorProps) => (
  <main id="main" className={styles.door} tabIndex={-1}>
    <div role={role}>
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
      <p>
        <Phrases>{text}</Phrases>
      </p>
    </div>
    {children}
  </main>
);
