import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/**
 * Expects no violation of any axe rule in visible elements, including shadow roots.
 * @param include a CSS selector to check only a part, for example `appraisal-form`
 */
export async function expectNoAxeViolations(page: Page, include?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (include ? axe.include(include) : axe).analyze();
  const faults = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`),
  }));
  expect(faults).toEqual([]);
}
