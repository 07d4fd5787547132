import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { CategoryKey } from '#contract/goods/categories.ts';

export interface PhotoInDatabase {
  originalName: string;
  type: string;
  bytes: number;
  /** The size of the file on disk. Undefined if there is no file. */
  bytesOnDisk: number | undefined;
  /** The path of the file. */
  file: string;
}

export interface StoredItem {
  category: CategoryKey;
  attributes: string[][];
  detail: Record<string, string>;
  photos: PhotoInDatabase[];
}

/** A request as the server stores it, with its items, its photos and the number of shops that received it. */
export interface RequestInDatabase {
  uuid: string;
  mediumUuid: string;
  name1: string;
  kana1: string;
  zip1: string;
  addr1: string;
  tel1: string;
  email: string;
  inflow: string;
  referer: string;
  ipAddress: string;
  tracking: Record<string, string> | null;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  theme: string | null;
  userNote: string;
  interests: string[] | null;
  feedback: string | null;
  items: StoredItem[];
  shops: number;
}

const QUERY = `
  select r.*,
    (select count(*)::int from matches m where m.request_uuid = r.uuid) as shops,
    (select coalesce(json_agg(json_build_object(
        'category', i.category, 'attributes', i.attributes, 'detail', i.detail,
        'photos', (select coalesce(json_agg(json_build_object(
            'path', p.path, 'originalName', p.original_name, 'type', p.type, 'bytes', p.bytes
          ) order by p.position), '[]')
          from request_photos p where p.request_uuid = r.uuid and p.item_position = i.position)
      ) order by i.position), '[]')
      from request_items i where i.request_uuid = r.uuid) as items
  from requests r where r.email = $1 order by r.created_at`;

function withFile({ path, ...photo }: Omit<PhotoInDatabase, 'file'> & { path: string }): PhotoInDatabase {
  const file = join(process.env.E2E_DATA_DIR ?? '', 'photos', path);
  return { ...photo, file, bytesOnDisk: statSync(file, { throwIfNoEntry: false })?.size };
}

/** `user_note` becomes `userNote`. */
const inCamelCase = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as unknown as RequestInDatabase;

/** All requests that were stored for an e-mail address, oldest first. */
export async function submittedRequests(email: string): Promise<RequestInDatabase[]> {
  const client = new Client(process.env.E2E_DATABASE_URL);
  await client.connect();
  try {
    const { rows } = await client.query<object>(QUERY, [email]);
    return rows.map(inCamelCase).map((row) => ({
      ...row,
      items: row.items.map((item) => ({
        ...item,
        photos: item.photos.map((photo) => withFile(photo as PhotoInDatabase & { path: string })),
      })),
    }));
  } finally {
    await client.end();
  }
}
