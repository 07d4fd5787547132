import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { HELP_NAMES, helpAt, helpPage, helpPath, OPEN_HELP } from '#contract/help/help.ts';
import { HELP_PARTS, type HelpPage, SEERS } from '#contract/help/help-page.ts';
import { REQUEST_GROUPS } from '#contract/life/request-states.ts';
import { sitePaths } from '#test/browser/walk.ts';
import { SHOPS_WORDS } from '../shops/messages.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };

/** The lists that are filtered by a state, with the states that they know. */
const STATES: Readonly<Record<string, object>> = {
  [DESK_PAGES.requests]: REQUEST_GROUPS,
  [DESK_PAGES.shops]: SHOPS_WORDS.states,
};

/** The words that stand on the screen: messages, and rows of the contract. */
const SCREEN = globSync(['host/**/messages.ts', 'contract/{desk,life,media}/**/*.ts'], { cwd: ROOT })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

const textsOf = ({ title, seen, means, steps, over }: HelpPage) => [
  title,
  ...Object.values(seen),
  ...means,
  ...steps.map(({ text }) => text),
  ...over,
];

/** Words that somebody says, or that no file of ours holds. */
const NOT_OURS = ['メールが届かない', '10社から電話がかかってきた', 'status', 'After a loss'];

describe.each(HELP_NAMES)('The page %s', (name) => {
  const page = helpPage(name);

  it('has its four parts, each in whole sentences', () => {
    for (const part of Object.keys(HELP_PARTS) as (keyof typeof HELP_PARTS)[])
      expect(Object.values(page[part]).length, part).toBeGreaterThan(0);
    expect(Object.keys(page.seen)).toEqual(Object.keys(SEERS));
    for (const text of textsOf(page).slice(1)) expect(text).toMatch(/。$/);
  });

  it('has one address, and is found by it', () => {
    expect(helpPath(name)).toMatch(/^\/desk\/help\/[a-z-]+$/);
    expect(helpAt(helpPath(name).split('/').at(-1) ?? '')).toBe(name);
  });

  it('names buttons, lists and pages as they are on the screen', () => {
    const names = textsOf(page).flatMap((text) => [...text.matchAll(/「([^」]+)」/g)].map(([, one]) => one));
    expect(names.filter((one = '') => !SCREEN.includes(one) && !NOT_OURS.includes(one))).toEqual([]);
  });

  it('leads to pages that exist', async () => {
    const paths = (await sitePaths()).map(({ path }) => path);
    for (const address of page.steps.flatMap(({ pages = {} }) => Object.values(pages))) {
      const { pathname, searchParams } = new URL(address, 'http://site.invalid');
      expect(paths).toContain(pathname);
      const state = searchParams.get('state');
      if (state && STATES[pathname]) expect(Object.keys(STATES[pathname])).toContain(state);
    }
  });

  it('asks for commands that exist', () => {
    const commands = page.steps.flatMap(({ command = '' }) => /^npm run ([\w-]+)/.exec(command)?.[1] ?? []);
    for (const command of commands) expect(Object.keys(scripts)).toContain(command);
  });
});

test('Without signing in, two pages are read: where nobody can sign in', () => {
  expect(OPEN_HELP).toEqual(['database_away', 'locked_out']);
});
