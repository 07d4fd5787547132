import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { LINK_PAGES } from '#contract/life/follow-up.ts';

/** The request about which somebody has got a mail. */
export async function requestOfMail(dataDir: string, email: string): Promise<string> {
  let match: string | undefined;
  const look = async () => {
    for (const uuid of await readdir(join(dataDir, 'mail')).catch(() => [])) {
      const mails = await keptMails(dataDir, uuid);
      if (mails.some(({ to = [] }) => to.some(({ address }) => address === email))) match = uuid;
    }
    return match;
  };
  await expect.poll(look, { timeout: 30_000 }).toBeDefined();
  return match ?? '';
}

/** The uuids of the requests about which mail was kept. */
export async function requestsIn(dataDir: string): Promise<string[]> {
  const uuids: string[] = [];
  for (const uuid of await readdir(join(dataDir, 'mail')))
    if ((await keptMails(dataDir, uuid)).some((mail) => linksIn(mail, LINK_PAGES.request).length > 0))
      uuids.push(uuid);
  return uuids;
}

/** The mails about a request that a server without SMTP_URL has kept. */
export async function keptMails(dataDir: string, uuid: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail', uuid);
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))));
}

const linksIn = ({ text = '' }: Email, path: string): string[] =>
  text.match(new RegExp(`https?://[^\\s/]+${path}/[\\w-]+`, 'g')) ?? [];

/** Waits for a number of links to pages below a path in the mails about a request. */
export async function keptLinks(
  dataDir: string,
  uuid: string,
  { path, count }: { path: string; count: number },
): Promise<string[]> {
  let links: string[] = [];
  const look = async () => {
    const mails = await keptMails(dataDir, uuid);
    links = [...new Set(mails.flatMap((mail) => linksIn(mail, path)))];
    return links.length;
  };
  await expect.poll(look, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  return links;
}
