import type { ReactNode } from 'react';
import {
  href,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { DemoRibbon } from './frame/demo-ribbon.tsx';
import { ErrorScreen } from './frame/error-screen.tsx';
import { pageLabel } from './frame/labels.ts';
import { NavigationStatus } from './frame/navigation-status.tsx';
import { usePageHandle } from './frame/page-handle.ts';
import { Prefetch } from './frame/prefetch.tsx';
import { RestoreScroll } from './frame/restore-scroll.tsx';
import { PageViews, TagManager } from './frame/tag-manager.tsx';
import { useFollowLinks } from './frame/use-follow-links.ts';
import { useOpenForPrint } from './frame/use-open-for-print.ts';
import { useRetry } from './frame/use-retry.ts';
import { useSmoothScroll } from './frame/use-smooth-scroll.ts';
import { siteContext } from './settings/context.ts';
import type { RootData } from './settings/root-data.ts';
import { SiteContext } from './settings/use-site.ts';
import { useEarlyPress } from './ui/early-presses.ts';
import './frame/styles/site.css';

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  const { settings } = context.get(siteContext);
  return { settings, origin: settings.siteUrl || new URL(request.url).origin };
}

/** Settings do not change during a visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  // The error screen has its own title and directives for search engines.
  const isShown = !useRouteError();
  useFollowLinks();
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#1D1A14" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/pictures/vector/marks/icons/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/pictures/app-icon-180.png" />
        {site && (
          <link
            rel="alternate"
            type="application/rss+xml"
            href={href('/column/feed.xml')}
            title={`${pageLabel('column')} | ${site.settings.productName}`}
          />
        )}
        {isShown && <Meta />}
        <Links />
      </head>
      <body>
        {site && !site.settings.operator && <DemoRibbon />}
        <SiteContext value={site}>{children}</SiteContext>
        <NavigationStatus />
        <RestoreScroll />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useSmoothScroll();
  useOpenForPrint();
  useRetry();
  useEarlyPress();
  const { private: isPrivate } = usePageHandle();
  return (
    <>
      {!isPrivate && (
        <>
          <TagManager />
          <PageViews />
          {/* The links of a private page load the next one as a new document. */}
          <Prefetch />
        </>
      )}
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageViews />
      <ErrorScreen error={useRouteError()} />
    </>
  );
}
