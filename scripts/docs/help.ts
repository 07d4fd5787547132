import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { HELP_NAMES, type HelpName, helpPage, helpPath } from '#contract/help/help.ts';
import { HELP_PARTS, type HelpPage, type HelpStep, SEERS } from '#contract/help/help-page.ts';
import { ALARMS } from '#server/upkeep/alarms/alarms.ts';
import { code, markdownTable, row } from './tables.ts';

/* The pages for trouble, from contract/help, for when the desk cannot be reached. */

/** The rule of an alarm; '' of another page. */
const says = (name: HelpName): string => (isKeyOf(ALARMS, name) ? ALARMS[name].says : '');

const address = (name: HelpName) => `${code(helpPath(name))}${helpPage(name).isOpen ? ' *open*' : ''}`;

/** All pages, with their addresses at the desk. */
export const helpContents = (): string =>
  markdownTable(
    ['page', 'the alarm says', '', 'at the desk'],
    HELP_NAMES.map((name) =>
      row(`[${code(name)}](#${name})`, says(name), helpPage(name).title, address(name)),
    ),
  );

const stepText = ({ text, pages = {}, command }: HelpStep) =>
  [
    `1. ${text}`,
    ...Object.entries(pages).map(([name, path]) => `   - ${name}：${code(path)}`),
    ...(command ? ['', '   ```sh', `   ${command}`, '   ```', ''] : []),
  ].join('\n');

const part = (name: keyof typeof HELP_PARTS, ...texts: readonly string[]) => [
  `**${HELP_PARTS[name]}**`,
  ...texts,
];

const pageText = ({ title, seen, means, steps, over }: HelpPage, name: HelpName): string =>
  [
    `### ${name}`,
    title,
    ...part(
      'seen',
      keysOf(SEERS)
        .map((seer) => `- ${SEERS[seer]}：${seen[seer]}`)
        .join('\n'),
    ),
    ...part('means', ...means),
    ...part('steps', steps.map(stepText).join('\n').trimEnd()),
    ...part('over', ...over),
  ].join('\n\n');

/** The texts of all pages. */
export const helpPages = (): string => HELP_NAMES.map((name) => pageText(helpPage(name), name)).join('\n\n');
