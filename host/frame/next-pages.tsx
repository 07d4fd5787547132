import { Inline } from './page-script/page-script.tsx';

/**
 * The browser loads the page of a link before the press, when a pointer rests on the link or a finger touches it, unless
 * it saves data. Browsers without speculation rules load it at the press.
 */
const RULES = {
  prefetch: [{ where: { selector_matches: 'a[data-page]:not([target])' }, eagerness: 'moderate' }],
};

export const NextPages = () => <Inline type="speculationrules" code={JSON.stringify(RULES)} />;
