import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

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
  expect([...listeners.keys()]).toEqual(['push', 'notificationclick']);
});
