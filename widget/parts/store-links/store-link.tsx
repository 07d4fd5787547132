import type { ReactNode } from 'react';
import { COMMON } from '../messages.ts';
import { NewTabIcon } from '../new-tab-icon/new-tab-icon.tsx';

interface StoreLinkProps {
  url: string;
  className: string;
  children: ReactNode;
}

export function StoreLink({ url, className, children }: StoreLinkProps) {
  return (
    <a className={className} href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabIcon />
      <span className="visually-hidden">{COMMON.newTab}</span>
    </a>
  );
}
