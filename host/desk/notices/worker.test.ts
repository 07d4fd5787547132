import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { DEVICE_RENEWAL } from '#contract/desk/notices.ts';

type Listener = (event: object) => void;

test('A device shows what it is told, and a press opens the page about it', async () => {
  const code = await readFile(`${import.meta.dirname}/worker.js`, 'utf8');
  const listeners = new Map<string, Listener>();
  const [notices, pages]: [unknown[], string[]] = [[], []];
  runInNewContext(code, {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: (...notice: unknown[]) => notices.push(notice) },
    clients: { openWindow: (url: string) => pages.push(url) },
  });
  const message = {
    title: '新しいご依頼が届きました',
    body: '新着のご依頼：2件',
    url: '/desk/shop',
    tag: 'leads',
  };
  listeners.get('push')?.({ data: { json: () => message }, waitUntil: () => {} });
  expect(notices).toMatchObject([
    [message.title, { body: message.body, tag: 'leads', data: { url: '/desk/shop' } }],
  ]);
  const notification = { data: { url: '/desk/shop' }, close: () => {} };
  listeners.get('notificationclick')?.({ notification, waitUntil: () => {} });
  expect(pages).toEqual(['/desk/shop']);
  // It answers no requests and keeps no pages.
  expect([...listeners.keys()]).toEqual(['push', 'pushsubscriptionchange', 'notificationclick']);
});

test.each([
  ['that comes with the event', true],
  ['that it asks for', false],
])('A device tells the server of its new address, %s', async (_name, comesAlong) => {
  const code = await readFile(`${import.meta.dirname}/worker.js`, 'utf8');
  const listeners = new Map<string, Listener>();
  const calls: [url: string, init: RequestInit][] = [];
  const options = { userVisibleOnly: true };
  const next = { endpoint: 'https://push.example/new' };
  runInNewContext(code, {
    URLSearchParams,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { pushManager: { subscribe: async (asked: object) => asked === options && next } },
    fetch: async (url: string, init: RequestInit) => void calls.push([url, init]),
  });
  let work: Promise<void> | undefined;
  listeners.get('pushsubscriptionchange')?.({
    oldSubscription: { endpoint: 'https://push.example/old', options },
    newSubscription: comesAlong ? next : null,
    waitUntil: (promise: Promise<void>) => {
      work = promise;
    },
  });
  await work;
  const [url, { method, body } = {}] = calls[0] ?? [];
  expect([calls.length, url, method]).toEqual([1, DEVICE_RENEWAL, 'POST']);
  expect(Object.fromEntries(body as URLSearchParams)).toEqual({
    before: 'https://push.example/old',
    subscription: JSON.stringify(next),
  });
});
