import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { VERSION_PATH } from '#contract/embed/widget-files.ts';
import { aCustomer, addItem, attach, itemBlock, sendAs } from '#test/browser/form.ts';
import { fillGoods, goodsOf } from '#test/browser/goods.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { recordingLine } from './recording.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'dist', 'recorded');

/*
 * Records the requests of each released major version for server/files/releases/recorded/; later servers must accept
 * them.
 */
test('What the form of this version sends is recorded, byte for byte', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const line = await recordingLine(`${baseURL}`);
  await page.goto(`${line.url}/demo/plain/product.html?utm_source=news&gclid=Cj0KCQ&sub_id=42`);
  const form = page.locator('appraisal-form');
  await fillGoods(itemBlock(form, 1), 'watch', goodsOf('watch', 'listed'), 'product');
  await attach(itemBlock(form, 1), smallPhoto('jpg'), smallPhoto('png'));
  await addItem(form);
  await fillGoods(itemBlock(form, 2), 'alcohol', goodsOf('alcohol', 'unlisted'), 'product');
  await sendAs(form, aCustomer({ email: 'hanako@example.com' }));
  const bytes = line.recorded();
  expect(bytes?.includes('山田 花子')).toBe(true);
  const { version } = await (await page.request.get(`${baseURL}${VERSION_PATH}`)).json();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${version}.http`), bytes ?? '');
  line.close();
});
