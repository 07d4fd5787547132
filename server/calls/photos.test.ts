import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import { NOTHING_STORED, startTestApp, type TestApp } from '#test/server/app.ts';
import { PHOTO_FAULTS, SOUND_PHOTOS } from '#test/server/photo-faults.ts';
import { jpeg } from '#test/server/photos.ts';
import { requestPhotos } from '../db/schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const GOOD = { name: 'good.jpg', content: jpeg() };

/** Longer names are cut where they are kept. */
const startOf = (name: string) => name.slice(0, 255);

describe.each(PHOTO_FAULTS)('a photo is refused that is %s', (_title, faults) => {
  test.each(faults)('%s, %s', async (_fault, name, content, words) => {
    const receive = vi.spyOn(server.photos, 'receive');
    const { status, body } = await server.submit({
      items: [{ category: 'bag' }, { category: 'bag', photos: [GOOD, { name, content }] }],
    });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: 'invalid_submission',
      details: [
        {
          field: 'user_form[user_requests][1][item_images][1]',
          message: PHOTO_MESSAGES[words](startOf(name)),
        },
      ],
    });
    expect(await server.filesOnDisk()).toEqual([]);
    expect(await server.storedRows()).toEqual(NOTHING_STORED);
    // A photo of too many pixels, or by a wrong name, is not even begun.
    if (words === 'tooManyPixels') expect(receive).toHaveBeenCalledTimes(1);
    receive.mockRestore();
  });
});

test.each(SOUND_PHOTOS)('a sound photo is taken: %s', async (name, content) => {
  const { status } = await server.submit({ items: [{ category: 'bag', photos: [{ name, content }] }] });
  expect(status).toBe(200);
  expect(await server.db.select().from(requestPhotos)).toMatchObject([{ originalName: startOf(name) }]);
});
