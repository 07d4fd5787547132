import { expect, test } from 'playwright/test';
import {
  aCustomer,
  attach,
  customerField,
  fillBy,
  fillCustomer,
  GUITAR,
  itemBlock,
  proceed,
  question,
  send,
} from './support/form.ts';
import { openElsewhere } from './support/other-origin.ts';
import { photo } from './support/photos.ts';
import { submittedRequests } from './support/stored.ts';

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
  await expect(question(form, '商品カテゴリ')).toHaveText('楽器');
  await fillBy(form, { items: [GUITAR] });
  await attach(itemBlock(form, 1), photo());
  await proceed(form);
  const customer = aCustomer();
  await expect(customerField(form, 'name1')).toBeVisible();
  await fillCustomer(form, customer);
  await send(form);
  await expect(form.getByText('このページは一度しか表示されません')).toBeInViewport();

  const [stored] = await submittedRequests(customer.email);
  expect(stored?.items[0]?.photos).toHaveLength(1);
  expect(stored?.tracking).toEqual({ sub_id: '42' });
  const heard = await page.evaluate(() => Reflect.get(window, 'heard') as [string, string][]);
  expect(new Set(heard.map(([origin]) => origin))).toEqual(new Set([new URL(baseURL ?? '').origin]));
  expect(heard.filter(([, type]) => type === 'appraisal-form:complete')).toHaveLength(1);
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
  expect(answer.headers()['content-security-policy']).toContain('frame-ancestors *');
  await page.goto(`/frame?${query}`);
  await expect(page.locator('appraisal-form').getByRole('heading', { level: 2 })).toBeVisible();
});
