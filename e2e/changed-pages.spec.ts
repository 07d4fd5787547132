import { Client } from 'pg';
import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test';
import { PAGE_TROUBLES_PATH } from '#contract/site/page-troubles.ts';
import { CHANGES, changePage, type PageChange } from '#test/browser/changes.ts';
import { type House, test } from '#test/browser/house.ts';
import { sendWithPhoto } from '#test/browser/sent-request.ts';
import { SITE_PAGES, untilAnswering } from '#test/browser/site.ts';

/*
 * Pages that a translator, an extension or a proxy has changed. `npm test` takes the pages with forms of their own and
 * the changes that go furthest; `npm run test:all` every page with every change.
 */

// One server, and one request whose links are used again.
test.describe.configure({ mode: 'default' });

/** A page with a form: how it is filled and sent, and how one sees that it has arrived. */
interface FormPage {
  path: string;
  /** The text that is typed, by the name of the field. */
  typed: Readonly<Record<string, string>>;
  /** The part of the page that has to be opened for its fields. */
  fold?: string;
  choose?(page: Page): Promise<void>;
  send(page: Page): Locator;
  arrived(page: Page, house: House, values: Readonly<Record<string, string>>): Promise<void>;
}

async function count(house: House, query: string, text: string): Promise<number> {
  const client = new Client(house.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ n: number }>(query, [text]);
  await client.end();
  return rows[0]?.n ?? 0;
}

const ADDRESS = 'hanako@example.jp';

const CONTACT: FormPage = {
  path: '/contact',
  typed: { name: '山田 花子', email: ADDRESS, mail_body: '教えてください' },
  send: (page) => page.getByRole('button', { name: '送信する' }),
  async arrived(page, house, { mail_body = '' }) {
    await expect(page.getByRole('heading', { name: '送信完了' })).toBeVisible();
    const query = 'select count(*)::int as n from contact_enquiries where mail_body = $1';
    expect(await count(house, query, mail_body)).toBe(1);
  },
};

const STORE: FormPage = {
  path: '/store',
  typed: {
    company_shop_name: '株式会社たから堂',
    name: '宝田 一郎',
    zipcode: '1620801',
    tel: '03-1234-5678',
    email: ADDRESS,
  },
  choose: (page) => page.locator('main input[name="terms"]').check(),
  send: (page) => page.locator('main form button[type="submit"]'),
  async arrived(page, house, { company_shop_name = '' }) {
    await expect(page).toHaveURL(/\/store\/thanks$/);
    const query = 'select count(*)::int as n from shop_registrations where company_shop_name = $1';
    expect(await count(house, query, company_shop_name)).toBe(1);
  },
};

const LOST_LINK: FormPage = {
  path: '/requests',
  typed: { email: ADDRESS },
  send: (page) => page.locator('main form button[type="submit"]'),
  arrived: (page) => expect(page.locator('main [role="status"] h2')).toBeVisible(),
};

const PARTNERS: FormPage = {
  path: '/partners',
  typed: { keyword: '東京' },
  send: (page) => page.getByRole('button', { name: '検索する' }),
  async arrived(page) {
    // A script adds the number of the first page.
    await expect(page).toHaveURL(/keyword=.*page=1/);
    await expect(page.locator('main p[role="status"]')).toContainText('件');
  },
};

const GUIDE: FormPage = {
  path: '/partners-guide',
  typed: {},
  // Each choice is answered at once.
  send: (page) => page.locator('main h2').first(),
  async arrived(page) {
    await page.locator('main select[name="theme"]').selectOption('lp');
    await expect(page).toHaveURL(/theme=lp/);
    await expect(page.locator('main iframe')).toHaveAttribute('src', /theme=lp/);
  },
};

const SIGN_IN: FormPage = {
  path: '/desk/sign-in',
  typed: { email: ADDRESS },
  send: (page) => page.getByRole('button', { name: 'リンクを送る' }),
  arrived: (page) => expect(page.getByRole('heading', { name: 'メールをご確認ください' })).toBeVisible(),
};

/** The links of a request that was sent. */
const linkPages = ({ own, leads: [lead = ''] }: { own: string; leads: string[] }): FormPage[] => [
  {
    path: new URL(own).pathname,
    typed: {},
    fold: '#preference details',
    choose: (page) => page.getByLabel('メールを希望').check(),
    send: (page) => page.getByRole('button', { name: '希望を保存する' }),
    arrived: (page) =>
      expect(page.getByRole('status').filter({ hasText: 'ご連絡方法の希望を保存しました。' })).toBeVisible(),
  },
  {
    path: new URL(lead).pathname,
    typed: { low: '150万', remark: '拝見しました。' },
    fold: 'details:has([name="remark"])',
    async choose(page) {
      await page.getByLabel('出張買取').check();
    },
    send: (page) => page.getByRole('button', { name: /査定額を連絡する$/ }),
    arrived: (page) =>
      expect(page.getByRole('status').filter({ hasText: '査定額をお客様に連絡しました。' })).toBeVisible(),
  },
];

const fieldOf = (page: Page, name: string) =>
  page.locator(`main :is(input, textarea)[name="${name}"]:not([type="hidden"])`).first();

/** A visitor never sees these, whatever somebody else does to a page. */
async function expectPage(page: Page): Promise<void> {
  expect((await page.locator('body').innerText()).length).toBeGreaterThan(40);
  await expect(page.getByText('エラーが発生しました')).toHaveCount(0);
}

interface Told {
  errors: string[];
  troubles: string[];
}

/** The errors of a page, and what it tells the server. */
function listen(page: Page): Told {
  page.setDefaultTimeout(30_000);
  const reports: Told = { errors: [], troubles: [] };
  page.on('pageerror', ({ message }) => reports.errors.push(message));
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === PAGE_TROUBLES_PATH) reports.troubles.push(searchParams.get('trouble') ?? '');
  });
  return reports;
}

const WHEN = { before: 'before it is touched', after: 'after React has it' } as const;

async function openChanged(
  page: Page,
  path: string,
  change: PageChange,
  when: keyof typeof WHEN,
): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => !('earlyPresses' in window));
  if (when === 'after') await untilAnswering(page);
  await changePage(page, change);
}

let links: { own: string; leads: string[] } | undefined;

async function formPages(context: BrowserContext, house: House): Promise<FormPage[]> {
  if (!links) {
    const page = await context.newPage();
    links = await sendWithPhoto(page, house);
    await page.close();
  }
  return [CONTACT, STORE, LOST_LINK, PARTNERS, GUIDE, SIGN_IN, ...linkPages(links)];
}

let nth = 0;

/** Presses, types, sends, goes on and back. */
async function use(page: Page, form: FormPage, house: House, reports: Told): Promise<void> {
  nth += 1;
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  const change = page.getByText('査定額を変更する', { exact: true });
  if (await change.isVisible()) await change.click();
  // The names of what is stored are told apart by their number.
  const values = Object.fromEntries(
    Object.entries(form.typed).map(([name, text]) => [
      name,
      ['mail_body', 'company_shop_name'].includes(name) ? `${text}${nth}` : text,
    ]),
  );
  const fold = form.fold ? page.locator(form.fold).last() : undefined;
  if (fold && (await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  for (const [name, text] of Object.entries(values)) {
    const field = fieldOf(page, name);
    // The field may have the text of an earlier test.
    await field.fill('');
    await field.pressSequentially(text);
  }
  await form.choose?.(page);
  const isAwake = () =>
    page.getByRole('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__react')));
  await expect.poll(async () => reports.troubles.length > 0 || (await isAwake()), form.path).toBe(true);
  await expectPage(page);
  for (const [name, text] of Object.entries(values))
    if (name !== 'low') await expect(fieldOf(page, name)).toHaveValue(text);
  await form.send(page).click();
  await form.arrived(page, house, values);
  await expectPage(page);
  const here = page.url();
  await page.goto('/faq');
  await goBackTo(page, here);
  await expect(page).toHaveURL(here);
  await expect(page.getByRole('main')).toBeVisible();
  await expectPage(page);
}

/** A browser that no longer has the answer of a form asks whether to send it again; a visitor opens the page instead. */
async function goBackTo(page: Page, url: string): Promise<void> {
  try {
    await page.goBack();
  } catch (error) {
    if (!String(error).includes('ERR_CACHE_MISS')) throw error;
    // The browser's own page of the error may still be on its way, and then takes the place of this one.
    await expect(async () => void (await page.goto(url))).toPass();
  }
}

/** Two changes that go furthest, each at one time. The other combinations run in `npm run test:all`. */
const FURTHEST: Readonly<Partial<Record<PageChange, keyof typeof WHEN>>> = {
  'replaces every text': 'after',
  'adds nodes, attributes and scripts and takes nodes away': 'before',
};

for (const change of Object.keys(CHANGES) as PageChange[])
  for (const when of ['before', 'after'] as const) {
    const later = FURTHEST[change] === when ? '' : ' @all';
    test(`A form is filled and sent where something ${change} ${WHEN[when]} @desktop${later}`, async ({
      browser,
      house,
    }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({ baseURL: house.url });
      for (const form of await formPages(context, house))
        await test.step(form.path.split('/')[1] ?? '', async () => {
          const page = await context.newPage();
          const reports = listen(page);
          await openChanged(page, form.path, change, when);
          await use(page, form, house, reports);
          expect(reports.errors).toEqual([]);
          // Its texts are gone, so React is not asked, and the log knows.
          if (change.endsWith('every text')) {
            expect(reports.troubles).toEqual([when === 'before' ? 'changed' : 'changedLater']);
          }
          await page.close();
        });
      await context.close();
    });
  }

/** Presses what can be pressed, and types into each field. */
async function touch(page: Page): Promise<void> {
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  const fields = await page
    .locator('main :is(input[type="text"], input[autocomplete="email"], textarea)')
    .all();
  const visibleFields: Locator[] = [];
  for (const field of fields) if (await field.isVisible()) visibleFields.push(field);
  for (const field of visibleFields) await field.fill('一二三');
  // Carousels have many more, some of them outside of the row.
  for (const button of (await page.locator('main button[type="button"]').all()).slice(0, 3))
    if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => {});
  await page.keyboard.press('Escape');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  for (const field of visibleFields) if (await field.isVisible()) await expect(field).toHaveValue('一二三');
}

const DESK_PAGES = [
  '/desk',
  '/desk/requests',
  '/desk/shops',
  '/desk/registrations',
  '/desk/enquiries',
  '/desk/reviews',
  '/desk/deliveries',
  '/desk/figures',
  '/desk/site',
  '/desk/people',
  '/desk/log',
  '/desk/help',
  '/desk/self',
];

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/desk/sign-in');
  await page.getByRole('button', { name: '責任者', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日');
  await page.close();
}

for (const change of Object.keys(CHANGES) as PageChange[])
  test(`Every page stays a page where something ${change} @desktop @all`, async ({ browser, house }) => {
    test.setTimeout(900_000);
    const context = await browser.newContext({ baseURL: house.url });
    await signIn(context);
    const forms = await formPages(context, house);
    const paths = [...SITE_PAGES, ...forms].map(({ path }) => path).concat(DESK_PAGES);
    const page = await context.newPage();
    const reports = listen(page);
    for (const path of new Set(paths))
      await test.step(path, async () => {
        await openChanged(page, path, change, 'before');
        await touch(page);
        await expectPage(page);
        const here = page.url();
        await page.goto('/security');
        await page.goBack();
        await expect(page).toHaveURL(here);
        await expectPage(page);
        expect(reports.errors).toEqual([]);
      });
    await context.close();
  });
