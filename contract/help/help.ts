import { isKeyOf, keysOf } from '../base/keys.ts';
import { DESK_PAGES } from '../desk/desk.ts';
import { ALARM_LIMITS } from './alarm-limits.ts';
import { ALARM_PAGES } from './alarms.ts';
import { COMPLAINT_PAGES } from './complaints.ts';
import type { HelpPage } from './help-page.ts';

/** All pages for trouble. The documents have them too (docs/operating/alarms.md), for when the desk cannot be reached. */
export const HELP_PAGES = { ...ALARM_PAGES, ...COMPLAINT_PAGES };
export type HelpName = keyof typeof HELP_PAGES;
export const HELP_NAMES = keysOf(HELP_PAGES);

const WATCHED = `${ALARM_LIMITS.lookSeconds}秒ごとに確かめています。終わると、「今日」のページから消え、警報の通知先にもお知らせします。`;

/** A page as it is read. */
export function helpPage(name: HelpName): HelpPage {
  const page: HelpPage = HELP_PAGES[name];
  return isKeyOf(ALARM_PAGES, name) ? { ...page, over: [...page.over, WATCHED] } : page;
}

/** The last part of the address of a page. */
const slugOf = (name: HelpName) => name.replaceAll('_', '-');

/** The address of a page at the desk. */
export const helpPath = (name: HelpName): string => `${DESK_PAGES.help}/${slugOf(name)}`;

/** The page at an address; undefined if there is none. */
export const helpAt = (slug: string): HelpName | undefined =>
  HELP_NAMES.find((name) => slugOf(name) === slug);

/** The pages that can be read without signing in. */
export const OPEN_HELP = HELP_NAMES.filter((name) => helpPage(name).isOpen);
