import { expect, type Page } from 'playwright/test';
import { DEFAULT_MEDIUM_UUID, SERVICE_UUID } from '#contract/base/product.ts';
import { DEFAULT_THEME } from '#contract/embed/themes.ts';
import { aCustomer, attach, fillBy, GUITAR, sendAs } from './form.ts';
import { type House, test as housed } from './house.ts';
import { requestOfMail } from './kept-mails.ts';
import { openPlainPage } from './pages.ts';
import { smallPhoto } from './photos.ts';

/** With a server of its own, in which nobody else signs in. */
export const test = housed.extend({ baseURL: ({ house }, use) => use(house.url) });

/** Signs in as the sample person of a role. */
export async function enterAs(page: Page, role: string): Promise<void> {
  await page.goto('/desk/sign-in');
  await page.getByRole('button', { name: role, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日');
}

/** A shop that wants to be listed. */
export const registrationOf = (company: string) => ({
  medium_uuid: DEFAULT_MEDIUM_UUID,
  trial_company: {
    inflow: '/store',
    company_shop_name: company,
    name: '見本 花子',
    zipcode: '1620801',
    address: '東京都新宿区山吹町1-2-3',
    tel: '03-0000-0000',
    email: 'shop@reuse.example',
    terms: true,
  },
});

/** A message of a visitor. */
export const ENQUIRY = {
  contact: {
    service_uuid: SERVICE_UUID,
    name: '見本 花子',
    email: 'hanako@example.jp',
    mail_body: '写真はあとから追加できますか。',
  },
};

/** The menu of the desk. */
export const menu = (page: Page) => page.getByRole('navigation', { name: '管理画面のメニュー' });

/** Does an act that cannot be undone: opens it, says that it is meant, and presses its button. */
export async function pressFinal(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true, includeHidden: true });
  const act = page.locator('details', { has: button });
  await act.locator('summary').click();
  await act.getByRole('checkbox').check();
  await button.click();
}

/** A seller sends a request about a guitar with a photo. */
export async function sendGuitar(page: Page, house: House): Promise<{ uuid: string; email: string }> {
  const customer = aCustomer();
  const form = await openPlainPage(page, DEFAULT_THEME);
  await fillBy(form, { items: [GUITAR] });
  await attach(form, smallPhoto());
  await sendAs(form, customer);
  return { uuid: await requestOfMail(house.dataDir, customer.email), email: customer.email };
}
