import { isKeyOf } from '#contract/base/keys.ts';
import { LIMIT_ROWS } from '#contract/refusals/rate-limits.ts';
import { MAILS } from '#server/base/events.ts';
import { CAUSES, isProved, MAIL_WORDS, type MailRow, PACES, READERS } from '#server/base/mails.ts';
import { rolesOf } from '#server/desk/acts.ts';
import { code, LIMITED_IN_WORDS, markdownTable, pace, row } from './tables.ts';

const causes = (by: MailRow['by']): string =>
  by
    .map((cause) =>
      isKeyOf(CAUSES, cause) ? CAUSES[cause] : `${rolesOf(cause).join(', ')} (${code(cause)})`,
    )
    .join('; ');

const limitOf = (name: string): string =>
  LIMIT_ROWS.filter(({ limited }) => limited === name)
    .map(({ kind, ...limit }) => `${pace(limit)} for ${LIMITED_IN_WORDS[kind]}`)
    .join(', ');

const paces = (often: MailRow['often']): string =>
  often.map((name) => (isKeyOf(PACES, name) ? PACES[name] : `${code(name)}: ${limitOf(name)}`)).join('; ');

/** Every mail: to whom, who may cause it, how often, and with which words that are not ours from beginning to end. */
export const mailTable = (): string =>
  markdownTable(
    ['mail', 'to', 'caused by', 'how often', 'words'],
    MAILS.map(({ event, reader, by, often, words }) =>
      row(
        code(event),
        `${READERS[reader].is}${isProved(reader) ? '' : ' *'}`,
        causes(by),
        paces(often),
        words.map((word) => MAIL_WORDS[word].are).join('; ') || 'ours',
      ),
    ),
  );
