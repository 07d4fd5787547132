import { expect } from 'playwright/test';
import { ROLES } from '#contract/desk.ts';
import { inAddress, ODD_TEXTS } from '#tools/odd-values.ts';
import { test as housed } from './support/house.ts';
import { intentsOf, readNames, type SitePath, sitePaths, Walker } from './support/walk.ts';

/** With a server of its own, whose sample people sign in. */
const test = housed.extend({ baseURL: ({ house }, use) => use(house.url) });

const SLOW_MS = 1_000;
const UUID = '00000000-0000-4000-8000-000000000000';
const IN_PATH = /:(\w+)\??|\*$/g;

const takesParameters = ({ path }: SitePath) => /[:*]/.test(path);

const withOdd = (path: string, text: string) => path.replace(IN_PATH, inAddress(text)) || '/';

test('scan @desktop', async ({ baseURL = '' }) => {
  test.setTimeout(900_000);
  const names = readNames();
  console.log(names.join(' '));
  const faults: Record<string, string[]> = {};
  let count = 0;
  const note = async (walker: Walker, what: string, path: string, form?: Record<string, string>) => {
    const { status, ms, html, location } = await walker.ask(path, form);
    count += 1;
    const leads = location !== null && new URL(location, baseURL).origin !== baseURL;
    const words = status < 400 || /<h1|"message"/.test(html) || !html;
    if (status >= 500 || ms > SLOW_MS || leads || !words)
      (faults[what] ??= []).push(
        `${status} ${Math.round(ms)} ${leads ? location : ''} ${words} ${path.slice(0, 100)} ${form ? JSON.stringify(form).slice(0, 100) : ''}`,
      );
  };
  const paths = await sitePaths();
  for (const role of [undefined, ...Object.values(ROLES)] as const) {
    const key = Object.entries(ROLES).find(([, v]) => v === role)?.[0];
    const walker = new Walker(baseURL, key);
    const t = performance.now();
    const c = count;
    await Promise.all(
      [0, 1, 2, 3].map(async (lane) => {
        for (const [at, page] of paths.entries()) {
          if (at % 4 !== lane) continue;
          if (role && !page.path.startsWith('/desk')) continue;
          const good =
            page.path.replace(IN_PATH, (m, n) => (m === '*' ? '' : n === 'uuid' ? UUID : 'x')) || '/';
          if (takesParameters(page))
            for (const text of ODD_TEXTS)
              await note(walker, `${role} GET path ${page.path}`, withOdd(page.path, text));
          for (const text of ODD_TEXTS)
            await note(
              walker,
              `${role} GET query ${page.path}`,
              `${good}?${names.map((name) => `${name}=${inAddress(text)}`).join('&')}`,
            );
          if (!page.takesForms) continue;
          for (const text of ODD_TEXTS) {
            await note(walker, `${role} POST intent ${page.path}`, good, { intent: text });
            if (takesParameters(page))
              await note(walker, `${role} POST path ${page.path}`, withOdd(page.path, text), {
                intent: intentsOf(page)[0] ?? '',
              });
          }
          for (const intent of intentsOf(page))
            for (const text of ODD_TEXTS.filter((_, i) => i % 5 === at % 5))
              await note(walker, `${role} POST ${intent} ${page.path}`, good, {
                ...Object.fromEntries(names.map((n) => [n, text])),
                intent,
              });
        }
      }),
    );
    console.log(role, count - c, Math.round(performance.now() - t));
  }
  console.log(count, JSON.stringify(faults, null, 1));
  expect(faults).toEqual({});
});
