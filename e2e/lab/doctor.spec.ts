import { expect, type Page } from 'playwright/test';
import { DOCTOR_PARAMETER, FINDING_CODES } from '#contract/embed/doctor.ts';
import type { LabCondition } from '../../demo/lab/condition.ts';
import { MISTAKES } from '../../demo/lab/mistakes.ts';
import { BREAK } from './break.ts';
import { conditionsFor, isInstalled, test } from './lab.ts';
import { labAddress, type Partner } from './partner-server.ts';

/*
 * The doctor examines each page of the lab as a partner asks it to, by the address, and finds exactly the findings in
 * the row of the page: none for a page without a fault.
 */

/** Without our script there is no doctor. */
const canBeAsked = ({ frame, script, fault }: LabCondition) =>
  !fault?.startsWith('script-') && (frame === undefined || script !== undefined);

const mistakes = MISTAKES.map((condition) => ({
  condition,
  path: labAddress('mistakes', condition.name),
}));

/** Pages that need nothing but themselves, so that each test run can try them. */
const isPlainAndGood = ({
  finds = [],
  fault,
  frame,
  leaves,
  userAgent,
  head = '',
  foot = '',
  around,
}: LabCondition) =>
  finds.length + Number(Boolean(fault ?? frame ?? leaves ?? userAgent)) === 0 &&
  !/\/(npm|bundle|debian)\//.test(head + foot + (around?.('') ?? ''));

const GOOD = [...conditionsFor((one) => canBeAsked(one) && isPlainAndGood(one)), { conditions: mistakes }]
  .flatMap(({ conditions }) => conditions)
  .filter(({ condition }) => isPlainAndGood(condition));

/** The order of the report. */
const inOrder = (finds: LabCondition['finds'] = []) =>
  [...finds].sort((one, other) => FINDING_CODES.indexOf(one) - FINDING_CODES.indexOf(other));

const report = (page: Page) => page.locator('dialog[aria-labelledby=title]');

/** The findings that the report lists. */
async function findings(page: Page): Promise<(string | null)[]> {
  await expect(report(page)).toBeVisible({ timeout: 20_000 });
  return report(page)
    .locator('li')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-code')));
}

const ask = (page: Page, { origin }: Partner, path: string) =>
  page.goto(`${origin}${path}?${DOCTOR_PARAMETER}`, { waitUntil: 'domcontentloaded' });

test('A partner with a good page hears of no mistake, on any of six', { tag: '@phone' }, async ({
  page,
  partner,
}) => {
  const [pages, results] = [GOOD.slice(-6), new Map<string, (string | null)[]>()];
  expect(pages).toHaveLength(6);
  for (const { condition, path } of pages) {
    await ask(page, partner, path);
    results.set(condition.what, await findings(page));
  }
  expect([...results].filter(([, all]) => all.length > 0)).toEqual([]);
});

for (const { title, conditions } of [
  ...conditionsFor(canBeAsked),
  { title: 'Mistakes', conditions: mistakes },
]) {
  test.describe(`The doctor in: ${title}`, { tag: ['@lab', '@phone'] }, () => {
    for (const { condition, path } of conditions) {
      test(condition.what, async ({ page, partner }) => {
        test.skip(!isInstalled(condition), 'A library of this page is not installed.');
        if (condition.fault) await BREAK[condition.fault](page);
        await ask(page, partner, path);
        expect(await findings(page)).toEqual(inOrder(condition.finds));
      });
    }
  });
}
