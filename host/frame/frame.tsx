import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ON_SERVER } from '../ui/on-server.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CtaBand } from './cta-band.tsx';
import { FloatingBanner } from './floating-banner.tsx';
import { Footer, FooterLine } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Main, mainElement } from './main.tsx';
import { usePageHandle } from './page-handle.ts';
import { visitedPage } from './visited-page.ts';

/**
 * A link of the frame keeps the focus, because the frame stays; a link of the page before loses it to nothing. This
 * moves the focus to the new page, so that the keyboard continues at its start, unless the page has taken it already. A
 * visitor who has searched can go on typing.
 */
function useFocusOnNewPage() {
  const location = useLocation();
  const page = visitedPage(location);
  const lastPage = useRef({ page, path: location.pathname });
  useEffect(() => {
    const before = lastPage.current;
    if (before.page === page) return;
    lastPage.current = { page, path: location.pathname };
    const main = mainElement();
    const active = document.activeElement;
    const isInPage = main?.contains(active) && active !== main;
    const isKept = before.path === location.pathname ? active?.closest('form') : isInPage;
    if (!isKept) main?.focus({ preventScroll: true });
  }, [page, location.pathname]);
}

/** Header, breadcrumbs, footer and banner are the server's; the `handle` of each page defines their look. */
export default function Frame() {
  const { tone, header, breadcrumbs, cta, footer, banner, paged, languages } = usePageHandle();
  useFocusOnNewPage();
  return (
    <>
      {ON_SERVER && <Header tone={tone} variant={header} />}
      {ON_SERVER && languages && <LanguageSwitch />}
      {ON_SERVER && breadcrumbs && <Breadcrumbs tone={tone} />}
      <Main isPaged={paged}>
        <Outlet />
      </Main>
      {ON_SERVER && cta && <CtaBand />}
      {ON_SERVER && (footer === 'line' ? <FooterLine /> : <Footer reduced={footer === 'reduced'} />)}
      {ON_SERVER && banner !== 'none' && <FloatingBanner variant={banner} />}
    </>
  );
}
