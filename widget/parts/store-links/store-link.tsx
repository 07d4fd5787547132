import type { ReactNode } from 'react';
import { NewTabIcon } from '../new-tab-icon/new-tab-icon.tsx';
import { THANKS } from '../thanks-step/messages.ts';

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
      <span className="visually-hidden">（{THANKS.newTab}）</span>
    </a>
  );
}
