import type { ReactNode } from 'react';
import { ON_SERVER } from '../ui/on-server.ts';

interface MainProps {
  className?: string | undefined;
  /** A list, whose address in the browser names its page (first-page.ts). */
  isPaged?: boolean | undefined;
  children: ReactNode;
}

/**
 * The part of a page between its header and its footer. In the browser React takes over what stands in it, and nothing
 * around it (page-script/hydrate.tsx).
 */
export const Main = ({ className, isPaged, children }: MainProps) =>
  ON_SERVER ? (
    <main id="main" className={className} data-paged={isPaged || undefined} tabIndex={-1}>
      {children}
    </main>
  ) : (
    children
  );

/** The element of the server, in the browser. */
export const mainElement = () => document.querySelector<HTMLElement>('#main');
