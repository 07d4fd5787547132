import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';

/**
 * Opens a page on an origin that is not ours, served by a real server.
 * @param query of its address
 * @returns closes the server
 */
export async function openElsewhere(page: Page, body: string, query = ''): Promise<() => void> {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(
      `<!doctype html><html lang="ja"><meta name="viewport" content="width=device-width"><title>提携先のページ</title>${body}`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${query}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
