import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/**
 * No violation of any of axe's rules in what is on the screen, shadow roots included.
 * @param include a CSS selector to look at a part only, such as `appraisal-form`
 */
export async function expectNoAxeViolations(page: Page, include?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (include ? axe.include(include) : axe).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
