import { rmSync, writeFileSync } from 'node:fs';
import { expect, type Locator, test } from 'playwright/test';
import sharp from 'sharp';
import {
  aCustomer,
  alertOf,
  attach,
  fillBy,
  fillCustomer,
  GUITAR,
  pressSend,
  proceed,
  sendAs,
  untilThanks,
} from '#test/browser/form.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { BOTTOM, cutOutPng, phonePhoto, TOP } from '#test/browser/phone-photos.ts';
import { type FilePayload, smallPhoto } from '#test/browser/photos.ts';
import { recordPhotos } from '#test/browser/sent-photos.ts';
import { type PhotoInDatabase, submittedRequests } from '#test/browser/stored.ts';

/** Sends a request with these photos, and returns how they are stored. */
async function sendWith(form: Locator, ...files: FilePayload[]): Promise<PhotoInDatabase[]> {
  await fillBy(form, { items: [GUITAR] });
  await attach(form, ...files);
  const customer = aCustomer();
  await sendAs(form, customer);
  const [request] = await submittedRequests(customer.email);
  return request?.items[0]?.photos ?? [];
}

/** The colour of a place, from 0 to 1 down the middle of a photo, as in the file, without regard to EXIF. */
async function colourAt(file: string, down: number): Promise<string> {
  const { width, height } = await sharp(file).metadata();
  const { data } = await sharp(file)
    .extract({ left: Math.round(width / 2), top: Math.round(height * down), width: 8, height: 8 })
    .blur(4)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > blue ? TOP : BOTTOM;
}

/** Counts the photos that the browser keeps, in a page. A database that is not there yet is not made. */
const keptPhotos = async () => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'appraisal-form')) return 0;
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('appraisal-form');
    opening.onsuccess = () => resolve(opening.result);
  });
  const forms = await new Promise<Map<string, File[]>[]>((resolve) => {
    const reading = database.transaction('photos').objectStore('photos').getAll();
    reading.onsuccess = () => resolve(reading.result);
  });
  database.close();
  return forms.flatMap((items) => [...items.values()]).flat().length;
};

test.describe('A photo on its way to the shops', { tag: '@phone' }, () => {
  test('is made smaller and upright, and says nothing about where it was taken', async ({ page }) => {
    const sentPhotos = await recordPhotos(page);
    const form = await openPlainPage(page, 'product');
    const original = await phonePhoto();
    const [storedPhoto] = await sendWith(form, original);
    if (!storedPhoto) throw new Error('no photo is stored');
    const { width, height, orientation, exif } = await sharp(storedPhoto.file).metadata();
    expect({ width, height, orientation, exif }).toEqual({
      width: 1800,
      height: 2400,
      orientation: undefined,
      exif: undefined,
    });
    expect(await colourAt(storedPhoto.file, 0.1)).toBe(TOP);
    expect(await colourAt(storedPhoto.file, 0.9)).toBe(BOTTOM);
    expect(storedPhoto).toMatchObject({ originalName: 'IMG_0001.jpg', type: 'image/jpeg' });
    const [sentPhoto] = await sentPhotos();
    expect((await sharp(sentPhoto?.bytes).metadata()).exif).toBeUndefined();
    expect(sentPhoto?.bytes.length).toBeLessThan(original.buffer.length / 2);
  });

  test('says nothing about where it was taken if it is small, too', async ({ page }) => {
    const sentPhotos = await recordPhotos(page);
    const form = await openPlainPage(page, 'product');
    const { buffer, ...photo } = await phonePhoto();
    const small = await sharp(buffer).resize(600).keepExif().jpeg({ quality: 95 }).toBuffer();
    await sendWith(form, { ...photo, buffer: small });
    const [sentPhoto] = await sentPhotos();
    const exifOf = async (bytes: Buffer | undefined) => (await sharp(bytes).metadata()).exif;
    expect([await exifOf(small), await exifOf(sentPhoto?.bytes)]).toEqual([expect.any(Buffer), undefined]);
  });

  test('stays as it was chosen if the page asks for originals', { tag: '@all' }, async ({ page }) => {
    const sentPhotos = await recordPhotos(page);
    const form = await openPlainPage(page, 'product', { photos: 'original' });
    const original = await phonePhoto();
    const [storedPhoto] = await sendWith(form, original);
    expect((await sentPhotos()).map(({ bytes }) => bytes.equals(original.buffer))).toEqual([true]);
    const { width, height, orientation } = await sharp(storedPhoto?.file).metadata();
    expect([width, height, orientation]).toEqual([3200, 2400, 6]);
  });

  test('stays as it is if this browser cannot decode it, as HEIC here', async ({ page }) => {
    const sentPhotos = await recordPhotos(page);
    const form = await openPlainPage(page, 'product');
    const heic = smallPhoto('heic', 'IMG_0002.HEIC');
    const [storedPhoto] = await sendWith(form, heic);
    expect(storedPhoto).toMatchObject({ originalName: 'IMG_0002.HEIC', type: 'image/heic' });
    expect((await sentPhotos()).map(({ bytes }) => bytes.equals(heic.buffer))).toEqual([true]);
  });

  test('that an app saved under another ending is sent by a name that fits', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    const storedPhotos = await sendWith(
      form,
      { ...smallPhoto('webp', 'IMG_0003.jpg'), mimeType: 'image/jpeg' },
      { ...smallPhoto('heic', 'IMG_0004.jpg'), mimeType: 'image/jpeg' },
    );
    expect(storedPhotos).toMatchObject([
      { originalName: 'IMG_0003.webp', type: 'image/webp' },
      { originalName: 'IMG_0004.heic', type: 'image/heic' },
    ]);
  });

  test('that only the browser can read, as an AVIF called .jpg, is sent as a JPEG, also if the page asks for originals', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product', { photos: 'original' });
    const buffer = await sharp(smallPhoto().buffer).avif().toBuffer();
    const [storedPhoto] = await sendWith(form, { name: 'IMG_0005.jpg', mimeType: 'image/jpeg', buffer });
    expect(storedPhoto).toMatchObject({ originalName: 'IMG_0005.jpg', type: 'image/jpeg' });
  });

  test('stays transparent where it was, as a PNG', { tag: '@all' }, async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    const [storedPhoto] = await sendWith(form, await cutOutPng());
    const { width, format, hasAlpha } = await sharp(storedPhoto?.file).metadata();
    expect({ width, format, hasAlpha }).toEqual({ width: 2078, format: 'png', hasAlpha: true });
    const { data } = await sharp(storedPhoto?.file)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  test('stays as it is if it is small already', { tag: '@all' }, async ({ page }) => {
    const sentPhotos = await recordPhotos(page);
    const form = await openPlainPage(page, 'product');
    await sendWith(form, smallPhoto('png'));
    expect((await sentPhotos()).map(({ bytes }) => bytes.equals(smallPhoto('png').buffer))).toEqual([true]);
  });

  test('is sent although its file is deleted meanwhile, also after a reload', async ({ page }, info) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    const { name, buffer } = smallPhoto('png');
    const path = info.outputPath(name);
    writeFileSync(path, buffer);
    await form
      .getByLabel(/写真を追加/)
      .last()
      .setInputFiles(path);
    await expect(form.getByRole('img', { name: /プレビュー/ })).toBeVisible();
    await expect.poll(() => page.evaluate(keptPhotos), 'the browser has stored it').toBe(1);
    rmSync(path);
    await page.reload();
    await expect(form.getByRole('img', { name: /プレビュー/ })).toBeVisible();
    const customer = aCustomer();
    await sendAs(form, customer);
    const [request] = await submittedRequests(customer.email);
    expect(request?.items[0]?.photos).toMatchObject([{ originalName: name, type: 'image/png' }]);
  });

  test('is refused at once if it ends early, and never sent with a part missing', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    const { buffer, ...rest } = await phonePhoto('broken.jpg');
    await fillBy(form, { items: [GUITAR] });
    await attach(form, { ...rest, buffer: buffer.subarray(0, buffer.length / 2) });
    await expect(alertOf(form, '写真のデータが途中で切れています: broken.jpg')).toBeVisible();
    await expect(form.getByText('0／3枚')).toBeVisible();
  });

  test('is the first of several in the order that the seller gives them', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    await attach(form, smallPhoto('jpg', 'back.jpg'), smallPhoto('png', 'front.png'));
    await form.getByRole('button', { name: '2枚目（front.png）を前へ' }).click();
    await expect(form.getByRole('button', { name: '1枚目（front.png）を後ろへ' })).toBeFocused();
    const customer = aCustomer();
    await sendAs(form, customer);
    const [request] = await submittedRequests(customer.email);
    expect(request?.items[0]?.photos.map(({ originalName }) => originalName)).toEqual([
      'front.png',
      'back.jpg',
    ]);
  });

  test('is refused at once if it has more than 100 megapixels', { tag: '@all' }, async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    const buffer = await sharp({
      create: { width: 12_000, height: 9_000, channels: 3, background: TOP },
    })
      .webp({ lossless: true })
      .toBuffer();
    await attach(form, { name: 'huge.webp', mimeType: 'image/webp', buffer });
    await expect(alertOf(form, '写真の画素数が多すぎます: huge.webp (最大1億画素)')).toBeVisible();
  });

  test('that was only just chosen holds the request back until it is smaller', { tag: '@all' }, async ({
    page,
  }) => {
    const sentPhotos = await recordPhotos(page);
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    await proceed(form);
    await fillCustomer(form, aCustomer());
    await form.getByRole('button', { name: '商品情報入力に戻る' }).click();
    const { buffer, ...rest } = await phonePhoto();
    await attach(form, ...['1.jpg', '2.jpg', '3.jpg'].map((name) => ({ ...rest, name, buffer })));
    await proceed(form);
    await pressSend(form);
    await untilThanks(form);
    expect((await sentPhotos()).map(({ bytes }) => bytes.length < buffer.length / 2)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('is sent as it was chosen if making it smaller takes too long', { tag: '@all' }, async ({ page }) => {
    const sentPhotos = await recordPhotos(page);
    await page.addInitScript(() => {
      window.createImageBitmap = () => new Promise(() => {});
    });
    const form = await openPlainPage(page, 'product');
    const original = await phonePhoto();
    await sendWith(form, original);
    expect((await sentPhotos()).map(({ bytes }) => bytes.equals(original.buffer))).toEqual([true]);
  });

  test('is sent as it was chosen where scripts cannot read what they draw', { tag: '@all' }, async ({
    page,
  }) => {
    const sentPhotos = await recordPhotos(page);
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
        new ImageData(width, height);
    });
    const form = await openPlainPage(page, 'product');
    const original = await phonePhoto();
    await sendWith(form, original);
    expect((await sentPhotos()).map(({ bytes }) => bytes.equals(original.buffer))).toEqual([true]);
  });
});
