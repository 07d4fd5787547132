import { CATEGORY_KEYS, slugOf } from '#contract/goods/categories.ts';
import type { Site } from './context.ts';

export const CAMPAIGN_PAGE = '/campaign-gift';
export const RESULTS_PAGE = '/achievements';

/**
 * The pages of which an operator has nothing to show: no link leads to them. The campaign needs a survey, and results
 * of a category need a sale. The demonstration has them all.
 */
export function absentPages({ settings, content }: Pick<Site, 'settings' | 'content'>): readonly string[] {
  if (!settings.operator) return [];
  const empty = CATEGORY_KEYS.filter((key) => !content.results.some(({ category }) => category === key));
  return [
    ...(settings.surveyUrl ? [] : [CAMPAIGN_PAGE]),
    ...(content.results.length > 0 ? [] : [RESULTS_PAGE]),
    ...empty.map((key) => `${RESULTS_PAGE}/${slugOf(key)}`),
  ];
}
