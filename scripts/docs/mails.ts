import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { MAILS } from '#server/base/events.ts';
import { CAUSES, isProved, MAIL_WORDS, type MailRow, PACES, READERS } from '#server/base/mails.ts';
import { rolesOf } from '#server/desk/acts.ts';
import { code, markdownTable, row } from './tables.ts';

const causes = (by: MailRow['by']): string =>
  by
    .map((cause) => (isKeyOf(CAUSES, cause) ? cause : `${rolesOf(cause).join(', ')} (${code(cause)})`))
    .join('; ');

const paces = (often: MailRow['often']): string =>
  often.map((name) => (isKeyOf(PACES, name) ? PACES[name] : code(name))).join(', ');

/** The short words of a column, and their meaning. */
const legend = <Name extends string>(
  column: string,
  names: readonly Name[],
  meaning: (name: Name) => string,
) => `- ${column}: ${names.map((name) => `**${name}**: ${meaning(name)}`).join('; ')}.`;

/**
 * Every mail: to whom, who may cause it, how often, and with which words that are not ours from beginning to end. Limits
 * have their names in `contract/refusals/rate-limits.ts`.
 */
export const mailTable = (): string =>
  [
    [
      legend('To', keysOf(READERS), (name) => `${READERS[name].is}${isProved(name) ? '' : ' *'}`),
      legend('By', keysOf(CAUSES), (name) => CAUSES[name]),
      legend('Words', keysOf(MAIL_WORDS), (name) => MAIL_WORDS[name].are),
    ].join('\n'),
    markdownTable(
      ['mail', 'to', 'by', 'how often', 'words'],
      MAILS.map(({ event, reader, by, often, words }) =>
        row(
          code(event),
          `${reader}${isProved(reader) ? '' : ' *'}`,
          causes(by),
          paces(often),
          words.join(', ') || 'ours',
        ),
      ),
    ),
  ].join('\n\n');
