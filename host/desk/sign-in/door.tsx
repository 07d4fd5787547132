import type { ReactNode } from 'react';
import { Main } from '../../frame/main.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './door.module.css';

interface DoorProps {
  title: string;
  text: string;
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** A page before somebody is signed in. */
export const Door = ({ title, text, role, children }: DoorProps) => (
  <Main className={styles.door}>
    <div role={role}>
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
      <p>
        <Phrases>{text}</Phrases>
      </p>
    </div>
    {children}
  </Main>
);
