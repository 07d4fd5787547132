import { type ReactNode, use, useContext, useEffect } from 'react';
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
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { OWN_LANGUAGE } from '#contract/language/languages.ts';
import { spokenLanguage } from '#contract/language/words.ts';
import { withClaims } from '#contract/site/claims.ts';
import { claimsWithoutShops } from './blocks/claims/made-claims.server.ts';
import { DemoRibbon } from './frame/demo-ribbon.tsx';
import { ErrorScreen } from './frame/error-screen.tsx';
import { FromTheTop } from './frame/from-the-top.tsx';
import { pageLabel } from './frame/labels.ts';
import { BANNER, CTA } from './frame/messages.ts';
import { NavigationStatus } from './frame/navigation-status.tsx';
import { NextPages } from './frame/next-pages.tsx';
import { usePageHandle } from './frame/page-handle.ts';
import { ComparisonContext } from './frame/page-script/comparing.ts';
import { AWAKE } from './frame/page-script/held.ts';
import { EarlyPressRecorder, PageScript } from './frame/page-script/page-script.tsx';

import { Tags } from './frame/tags.tsx';
import { useFollowLinks } from './frame/use-follow-links.ts';
import { absentPages } from './settings/absent-pages.ts';
import { siteContext } from './settings/context.ts';
import type { RootData } from './settings/root-data.ts';
import { SiteContext } from './settings/use-site.ts';
import { ON_SERVER } from './ui/on-server.ts';
import { useServerHtml } from './ui/use-server-html.ts';
import './frame/styles/site.css';

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  const site = context.get(siteContext);
  const { settings } = site;
  return {
    settings,
    origin: settings.siteUrl || new URL(request.url).origin,
    absent: absentPages(site),
    banner: withClaims(BANNER.text, claimsWithoutShops(site)),
    invitation: withClaims(CTA.text, claimsWithoutShops(site)),
  };
}

/** Settings do not change during a visit. */
export const shouldRevalidate = () => false;

/** The end of a page in the browser. Works once React has taken the page over. */
function Awake() {
  const comparison = useContext(ComparisonContext);
  const isAsSent = useServerHtml();
  if (comparison) {
    comparison.end(isAsSent);
    use(comparison.never);
  }
  useFollowLinks();
  useEffect(() => void dispatchEvent(new Event(AWAKE)), []);
  return (
    <>
      <NavigationStatus />
      <FromTheTop />
    </>
  );
}

/** Each part stands where it does in the body of the server, because React makes the ids of fields of that. */
const InBrowser = ({ page }: { page: ReactNode }) => (
  <>
    {null}
    {page}
    {null}
    <Awake />
    {null}
  </>
);

/** The document. In the browser React has the page that stands in its `<main>`. */
export function Layout({ children }: { children: ReactNode }) {
  const isDoor = usePageHandle().private === 'door';
  return isDoor ? <DoorDocument>{children}</DoorDocument> : <SiteDocument>{children}</SiteDocument>;
}

/** Loads nothing: no file, no script, and no icon, which browsers look for unless the page has one. */
function DoorDocument({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const isShown = !useRouteError();
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" href="data:," />
        {isShown && <Meta />}
      </head>
      <body>
        {site && !site.settings.operator && <DemoRibbon />}
        <SiteContext value={site}>{children}</SiteContext>
      </body>
    </html>
  );
}

function SiteDocument({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  // The error screen has its own title and directives for search engines.
  const isShown = !useRouteError();
  const { live, private: privacy } = usePageHandle();
  const page = <SiteContext value={site}>{children}</SiteContext>;
  if (!ON_SERVER)
    return (
      <>
        {isShown && <Meta />}
        <InBrowser page={page} />
      </>
    );
  return (
    <html lang={spokenLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#1D1A14" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/pictures/vector/marks/icons/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`${privacy === 'desk' ? DESK_PAGES.home : ''}/manifest.webmanifest`} />
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
        <EarlyPressRecorder />
        {/* Nobody else learns the address of a private page, and its links are few. */}
        {!privacy && <NextPages />}
      </head>
      <body>
        {site && !site.settings.operator && <DemoRibbon />}
        {page}
        {site && !privacy && spokenLanguage() === OWN_LANGUAGE && (
          <SiteContext value={site}>
            <Tags isError={!isShown} />
          </SiteContext>
        )}
        {live && <Scripts />}
        <PageScript />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
