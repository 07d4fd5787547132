import { expect, type Locator } from 'playwright/test';
import {
  aCustomer,
  attach,
  customerBox,
  fillBy,
  fillCustomer,
  GUITAR,
  itemBlock,
  pressSend,
  proceed,
  questionControl,
} from '#test/browser/form.ts';
import { openElsewhere } from '#test/browser/other-origin.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

test('A partner whose page allows no scripts of others shows the form in a frame: a seller sends a request with a photo, and the page hears of it', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const close = await openElsewhere(
    page,
    `<h1>提携先のページ</h1>
    <iframe src="${baseURL}/frame?theme=lp&amp;initial-category=music&amp;tracking=sub_id%3D42" title="査定フォーム"
      style="width: 100%; height: 90vh; border: 0"></iframe>
    <script>
      heard = [];
      addEventListener('message', ({ origin, data }) => heard.push([origin, data.type]));
    </script>`,
  );

  const form = page.frameLocator('iframe').locator('appraisal-form');
  await expect(questionControl(form, '商品カテゴリ')).toHaveText('楽器');
  await fillBy(form, { items: [GUITAR] });
  await attach(itemBlock(form, 1), smallPhoto());
  await proceed(form);
  const customer = aCustomer();
  await expect(customerBox(form, 'name1')).toBeVisible();
  await fillCustomer(form, customer);
  await pressSend(form);
  await expect(form.getByText('このページは一度しか表示されません')).toBeInViewport();
  // In the frame of a partner our page would be too small, and lost with the partner's.
  await expect(form.getByRole('link', { name: /ご依頼の状況を確認する/ })).toHaveAttribute(
    'target',
    '_blank',
  );

  const [request] = await submittedRequests(customer.email);
  expect(request?.items[0]?.photos).toHaveLength(1);
  expect(request?.tracking).toEqual({ sub_id: '42' });
  const messages = await page.evaluate(() => Reflect.get(window, 'heard') as [string, string][]);
  expect(new Set(messages.map(([origin]) => origin))).toEqual(new Set([new URL(baseURL ?? '').origin]));
  expect(messages.filter(([, type]) => type === 'appraisal-form:complete')).toHaveLength(1);
  close();
});

test('The address of the frame sets only what a partner may set, and nothing of it becomes markup', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const query = new URLSearchParams({
    theme: 'brand',
    'terms-url': 'https://evil.example/',
    'redirect-url': 'https://evil.example/',
    'api-base': 'https://evil.example/',
    'initial-selection': '"><img src=x onerror=alert(1)>',
  });
  const answer = await request.get(`/frame?${query}`);
  const html = await answer.text();
  expect(html).toContain(
    '<appraisal-form theme="brand" initial-selection="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">',
  );
  expect(html).not.toContain('evil.example');
  expect(answer.headers()['content-security-policy']).not.toContain('frame-ancestors');
  await page.goto(`/frame?${query}`);
  await expect(page.locator('appraisal-form').getByRole('heading', { level: 2 })).toBeVisible();
});

test('A site builder that puts what partners write into a sandbox shows the frame, too', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const inner = `<iframe src='${baseURL}/frame?theme=lp' title='査定フォーム' style='width: 100%; height: 90vh'></iframe>`;
  const close = await openElsewhere(
    page,
    `<iframe sandbox="allow-scripts allow-forms" srcdoc="${inner}" style="width: 100%; height: 90vh"></iframe>`,
  );
  const form = page.frameLocator('iframe').frameLocator('iframe').locator('appraisal-form');
  await questionControl(form, '商品カテゴリ').click();
  await expect(form.getByRole('dialog', { name: /カテゴリ/ })).toBeVisible();
  close();
});

const HEADER =
  '<header style="position: sticky; top: 0; height: 90px; background: #224; z-index: 9">店の見出し</header>';
const beside = (origin: string) => `<script src="${origin}/widget/appraisal-form.js" async></script>`;
const above = '<div style="height: 700px">前の文章</div>';
const below = '<div style="height: 2000px">後の文章</div>';

test('With our script beside it, the frame is as high as the form, and the page shows what the seller comes to', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const close = await openElsewhere(
    page,
    `${HEADER}${above}<iframe src="${origin}/frame?initial-category=music" title="査定フォーム"
      style="width: 100%; height: 90vh; border: 0"></iframe>${below}${beside(origin)}
    <script>heard = []; document.addEventListener('appraisal-form:step', (event) => heard.push([event.target.localName, event.detail.step]));</script>`,
  );
  const frame = page.getByTitle('査定フォーム');
  const form = frame.contentFrame().locator('appraisal-form');
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  const isAsHigh = () =>
    expect
      .poll(async () => Math.abs((await height()) - ((await form.boundingBox())?.height ?? 0)))
      .toBeLessThan(2);
  await isAsHigh();
  const first = await height();
  await fillBy(form, { items: [GUITAR] });
  await expect.poll(height).toBeGreaterThan(first);
  await isAsHigh();

  await questionControl(form, '商品カテゴリ').click();
  const dialog = frame.contentFrame().getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: '商品カテゴリを選択' })).toBeInViewport({ ratio: 1 });
  const topOf = async (place: Locator) => (await place.boundingBox())?.y;
  await expect.poll(() => topOf(dialog)).toBeGreaterThanOrEqual(90);
  await dialog.getByRole('button', { name: '閉じる' }).click();

  await proceed(form);
  const heading = form.getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect.poll(() => topOf(heading)).toBeGreaterThanOrEqual(90);
  await isAsHigh();
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([['iframe', 'customer']]);

  const before = await height();
  await page.evaluate(() => {
    for (const height of [9999, '9999', Number.NaN])
      postMessage({ type: 'appraisal-form:height', detail: { height } }, '*');
    return new Promise((resolve) => setTimeout(resolve));
  });
  expect(await height(), 'after messages of somebody else').toBe(before);
  close();
});

test('A frame that a page keeps low scrolls by itself, and the request has the ids of the page’s address', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const close = await openElsewhere(
    page,
    `<script>history.replaceState(null, '', '?utm_source=yahoo&sub_id=7&gclid=abc');</script>
    <style>iframe { max-height: 420px }</style>
    <iframe src="${origin}/frame?initial-category=music&amp;gclid=own" title="査定フォーム"
      style="width: 100%; height: 90vh; border: 0"></iframe>${below}${beside(origin)}`,
  );
  const frame = page.getByTitle('査定フォーム');
  const inside = frame.contentFrame();
  const form = inside.locator('appraisal-form');
  await expect(questionControl(form, '商品カテゴリ')).toHaveText('楽器');
  await expect(inside.locator('html')).toHaveCSS('overflow', 'auto');
  expect((await frame.boundingBox())?.height).toBe(420);
  await fillBy(form, { items: [GUITAR] });
  await proceed(form);
  await expect(form.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 });
  const customer = aCustomer();
  await fillCustomer(form, customer);
  await pressSend(form);
  await expect(form.getByText('このページは一度しか表示されません')).toBeInViewport();
  const [request] = await submittedRequests(customer.email);
  expect(request?.utmSource).toBe('yahoo');
  expect(request?.tracking).toEqual({ gclid: 'own', sub_id: '7' });
  close();
});

test('A form that is shorter than its dialog gets room for it, and is as short again afterwards', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const close = await openElsewhere(
    page,
    `<iframe src="${origin}/frame" title="査定フォーム" style="width: 100%; border: 0"></iframe>${beside(origin)}`,
  );
  const frame = page.getByTitle('査定フォーム');
  const form = frame.contentFrame().locator('appraisal-form');
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(200);
  await questionControl(form, '商品カテゴリ').click();
  await expect.poll(height).toBeGreaterThanOrEqual(640);
  await frame.contentFrame().getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
  await expect.poll(height).toBeLessThan(640);
  close();
});

test('A partner asks for the frame by an attribute: it has the ids of the first and of the last page, and the page its conversion', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const close = await openElsewhere(
    page,
    `<script>
      dataLayer = [];
      history.replaceState(null, '', sessionStorage.length ? '?yclid=def' : '?gclid=abc&utm_source=yahoo');
    </script>
    <div style="display: flex"><appraisal-form embed="frame" theme="lp" initial-category="music"></appraisal-form></div>
    ${beside(origin)}`,
  );
  const frame = page.getByTitle('査定フォーム');
  const form = frame.contentFrame().locator('appraisal-form');
  await expect(questionControl(form, '商品カテゴリ')).toHaveText('楽器');
  await page.reload();
  await expect(questionControl(form, '商品カテゴリ')).toHaveText('楽器');
  expect((await page.locator('body > div > appraisal-form').boundingBox())?.width).toBe(750);
  await fillBy(form, { items: [GUITAR] });
  await proceed(form);
  const customer = aCustomer();
  await fillCustomer(form, customer);
  await pressSend(form);
  await expect(form.getByText('このページは一度しか表示されません')).toBeInViewport();
  const [request] = await submittedRequests(customer.email);
  expect(request?.tracking).toEqual({ gclid: 'abc', last_yclid: 'def' });
  const events = await page.evaluate(() => Reflect.get(window, 'dataLayer') as { event: string }[]);
  expect(events.map(({ event }) => event)).toEqual(['appraisal_form_thanks']);
  close();
});

test('A partner with a thank-you page of their own is led to it from the frame, with the number of the request', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const close = await openElsewhere(
    page,
    `<appraisal-form embed="frame" redirect-url="/done?from=form"></appraisal-form>${beside(origin)}`,
  );
  const inside = page.getByTitle('査定フォーム').contentFrame().locator('appraisal-form');
  await expect(questionControl(inside, '商品カテゴリ')).toBeVisible();
  await inside.evaluate(() =>
    parent.postMessage({ type: 'appraisal-form:complete', detail: { uuid: 'r1', shops: 10 } }, '*'),
  );
  await page.waitForURL('**/done?from=form&request=r1');
  close();
});

test('A partner whose page writes the frame after the script has run has a frame as high as the form', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const close = await openElsewhere(page, `<main></main>${beside(origin)}`);
  await page.waitForFunction(() => customElements.get('appraisal-form'));
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.title = '査定フォーム';
    frame.style.cssText = 'height: 2000px; border: 0';
    document.querySelector('main')?.append(frame);
  }, `${origin}/frame?initial-category=music`);
  const frame = page.getByTitle('査定フォーム');
  const form = frame.contentFrame().locator('appraisal-form');
  await expect(questionControl(form, '商品カテゴリ')).toHaveText('楽器');
  const heights = async () => {
    const boxes = await Promise.all([frame, form].map((each) => each.boundingBox()));
    return boxes.map((box) => Math.round(box?.height ?? 0));
  };
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
  expect((await heights())[0]).toBeLessThan(2000);
  close();
});
