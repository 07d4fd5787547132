import * as z from 'zod/mini';
import { MOST_MEDIA } from '#contract/desk/desk.ts';
import { shortList, shortText } from '#contract/schemas/bounds.ts';
import { removeMedium, writeMedia } from '../db/media.ts';
import { media } from '../db/schema.ts';
import { act, actOn, type Tools } from './act.ts';
import { ofOne } from './inputs.ts';
import { logAct } from './log.ts';

/** A command only: nobody may do it at a desk. */
const COMMAND = [] as const;

const medium = z.object({ uuid: z.guid(), name: shortText(200), hosts: shortList(shortText(253), 50) });

/** The list of media, which operators change by commands. */
export const mediaActs = {
  /** Adds and changes media: all or none. */
  writeMedia: act({
    may: COMMAND,
    asks: z.object({ media: shortList(medium, MOST_MEDIA) }),
    run: ({ db }: Pick<Tools, 'db'>, by, { media: rows }) =>
      db.transaction(async (tx) => {
        const result = await writeMedia(tx, rows);
        const acts = rows.map(
          ({ uuid, name }) =>
            ({ action: 'change', subject: 'media', uuid, changed: `name: ${name}` }) as const,
        );
        await logAct(tx, by, ...acts);
        return result;
      }),
  }),
  /** Forgets a medium. Requests that name it stay. */
  removeMedium: actOn(media, {
    may: COMMAND,
    asks: ofOne,
    logs: 'change',
    async work({ tx, row }, { uuid }) {
      await removeMedium(tx, uuid);
      return { answer: {}, changed: `removed: ${row.name}` };
    },
  }),
};
