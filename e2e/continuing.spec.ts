import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { CONTINUE_FRAGMENT } from '#contract/embed/continued.ts';
import { aCustomer, chooseAnswer, fillBy, GUITAR, sendAs } from '#test/browser/form.ts';
import { test } from '#test/browser/house.ts';
import { keptMails } from '#test/browser/kept-mails.ts';
import { untilInteractive } from '#test/browser/pages.ts';

/** The link of the mail that a seller has asked for. */
async function mailedLink(dataDir: string, email: string): Promise<string> {
  let link = '';
  const look = async () => {
    for (const uuid of await readdir(join(dataDir, 'mail')).catch(() => []))
      for (const { to = [], text = '' } of await keptMails(dataDir, uuid))
        if (to.some(({ address }) => address === email))
          [link = ''] = text.match(new RegExp(`https?://\\S+#${CONTINUE_FRAGMENT}=[\\w-]+`)) ?? [];
    return link;
  };
  await expect.poll(look, { timeout: 30_000 }).not.toBe('');
  return link;
}

test('A seller goes on with a mail on another device, at the same question, and sends from there @desktop', async ({
  page,
  browser,
  house: { url, dataDir },
}) => {
  const customer = aCustomer();
  const brand = GUITAR.answers?.brand ?? '';
  await page.goto(`${url}/demo/plain/lp.html`);
  await untilInteractive(page);
  const form = page.locator('appraisal-form');
  await fillBy(form, { items: [{ ...GUITAR, answers: { ...GUITAR.answers, brand: '' } }] });
  await form.getByRole('button', { name: '続きをメールで受け取る' }).click();
  const dialog = form.getByRole('dialog');
  await dialog.getByLabel('メールアドレス').fill(customer.email);
  await dialog.getByRole('button', { name: 'メールを送る' }).click();
  await expect(dialog).toContainText(customer.email);
  await dialog.getByRole('button', { name: '閉じる' }).last().click();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await mailedLink(dataDir, customer.email));
  const other = phone.locator('appraisal-form');
  await expect(other.getByText('メールの続きです。')).toBeVisible();
  expect(phone.url()).toBe(`${url}/form`);
  await expect(other).toHaveAttribute('theme', 'lp');
  await chooseAnswer(other, 'ブランド', brand);

  await page.reload();
  await untilInteractive(page);
  await expect(form.getByRole('dialog', { name: '別の端末で続けています' })).toBeVisible();
  await sendAs(other, customer);
  await phone.context().close();
});
