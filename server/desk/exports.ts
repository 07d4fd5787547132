import * as z from 'zod/mini';
import { LIST_FILTERS, plainQuery } from '#contract/desk/lists.ts';
import { keyOf } from '#contract/schemas/bounds.ts';
import { act, OFFICE } from './act.ts';
import { filterQuery } from './inputs.ts';
import { logAct } from './log.ts';

export const exportActs = {
  /** Notes that somebody takes a list along as a file. Its rows are read as on its page, in larger pieces. */
  noteExport: act({
    may: OFFICE,
    asks: z.object({ list: keyOf(LIST_FILTERS), query: filterQuery, search: z.boolean() }),
    async run({ db }, by, { list, query, search }) {
      const line = [list, plainQuery(list, query), ...(search ? ['search'] : [])].filter(Boolean).join(' ');
      await logAct(db, by, { action: 'export', subject: 'lists', uuid: by.id, changed: line });
      return {};
    },
  }),
};
