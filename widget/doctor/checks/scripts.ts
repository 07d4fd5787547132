import { preloadLines } from '#contract/embed/snippet.ts';
import { type Check, found } from '../finding.ts';

/** The files that a page names, by any host and version. */
export const ENTRY = /\/appraisal-form(-react)?\.js(\?|$)/;
export const FIRST_FILES = /\/(appraisal-form|form)(-react)?\.js(\?|$)/;

const SLOW_MS = 4000;

const scriptUrls = () => [...document.querySelectorAll('script')].map(({ src }) => src);

/** Checks that the page loads one script, and early. */
export const scripts: Check = ({ site }) => {
  const resources = performance.getEntriesByType('resource');
  const entries = [...new Set([...scriptUrls(), ...resources.map(({ name }) => name)])].filter((url) =>
    ENTRY.test(url),
  );
  const slow = resources.filter(({ name, duration }) => FIRST_FILES.test(name) && duration > SLOW_MS);
  return [
    ...(entries.length > 1 ? [found('script-versions', entries)] : []),
    ...slow.map(({ name, duration }) =>
      found('slow-script', name, Math.round(duration / 1000), preloadLines(site)),
    ),
  ];
};
