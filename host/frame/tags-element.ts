import { TAG_MANAGER, TRUSTED_TYPES } from '#contract/site/page-policy.ts';
import { defineElement } from '../ui/page-element/define.ts';
import { trustedTypesPolicy } from '../ui/trusted-types.ts';
import { countPageView } from './page-views.ts';
import { consentOf, onConsent, showConsent } from './tag-consent.ts';

function load(id: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  const url = `${TAG_MANAGER}/gtm.js?id=${encodeURIComponent(id)}`;
  const policy = trustedTypesPolicy(TRUSTED_TYPES.tags, { createScriptURL: () => url });
  script.src = policy?.createScriptURL(url) ?? url;
  document.head.append(script);
}

/** Counts the page view and loads the tag manager once, after the visitor's consent if the operator requires it. */
function start(tags: HTMLElement): () => void {
  const { container, pageView } = tags.dataset;
  const mustAsk = tags.hasAttribute('data-asks');
  const banner = tags.querySelector<HTMLElement>('section');
  let isLoaded = false;
  countPageView(pageView);
  const look = () => {
    const consent = consentOf();
    if (banner) banner.hidden = consent !== 'unknown';
    showConsent();
    if (!container || isLoaded || (mustAsk && consent !== 'given')) return;
    isLoaded = true;
    load(container);
  };
  if (!container) console.warn('No tag manager: TAG_MANAGER_ID is not set, page views are only queued.');
  look();
  return onConsent(look);
}

/** Page views and tags (tags.tsx). */
export const defineTags = () => defineElement('site-tags', start);
