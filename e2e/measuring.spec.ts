import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import {
  chooseAnswer,
  chooseCategory,
  fillBy,
  GUITAR,
  proceed,
  sendRequest,
  untilThanks,
} from '#test/browser/form.ts';
import { openOwnPage, snippetOf, untilInteractive } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '..', 'docs', 'measuring.md'), 'utf8');

/** The script below a heading of the guide, as partners copy it. */
function recipe(heading: string): string {
  const section = GUIDE.split(/^## /m).find((part) => part.startsWith(heading));
  const script = /```js\n([\s\S]*?)```/.exec(section ?? '')?.[1];
  if (!script) throw new Error(`docs/measuring.md has no script for ${heading}`);
  return script;
}

/** A page of a partner with the code of their tool, the form, and a recipe. */
async function openMeasured(page: Page, tool: string, heading: string, attributes = {}): Promise<Locator> {
  const form = await openOwnPage(
    page,
    `<script>${tool}</script>${snippetOf(attributes)}<script>${recipe(heading)}</script>`,
  );
  await untilInteractive(page);
  return form;
}

const queue = (page: Page, expression: string) =>
  page.evaluate((code) => JSON.parse(JSON.stringify(new Function(`return ${code}`)())), expression);

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/);

test.describe('A partner measures', { tag: '@desktop' }, () => {
  test('with Google Tag Manager: one conversion, and the way there', async ({ page }) => {
    const form = await openMeasured(page, 'window.dataLayer = []', 'Google Tag Manager');
    await chooseCategory(form, '楽器');
    await sendRequest(form);
    await untilThanks(form);
    const events = (await queue(page, 'dataLayer')) as { event: string }[];
    expect(events.filter(({ event }) => event === 'appraisal_form_thanks')).toEqual([
      { event: 'appraisal_form_thanks', user_uuid: UUID },
    ]);
    expect(events[0]).toEqual({ event: 'appraisal_form_ready', appraisal_form: { step: 'items' } });
    expect(events).toContainEqual({
      event: 'appraisal_form_question',
      appraisal_form: { step: 'items', field: 'category', category: 'music' },
    });
    expect(events).toContainEqual({ event: 'appraisal_form_submit', appraisal_form: { items: 1 } });
  });

  test('the steps in Google Analytics 4', async ({ page }) => {
    const tool = 'window.dataLayer = []; function gtag() { dataLayer.push(arguments); }';
    const form = await openMeasured(page, tool, 'Steps in Google Analytics 4', { 'data-layer': 'none' });
    await chooseCategory(form, '楽器');
    await expect
      .poll(() => queue(page, 'dataLayer.map((call) => [...call])'))
      .toContainEqual(['event', 'appraisal_question', { question: 'category', category: 'music' }]);
  });

  test('with A8.net', async ({ page }) => {
    const tool = 'window.sales = []; function a8sales(sale) { sales.push(sale); }';
    const form = await openMeasured(page, tool, 'A8.net');
    await sendRequest(form);
    await untilThanks(form);
    expect(await queue(page, 'sales')).toEqual([
      expect.objectContaining({ order_number: UUID, currency: 'JPY' }),
    ]);
  });
});

test.describe('The events of a form', { tag: '@desktop' }, () => {
  const EVENTS = ['ready', 'view', 'question', 'abandon', 'complete'];
  const record = (page: Page) =>
    page.addInitScript((names) => {
      for (const name of names)
        document.addEventListener(`appraisal-form:${name}`, (event) => {
          const log = JSON.parse(sessionStorage.events ?? '[]');
          sessionStorage.events = JSON.stringify([...log, [name, (event as CustomEvent).detail]]);
        });
    }, EVENTS);
  const eventsOf = (page: Page): Promise<[string, object][]> =>
    page.evaluate(() => JSON.parse(sessionStorage.events ?? '[]'));
  const namesOf = async (page: Page) => (await eventsOf(page)).map(([name]) => name);

  test('say when it is seen, and not before', async ({ page }) => {
    await record(page);
    await openOwnPage(page, `<div style="height: 5000px"></div>${snippetOf()}`);
    await untilInteractive(page);
    await expect.poll(() => namesOf(page)).toEqual(['ready']);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => namesOf(page)).toEqual(['ready', 'view']);
  });

  test('say each question once, where the seller leaves, and never what was answered', async ({ page }) => {
    await record(page);
    const form = await openOwnPage(page, snippetOf({ 'initial-category': 'watch' }));
    await untilInteractive(page);
    await chooseAnswer(form, 'ブランド', 'ROLEX（ロレックス）');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => eventsOf(page))
      .toContainEqual(['question', { step: 'items', field: 'brand', category: 'watch' }]);
    await page.goto('/terms');
    const events = await eventsOf(page);
    expect(events.at(-1)).toEqual([
      'abandon',
      { step: 'items', field: 'productName', percent: expect.any(Number) },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/ROLEX|ロレックス/);
    expect(events.filter(([name]) => name === 'question')).toHaveLength(1);
  });

  test('do not count what the page itself has chosen, neither as a question nor as abandoned', async ({
    page,
  }) => {
    await record(page);
    await openOwnPage(page, snippetOf({ 'initial-category': 'watch' }));
    await untilInteractive(page);
    await expect.poll(() => namesOf(page)).toContain('view');
    await page.goto('/terms');
    expect(await namesOf(page)).toEqual(['ready', 'view']);
  });

  test('do not say that a seller leaves who has sent a request', async ({ page }) => {
    await record(page);
    const form = await openOwnPage(page, snippetOf({ 'redirect-url': '/terms?from=form' }));
    await untilInteractive(page);
    await sendRequest(form);
    await expect(page).toHaveURL(/\/terms\?from=form&request=[0-9a-f-]{36}$/);
    expect(await namesOf(page)).toContain('complete');
    expect(await namesOf(page)).not.toContain('abandon');
  });

  test('do not repeat what a draft brings back', async ({ page }) => {
    await record(page);
    const form = await openOwnPage(page, snippetOf());
    await untilInteractive(page);
    await fillBy(form, { items: [GUITAR] });
    await proceed(form);
    await expect.poll(() => namesOf(page)).toContain('question');
    await expect.poll(() => namesOf(page)).toContain('view');
    const before = (await namesOf(page)).filter((name) => name === 'question').length;
    await page.reload();
    await untilInteractive(page);
    await expect.poll(async () => (await namesOf(page)).at(-1)).toBe('view');
    expect((await namesOf(page)).filter((name) => name === 'question')).toHaveLength(before);
  });
});
