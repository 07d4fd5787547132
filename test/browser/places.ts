import { Client } from 'pg';
import type { House } from './house.ts';

/** Asks the database of a house. */
async function ask<Row>({ databaseUrl }: House, text: string, values: readonly string[]): Promise<Row[]> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** How many shops have opened the page of a request, as the server has stored it. */
export async function openedBy(house: House, uuid: string): Promise<number> {
  const [row] = await ask<{ count: number }>(
    house,
    'select count(opened_at)::int as count from matches where request_uuid = $1',
    [uuid],
  );
  return row?.count ?? 0;
}

/** The seller has pressed so many minutes earlier to choose or to refuse shops. */
export const pressedBefore = async (house: House, uuid: string, minutes: number): Promise<void> => {
  const earlier = (column: string) => `${column} = ${column} - make_interval(mins => $2::int)`;
  await ask(
    house,
    `update matches set ${earlier('chosen_at')}, ${earlier('refused_at')} where request_uuid = $1`,
    [uuid, String(minutes)],
  );
};
