import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { jpeg } from '#test/server/photos.ts';
import { requirePartner } from './partner.ts';

const STRANGER = '00000000-0000-4000-8000-000000000001';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  await rm(join(dirname(server.photos.folder), 'database-id'), { force: true });
});

const sendPhoto = () =>
  server.submit({ items: [{ category: 'bag', photos: [{ name: 'a.jpg', content: jpeg() }] }] });
const addStranger = () => mkdir(join(server.photos.folder, STRANGER));
const start = () => requirePartner(server.db, server.photos);

describe('Photos that do not say whose they are', () => {
  it('belong to the database that knows any of their requests', async () => {
    await sendPhoto();
    await addStranger();
    await start();
    expect(await server.photos.readPartner()).toMatch(/^[\da-f-]{36}$/);
    await start();
  });

  it('belong to none that knows no request of them', async () => {
    await addStranger();
    await expect(start()).rejects.toThrow('belong to another database');
    expect(await server.photos.readPartner()).toBe('');
  });

  it('are a new folder, if there are none', async () => {
    await start();
    expect(await server.photos.readPartner()).toMatch(/^[\da-f-]{36}$/);
  });
});

it('The server does not start on photos that name another database', async () => {
  await sendPhoto();
  await server.photos.writePartner(STRANGER);
  await expect(start()).rejects.toThrow('belong to another database');
});
