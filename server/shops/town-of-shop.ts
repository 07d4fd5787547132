import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/open.ts';

/**
 * Where the town of a shop is, by its postal code, for a shop whose own place nobody has said.
 * @returns undefined for a shop with coordinates, a code of several towns, and a town whose place is not known
 */
export async function townOfShop(
  db: Db,
  uuid: string,
): Promise<{ latitude: number; longitude: number } | undefined> {
  const [row] = await rowsOf<{ latitude: number; longitude: number }>(
    db,
    sql`select min(c.latitude) as latitude, min(c.longitude) as longitude
      from shops s join towns t on t.zipcode = s.zipcode join cities c on c.id = t.city_id
      where s.uuid = ${uuid} and s.latitude is null and c.prefecture_id = s.prefecture_id
      having count(distinct c.id) = 1 and min(c.latitude) is not null and min(c.longitude) is not null`,
  );
  return row;
}
