import { expect, type Locator, type Page } from 'playwright/test';
import {
  chooseCategory,
  customerBox,
  dialogOf,
  fillBy,
  GUITAR,
  mainButton,
  questionControl,
  toCustomer,
} from '#test/browser/form.ts';
import { openOwnPage, snippetOf } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

/* Shortcuts, protection of texts and scrolling of the page that forget that somebody may be using the form. */

const PREVENTS = 'event.preventDefault();';

/** A page whose shortcuts take these keys. @param target where it listens */
const shortcuts = (target: 'window' | 'document', keys: readonly string[], then = '') =>
  `<script>${target}.addEventListener('keydown', function (event) {
    if (${JSON.stringify(keys)}.includes(event.key)) { ${PREVENTS} ${then} }
  }, true);</script>`;

/** Opens a page with the form, whose part that answers the page's shortcuts comes last of all. */
async function openWith(page: Page, head: string): Promise<Locator> {
  const form = await openOwnPage(page, snippetOf(), { head });
  await page.waitForLoadState('networkidle');
  return form;
}

const TEXT = 's/j k@example.jp';

for (const [how, head] of [
  ['prevents them', shortcuts('window', ['/', 's', 'j', 'k', ' ', 'Backspace', 'Enter'])],
  [
    'prevents and stops them at the document',
    shortcuts('document', ['/', 's', 'j', ' '], 'event.stopPropagation();'),
  ],
  [
    'prevents and stops them at the window',
    shortcuts('window', ['/', 's', 'j', ' '], 'event.stopPropagation();'),
  ],
] as const)
  test(`Where a page ${how}, a seller types all the same`, { tag: '@desktop' }, async ({ page }) => {
    const form = await openWith(page, head);
    await toCustomer(form);
    const email = customerBox(form, 'email');
    await email.click();
    await page.keyboard.type(TEXT);
    await expect(email).toHaveValue(TEXT);
  });

test('Backspace, Enter and the space bar do what they do, where shortcuts of the page prevent them', {
  tag: '@desktop',
}, async ({ page }) => {
  const head = shortcuts('window', ['Backspace', 'Delete', 'Enter', ' ']);
  const form = await openWith(page, head);
  await fillBy(form, { items: [GUITAR] });
  await mainButton(form).hover();
  await mainButton(form).focus();
  await page.keyboard.press('Enter');
  const name = customerBox(form, 'name1');
  await expect(name).toBeFocused();
  await page.keyboard.type('山田 太');
  await page.keyboard.press('Backspace');
  await expect(name).toHaveValue('山田 ');
  await page.keyboard.press('Enter');
  await expect(customerBox(form, 'kana1')).toBeFocused();
  await form.getByRole('button', { name: '任意項目の入力で買取額UP!' }).click();
  const note = form.getByRole('textbox', { name: /^商品の説明/ });
  await note.click();
  await page.keyboard.type('一行目');
  await page.keyboard.press('Enter');
  await page.keyboard.type('二行目');
  await expect(note).toHaveValue('一行目\n二行目');
  const terms = form.getByRole('checkbox', { name: /に同意する/ });
  await terms.focus();
  await page.keyboard.press(' ');
  await expect(terms).toBeChecked();
});

test('Where a page protects its texts from copies, a seller cuts and pastes in the form', {
  tag: '@desktop',
}, async ({ page }) => {
  const protect = (when: boolean) =>
    `for (const type of ['copy', 'cut', 'paste', 'contextmenu', 'selectstart'])
      document.addEventListener(type, function (event) { ${PREVENTS} }, ${when});`;
  const form = await openWith(page, `<script>${protect(true)} ${protect(false)}</script>`);
  await toCustomer(form);
  const name = customerBox(form, 'name1');
  await name.fill('山田');
  await name.press('ControlOrMeta+A');
  await name.press('ControlOrMeta+X');
  await expect(name).toHaveValue('');
  await name.press('ControlOrMeta+V');
  await name.press('ControlOrMeta+V');
  await expect(name).toHaveValue('山田山田');
});

test('Where a page scrolls by itself, a list of the form scrolls, and nothing behind it', {
  tag: '@desktop',
}, async ({ page }) => {
  const takes = (when: boolean) =>
    `addEventListener('wheel', function (event) { ${PREVENTS} ${when ? '' : 'scrollBy(0, event.deltaY);'} }, { passive: false, capture: ${when} });`;
  const form = await openWith(page, `<script>${takes(true)} ${takes(false)}</script>`);
  await chooseCategory(form, '時計');
  await questionControl(form, 'ブランド').click();
  const options = dialogOf(page).getByRole('button', { name: 'OMEGA' });
  // Hovering waits until the dialog stands still.
  await options.hover();
  const before = [await options.boundingBox(), await page.evaluate(() => scrollY)] as const;
  await page.mouse.wheel(0, 120);
  await expect.poll(async () => (await options.boundingBox())?.y).toBe((before[0]?.y ?? 0) - 120);
  expect(await page.evaluate(() => scrollY)).toBe(before[1]);
});
