import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, desc, eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { LINK_PAGES } from '#contract/life/follow-up.ts';
import type { Db } from '#server/db/open.ts';
import { requestPhotos, shopRegistrations } from '#server/db/schema.ts';
import { mailFolder } from '#server/deliveries/mail/transport.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { DESK_CALLS } from '../server/desk-calls.ts';
import { Callers } from '../server/kept-backups/callers.ts';
import { readOwnRequest } from '../server/link-calls.ts';

/** Paths of private pages, as the mails of a server have them. */
export interface Links {
  seller: string;
  shop: string;
}

const LINKS = new RegExp(`(?<=https?://[^/\\s]+)(?:${Object.values(LINK_PAGES).join('|')})/[\\w.~-]+`, 'g');

/** The texts of all mails about a request that a data folder keeps. */
async function mailsAbout(dataDir: string, request: string): Promise<string[]> {
  const folder = join(mailFolder(dataDir), request);
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.map(async (name) => (await PostalMime.parse(await readFile(join(folder, name)))).text ?? ''),
  );
}

/**
 * The links that a server has mailed about the request with the most photos of which there are mails.
 * @throws Error if there is none
 */
export async function mailedLinks(db: Db, dataDir: string): Promise<Links & { request: string }> {
  const rows = await db
    .select({ request: requestPhotos.requestUuid })
    .from(requestPhotos)
    .groupBy(requestPhotos.requestUuid)
    .orderBy(desc(sql`count(*)`), asc(requestPhotos.requestUuid));
  for (const { request } of rows) {
    const paths = (await mailsAbout(dataDir, request)).flatMap((text) => text.match(LINKS) ?? []);
    const [seller, shop] = [LINK_PAGES.request, LINK_PAGES.lead].map((page) =>
      paths.find((path) => path.startsWith(`${page}/`)),
    );
    if (seller && shop) return { seller, shop, request };
  }
  throw new Error(`no mail in ${dataDir} has a link to a request with photos`);
}

/** Names the pages of sellers and shops that do not open by the links. */
export async function missingPages(base: string, { seller, shop }: Links): Promise<string[]> {
  const answers = await Promise.all([seller, shop].map((path) => fetch(base + path)));
  return answers
    .filter(({ ok }) => !ok)
    .map(({ status, url }) => `${new URL(url).pathname.split('/')[1]} (${status})`);
}

/** Names whatever is not as it was before. Empty if all is there. */
export const missingOn = async (
  base: string,
  db: Db,
  dataDir: string,
  links: Links & { request: string },
): Promise<string[]> => [
  ...(await missingPages(base, links)),
  ...(await missingPhotos(base, db, dataDir, links)),
  ...(await missingAtDesk(base, db, links.request)),
];

/** The photos of goods that the page of the seller shows, byte by byte. */
async function missingPhotos(
  base: string,
  db: Db,
  dataDir: string,
  { seller, request }: Links & { request: string },
): Promise<string[]> {
  const callers = new Callers(base, db);
  const token = seller.split('/').at(-1) ?? '';
  const own = (await callers.call(readOwnRequest, { params: { token }, body: {} })) as unknown as OwnRequest;
  const ownPhotos = own.items.flatMap(({ photos }) => photos);
  const rows = await db.select().from(requestPhotos).where(eq(requestPhotos.requestUuid, request));
  const files = await Promise.all(rows.map(({ path }) => readFile(join(dataDir, 'photos', path))));
  if (ownPhotos.length === 0) return ['all photos'];
  const results = ownPhotos.map(async ({ url }) => {
    const answer = await fetch(base + url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return answer.ok && files.some((file) => file.equals(bytes))
      ? []
      : [`the photo ${url} (${answer.status})`];
  });
  return (await Promise.all(results)).flat();
}

/** The office finds the request and the registrations, and a seller can send another request. */
async function missingAtDesk(base: string, db: Db, request: string): Promise<string[]> {
  const callers = new Callers(base, db);
  const as = await callers.sample('owner');
  const text = JSON.stringify([
    await callers.call(DESK_CALLS.readRequest, { as, params: { uuid: request } }),
    await callers.call(DESK_CALLS.readRegistrations, { as }),
  ]);
  const registrations = await db.select({ uuid: shopRegistrations.uuid }).from(shopRegistrations);
  const uuids = [request, ...registrations.map(({ uuid }) => uuid)];
  await callers.submit({});
  return uuids.filter((uuid) => !text.includes(uuid)).map((uuid) => `${uuid} at the desk`);
}
