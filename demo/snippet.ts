import { elementLine, scriptLine } from '#contract/snippet.ts';
import { MESSAGES } from './messages.ts';
import { type Settings, toAttributes } from './settings.ts';

/** The two lines that a partner adds to a page. They never contain the calls that fail on purpose. */
export const toSnippet = (settings: Settings, origin: string): string =>
  [scriptLine(origin), elementLine(origin, toAttributes(settings), MESSAGES.formPage)].join('\n');
