import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findViolations } from '../parts/stage.tsx';
import { asFindings, type Found, found } from './finding.ts';
import { MESSAGES, WORDS } from './messages.ts';
import { showReport } from './overlay.ts';

const SITE = 'https://form.example';
const LINE = 'html { scroll-padding-top: 64px }';

const dialog = page.getByRole('dialog', { name: 'フォームの診断' });

const show = (...all: Found[]) =>
  showReport({ findings: asFindings(all, SITE), facts: [['配信元', `${SITE}/${'x'.repeat(80)}`]] });

beforeEach(() => {
  document.body.innerHTML = '<button type="button">開く</button>';
  document.querySelector('button')?.focus();
});
afterEach(async () => {
  await userEvent.keyboard('{Escape}');
  document.body.replaceChildren();
});

describe('A report', () => {
  test('says how many things there are to fix, and how many are only good to know', async () => {
    show(found('no-width'), found('narrow', 200, 280), found('hidden'));
    await expect
      .element(dialog.getByText('直していただきたい点が2件、お知らせが1件あります。'))
      .toBeVisible();
    await expect.element(dialog.getByText('appraisal-form { width: 100% }')).toBeVisible();
  });

  test('begins with its title, and Esc gives the page back as it was', async () => {
    const before = document.documentElement.children.length;
    show(found('hidden'));
    const root = document.documentElement.lastElementChild?.shadowRoot;
    expect(root?.activeElement?.textContent).toBe('フォームの診断');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.documentElement.children.length).toBe(before);
    expect(document.activeElement?.textContent).toBe('開く');
  });

  test('takes the place of the one before', async () => {
    show(found('hidden'));
    show(found('no-viewport'));
    expect(dialog.elements()).toHaveLength(1);
    await expect.element(dialog.getByText(WORDS['no-viewport']().found)).toBeVisible();
  });

  test('says when a line cannot be copied, which then can be selected', async () => {
    const spy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    onTestFinished(() => spy.mockRestore());
    show(found('page-header', 64));
    await page.getByRole('button', { name: `コピーする：${LINE}` }).click();
    await expect.element(dialog.getByText(MESSAGES.notCopied)).toBeVisible();
    await expect.element(page.getByRole('region', { name: LINE })).toHaveAttribute('tabindex', '0');
  });

  test('is readable on a phone of 320 pixels, breaks no rule of axe, and its buttons are as large as fingers', async () => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(390, 844));
    show(
      found('policy', 'img-src', 'https://form.example', 'add', `img-src ${SITE} blob:;`),
      found('page-header', 64),
    );
    const root = document.documentElement.lastElementChild?.shadowRoot as ShadowRoot;
    const wide = [...root.querySelectorAll<HTMLElement>('*')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
    );
    expect(wide.map(({ className, localName }) => `${localName}.${className}`)).toEqual([]);
    for (const button of root.querySelectorAll('button'))
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(await findViolations(root.host)).toEqual([]);
  });

  test('is seen in pages whose styles hide or move every element', async () => {
    const style = document.createElement('style');
    style.textContent = ':not(html, body) { all: unset !important; display: none !important }';
    document.head.append(style);
    onTestFinished(() => style.remove());
    show(found('hidden'));
    await expect.element(dialog).toBeVisible();
  });
});
