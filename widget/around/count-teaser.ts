import { TAG } from '#contract/embed/tag.ts';
import { TEST_FRAGMENT, TEST_KEPT_AS } from '#contract/embed/test-mode.ts';
import { countedPage } from '#contract/media/counted-page.ts';
import { FUNNEL_PATH, type TeaserStep } from '#contract/media/funnel.ts';
import { SCRIPT_ORIGIN } from '../base/script-origin.ts';
import { visitStorage } from '../visit/arrival.ts';

/** A visit in test mode counts nowhere. Its key may still be in the address. */
const isTest = (): boolean =>
  location.hash.includes(TEST_FRAGMENT) || Boolean(visitStorage()?.getItem(TEST_KEPT_AS));

/**
 * Tells the server that a teaser has appeared, and later that it was opened or closed: counts, and nothing about the
 * visitor (docs/decisions/0069-how-far-visitors-come.md).
 */
export function countTeaser(teaser: Element, opener: Element): void {
  const settingOf = (name: string) => opener.getAttribute(`data-${TAG}-${name}`) ?? '';
  if (settingOf('mode') === 'test' || isTest()) return;
  const tell = (step: TeaserStep) => {
    const query = new URLSearchParams({
      medium: settingOf('medium-uuid'),
      page: countedPage(location),
      category: settingOf('initial-category'),
      variant: settingOf('variant'),
      teaser: step,
    });
    navigator.sendBeacon?.(`${settingOf('api-base') || SCRIPT_ORIGIN}${FUNNEL_PATH}?${query}`);
  };
  tell('appeared');
  teaser.addEventListener('appraisal-form:open', () => tell('opened'), { once: true });
  teaser.addEventListener('appraisal-form:dismiss', () => tell('dismissed'), { once: true });
}
