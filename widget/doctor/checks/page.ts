import { pageHeader } from '../../base/page-bars.ts';
import { type Check, found } from '../finding.ts';

const hasViewport = () => Boolean(document.querySelector('meta[name=viewport i]')) || window.top !== window;

const isSecure = () => window.isSecureContext && typeof globalThis.crypto?.randomUUID === 'function';

/** Checks that the page around the form is ready for it. */
export const page: Check = ({ form }) => {
  const header = Math.round(pageHeader(form));
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return [
    ...(hasViewport() ? [] : [found('no-viewport')]),
    ...(isSecure() ? [] : [found('insecure-page')]),
    ...(header > padding ? [found('page-header', header)] : []),
  ];
};
