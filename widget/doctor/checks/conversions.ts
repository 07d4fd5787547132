import { TAG } from '#contract/embed/element.ts';
import { type Check, found } from '../finding.ts';
import { formsOfPage } from '../forms.ts';

const EVENT = `${TAG}:complete`;

/** The page's own scripts that count sent requests. Scripts of other files cannot be read. */
const countingScripts = () =>
  [...document.querySelectorAll('script')]
    .map(({ textContent }) => textContent ?? '')
    .filter((code) => code.includes(EVENT));

/** Checks that each request is counted once. */
export const conversions: Check = ({ settings }) => {
  const scripts = countingScripts();
  const pushes = settings.dataLayer !== 'none' && (settings.dataLayer === 'create' || 'dataLayer' in window);
  const forms = formsOfPage().length;
  return [
    ...(pushes && scripts.length > 0 ? [found('counted-twice', 'dataLayer')] : []),
    ...(new Set(scripts).size < scripts.length ? [found('counted-twice', 'script')] : []),
    ...(forms > 1 ? [found('several-forms', forms)] : []),
  ];
};
