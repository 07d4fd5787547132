import { expect } from 'playwright/test';
import { DOCTOR_PARAMETER, FINDING_CODES } from '#contract/doctor.ts';
import type { Condition } from '../../demo/lab/condition.ts';
import { MISTAKES } from '../../demo/lab/mistakes.ts';
import { BREAK } from './break.ts';
import { conditionsFor, isInstalled, test } from './lab.ts';
import { addressOf } from './partner-server.ts';

/*
 * The doctor examines each page of the lab as a partner asks it to, by the address, and finds exactly the findings in
 * the row of the page: none for a page without a fault.
 */

/** Without our script there is no doctor. */
const canBeAsked = ({ frame, script, fault }: Condition) =>
  !fault?.startsWith('script-') && (frame === undefined || script !== undefined);

const mistakes = MISTAKES.map((condition) => ({
  condition,
  path: addressOf('mistakes', condition.name),
}));

/** The order of the report. */
const inOrder = (finds: Condition['finds'] = []) =>
  [...finds].sort((one, other) => FINDING_CODES.indexOf(one) - FINDING_CODES.indexOf(other));

for (const { title, conditions } of [
  ...conditionsFor(canBeAsked),
  { title: 'Mistakes', conditions: mistakes },
]) {
  test.describe(`The doctor in: ${title}`, { tag: ['@lab', '@phone'] }, () => {
    for (const { condition, path } of conditions) {
      test(condition.what, async ({ page, partner }) => {
        test.skip(!isInstalled(condition), 'A library of this page is not installed.');
        if (condition.fault) await BREAK[condition.fault](page);
        await page.goto(`${partner.origin}${path}?${DOCTOR_PARAMETER}`, { waitUntil: 'domcontentloaded' });
        const report = page.locator('dialog[aria-labelledby=title]');
        await expect(report).toBeVisible({ timeout: 20_000 });
        const finds = await report
          .locator('li')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-code')));
        expect(finds).toEqual(inOrder(condition.finds));
      });
    }
  });
}
