import type { ReactNode } from 'react';
import {
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
import { RestoreScroll } from './frame/restore-scroll.tsx';
import { TagManager } from './frame/tag-manager.tsx';
import { useSmoothScroll } from './frame/use-smooth-scroll.ts';
import { siteContext } from './settings/context.ts';
import type { RootData } from './settings/root-data.ts';
import './frame/styles/site.css';

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  const { settings } = context.get(siteContext);
  return { settings, origin: settings.siteUrl || new URL(request.url).origin };
}

/** Settings do not change during a visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#1D1A14" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/pictures/vector/marks/icons/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/pictures/app-icon-180.png" />
        <Meta />
        <Links />
      </head>
      <body>
        {site && !site.settings.operator && <DemoRibbon />}
        {children}
        <RestoreScroll />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useSmoothScroll();
  return (
    <>
      <TagManager />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
