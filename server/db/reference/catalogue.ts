import { asc } from 'drizzle-orm';
import type { firstLevel } from '#contract/calls/catalogue.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS, categoryOfUuid } from '#contract/goods/category-uuids.ts';
import { CachedAnswers } from '../../base/answers/cached-answers.ts';
import { type Json, jsonOf } from '../../base/answers/json.ts';
import type { WrittenAnswer } from '../../base/answers/written-answer.ts';
import type { Db } from '../open.ts';
import { catalogueEntries } from '../schema.ts';
import { inTurns } from './in-turns.ts';

type Answer = Json<WrittenAnswer<typeof firstLevel>>;

/** The catalogue's answers as JSON, made once when it is read. */
export interface Catalogue {
  /** Answers made of it, which are gone with it. */
  readonly prepared: CachedAnswers;
  /** The first level of a category; undefined if the identifier or the group is unknown. */
  group(mediumUuid: string, group: number): Answer | undefined;
  /** The entries below an entry; undefined if no entry of that level and category has this code. */
  level(mediumUuid: string, code: string, level: 2 | 3): Answer | undefined;
}

type Entry = typeof catalogueEntries.$inferSelect;

/** Every category has one group so far. The call allows for more. */
const ONLY_GROUP = 0;

export async function readCatalogue(db: Db): Promise<Catalogue> {
  const entries = await db.select().from(catalogueEntries).orderBy(asc(catalogueEntries.rowOrder));
  const children = Map.groupBy(entries, (entry) => entry.parentCode ?? entry.category);
  const answers = new Map<string, Answer>();
  for (const category of CATEGORY_KEYS) {
    answers.set(CATEGORY_UUIDS[category], toAnswer(children.get(category)));
  }
  for await (const { category, code, level } of inTurns(entries)) {
    answers.set(`${CATEGORY_UUIDS[category]} ${level + 1} ${code}`, toAnswer(children.get(code)));
  }
  const uuidOf = (text: string) => {
    const category = categoryOfUuid(text);
    return category && CATEGORY_UUIDS[category];
  };
  return {
    prepared: new CachedAnswers(),
    group: (mediumUuid, group) => (group === ONLY_GROUP ? answers.get(uuidOf(mediumUuid) ?? '') : undefined),
    level: (mediumUuid, code, level) => answers.get(`${uuidOf(mediumUuid)} ${level} ${code}`),
  };
}

function toAnswer(entries: readonly Entry[] = []): Answer {
  return jsonOf({
    item_masters: entries.map(({ name, code, rowOrder, icon }) => ({
      name,
      code,
      row_order: rowOrder,
      icon,
    })),
  });
}
