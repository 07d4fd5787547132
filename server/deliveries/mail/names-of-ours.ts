import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { chosenDetails } from '../../db/records/goods-in-words.ts';
import { catalogueEntries } from '../../db/schema.ts';
import type { RequestRecord } from '../records.ts';

type Items = RequestRecord['items'];

/** Goods with only those answers that are names of our catalogue or our options; typed texts are left out. */
export async function namesOfOurs(db: Db, items: Items): Promise<Items> {
  const names = items.flatMap(({ attributes }) => attributes.flat());
  const { category, name } = catalogueEntries;
  const ours = await db.selectDistinct({ category, name }).from(catalogueEntries).where(inArray(name, names));
  return items.map((item) => ({
    ...item,
    detail: chosenDetails(item),
    attributes: item.attributes.map((values) =>
      values.filter((value) => ours.some((one) => one.category === item.category && one.name === value)),
    ),
  }));
}
