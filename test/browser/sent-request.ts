import { expect, type Page } from 'playwright/test';
import { DEFAULT_THEME } from '#contract/embed/themes.ts';
import { LINK_PAGES } from '#contract/life/follow-up.ts';
import { aCustomer, attach, fillBy, GUITAR, sendAs, skipSurveys } from './form.ts';
import type { House } from './house.ts';
import { keptLinks, requestOfMail } from './kept-mails.ts';
import { untilInteractive } from './pages.ts';
import { smallPhoto } from './photos.ts';

/** The shops on a seller's page. */
export const listed = (page: Page) =>
  page.getByRole('region', { name: '買取店の状況' }).getByRole('listitem');

export interface SentRequest {
  uuid: string;
  email: string;
  /** The links of the mails: to the seller, and to each shop. */
  own: string;
  leads: string[];
}

/** Sends a request with a photo, follows the link of the last step, and waits for the mails. */
export async function sendWithPhoto(page: Page, { url, dataDir }: House): Promise<SentRequest> {
  await page.goto(`${url}/demo/plain/${DEFAULT_THEME}.html`);
  await untilInteractive(page);
  const form = page.locator('appraisal-form');
  await fillBy(form, { items: [GUITAR] });
  await attach(form, smallPhoto());
  const customer = aCustomer();
  await sendAs(form, customer);
  await skipSurveys(form);
  // On its own host in the same tab, so that its name does not speak of a new one.
  await form.getByRole('link', { name: 'ご依頼の状況を確認する', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('査定依頼の状況');
  const shops = await listed(page).count();
  const uuid = await requestOfMail(dataDir, customer.email);
  const own = page.url();
  expect(await keptLinks(dataDir, uuid, { path: LINK_PAGES.request, count: 1 })).toEqual([own]);
  const leads = await keptLinks(dataDir, uuid, { path: LINK_PAGES.lead, count: shops });
  return { uuid, email: customer.email, own, leads };
}
