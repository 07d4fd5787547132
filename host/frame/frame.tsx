import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CtaBand } from './cta-band.tsx';
import { FloatingBanner } from './floating-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageHandle } from './page-handle.ts';

/**
 * After a click on a link of the frame, the link keeps the focus, because the frame stays. This moves the focus to the
 * new page, so that the keyboard continues at its start.
 */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    const isInFrame = focused && focused !== document.body && !main.current?.contains(focused);
    if (isInFrame) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Header, breadcrumbs, footer and banner stay while pages change; each page says by its `handle` how they look. */
export default function Frame() {
  const { tone, header, breadcrumbs, cta, footer, banner } = usePageHandle();
  const main = useFocusOnNewPage();
  return (
    <>
      <Header tone={tone} variant={header} />
      {breadcrumbs && <Breadcrumbs tone={tone} />}
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      {cta && <CtaBand />}
      <Footer reduced={footer === 'reduced'} />
      {banner !== 'none' && <FloatingBanner variant={banner} />}
    </>
  );
}
