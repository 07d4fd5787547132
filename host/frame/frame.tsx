import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CtaBand } from './cta-band.tsx';
import { FloatingBanner } from './floating-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageHandle } from './page-handle.ts';
import { visitedPage } from './visited-page.ts';

/**
 * A link of the frame keeps the focus, because the frame stays; a link of the page before loses it to nothing. This
 * moves the focus to the new page, so that the keyboard continues at its start, unless the page has taken it already. A
 * visitor who has searched can go on typing.
 */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const page = visitedPage(location);
  const shown = useRef({ page, path: location.pathname });
  useEffect(() => {
    const before = shown.current;
    if (before.page === page) return;
    shown.current = { page, path: location.pathname };
    const focused = document.activeElement;
    const isInPage = main.current?.contains(focused) && focused !== main.current;
    const isKept = before.path === location.pathname ? focused?.closest('form') : isInPage;
    if (!isKept) main.current?.focus({ preventScroll: true });
  }, [page, location.pathname]);
  return main;
}

/** Header, breadcrumbs, footer and banner stay while pages change; the `handle` of each page defines their look. */
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
