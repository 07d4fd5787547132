import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CtaBand } from './cta-band.tsx';
import { FloatingBanner } from './floating-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

interface PageProps {
  tone?: 'dark' | 'light';
  /** Shows where the page stands; `last` names it. Left out on the home page. */
  breadcrumbs?: boolean | { last?: string };
  /** The band above the footer. */
  cta?: boolean;
  banner?: boolean;
  children: ReactNode;
}

/** The frame of every page that is not a landing page: header, where one is, content, invitation, footer. */
export function Page({ tone = 'light', breadcrumbs = true, cta = true, banner = true, children }: PageProps) {
  return (
    <>
      <Header tone={tone} />
      {breadcrumbs && (
        <Breadcrumbs tone={tone} last={typeof breadcrumbs === 'object' ? breadcrumbs.last : undefined} />
      )}
      <main id="main">{children}</main>
      {cta && <CtaBand />}
      <Footer />
      {banner && <FloatingBanner />}
    </>
  );
}
