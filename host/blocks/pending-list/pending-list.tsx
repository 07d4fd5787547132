import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import styles from './pending-list.module.css';

/** A list that is dimmed while another page of it, or another search, is loading. */
export function PendingList({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  const isPending = next !== undefined && next.pathname === pathname && next.search !== search;
  return (
    <div className={isPending ? styles.pending : undefined} aria-busy={isPending}>
      {children}
    </div>
  );
}
