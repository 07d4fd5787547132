import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { TAG_MANAGER, TRUSTED_TYPES } from '#contract/page-policy.ts';
import { useSite } from '../settings/use-site.ts';
import { trustedTypesPolicy } from '../ui/trusted-types.ts';
import { usePageHandle } from './page-handle.ts';
import { useTagConsent } from './tag-consent.ts';

interface PageView {
  event: 'page_view';
  page_title: string;
  page_path: string;
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Pairs of title and path that were counted already (document 1, section 4: once per unique pair). */
const counted = new Set<string>();

function countPageView(path: string, name: string | undefined): void {
  const view: PageView = { event: 'page_view', page_title: name ?? document.title, page_path: path };
  const pair = JSON.stringify([view.page_title, view.page_path]);
  if (counted.has(pair)) return;
  counted.add(pair);
  window.dataLayer ??= [];
  window.dataLayer.push(view);
}

let loaded = false;

function load(id: string): void {
  if (loaded) return;
  loaded = true;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  const url = `${TAG_MANAGER}/gtm.js?id=${encodeURIComponent(id)}`;
  const policy = trustedTypesPolicy(TRUSTED_TYPES.tags, { createScriptURL: () => url });
  script.src = policy?.createScriptURL(url) ?? url;
  document.head.append(script);
}

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

/** Loads the tag manager once, after the visitor's consent if the operator requires it. Shows only the question. */
export function TagManager() {
  const { tagManagerId } = useSite().settings;
  const { asked, consent } = useTagConsent();
  const mayLoad = !asked || consent === 'given';
  useEffect(() => {
    if (!tagManagerId) {
      console.warn('No tag manager: TAG_MANAGER_ID is not set, page views are only queued.');
    } else if (mayLoad) load(tagManagerId);
  }, [tagManagerId, mayLoad]);
  if (!asked || consent !== 'unknown') return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}

/** Counts page views, error screens too. Renders nothing. */
export function PageViews() {
  const { pathname } = useLocation();
  const isError = Boolean(useRouteError());
  const { private: isPrivate, ...handle } = usePageHandle();
  const pageView = isError ? undefined : handle.pageView;
  useEffect(() => {
    // The title changes in the same commit as the path, so it is the new page's by now.
    if (!isPrivate) countPageView(pathname, pageView);
  }, [isPrivate, pathname, pageView]);
  return null;
}
