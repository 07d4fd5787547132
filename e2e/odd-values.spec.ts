import { expect } from 'playwright/test';
import { keysOf } from '#contract/base/keys.ts';
import { DESK_OF, DESK_PAGES, ROLES, type Role } from '#contract/desk/desk.ts';
import { inAddress, ODD_TEXTS } from '#test/base/odd-values.ts';
import { test } from '#test/browser/house.ts';
import { intentsOf, readNames, type SitePath, sitePaths, Walker } from '#test/browser/walk.ts';

const SLOW_MS = 1_000;
const NO_ROW = '00000000-0000-4000-8000-000000000000';
const PARAMETER = /:(\w+)\??|\*$/g;

/** A page that an address asks for, or a form that is sent to it. */
interface Asked {
  path: string;
  form?: Readonly<Record<string, string>>;
}

const NAMES = readNames();

const takesParameters = ({ path }: SitePath) => /[:*]/.test(path);
const withOdd = (path: string, text: string) => path.replace(PARAMETER, inAddress(text));
const withGood = (path: string) =>
  path.replace(PARAMETER, (whole, name) => (whole === '*' ? '' : name === 'uuid' ? NO_ROW : 'x'));

/** One in so many of the odd texts; another part of them for each page. */
const some = (place: number, of: number) => ODD_TEXTS.filter((_, at) => at % of === place % of);

/** Odd values for everything that a page takes. @param share one in so many of them */
function oddFor(page: SitePath, place: number, share: number): Asked[] {
  const good = withGood(page.path);
  const inPath = takesParameters(page) ? some(place, share).map((text) => withOdd(page.path, text)) : [];
  const inQuery = some(place, 2 * share).map(
    (text) => `${good}?${NAMES.map((name) => `${name}=${inAddress(text)}`).join('&')}`,
  );
  const gets = [...inPath, ...inQuery].map((path) => ({ path }));
  if (!page.takesForms) return gets;
  const unknown = some(place, 4 * share).map((text) => ({ path: good, form: { intent: text } }));
  const known = intentsOf(page).flatMap((intent, at) =>
    some(place + at, 12 * share).map((text) => ({
      path: good,
      form: { ...Object.fromEntries(NAMES.map((name) => [name, text])), intent },
    })),
  );
  const elsewhere = inPath.map((path) => ({ path, form: { intent: intentsOf(page)[0] ?? '' } }));
  return [...gets, ...unknown, ...known, ...elsewhere];
}

/** How often a late answer is asked for again: something else may have held the machine. */
const TRIES = 3;

async function isAlwaysLate(walker: Walker, { path, form }: Asked): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1)
    if ((await walker.ask(path, form)).ms <= SLOW_MS) return false;
  return true;
}

/** The fault of an answer; undefined if it has none. */
async function faultOf(walker: Walker, site: string, request: Asked): Promise<string | undefined> {
  const { path, form } = request;
  const { status, ms, text, location } = await walker.ask(path, form);
  const isSlow = ms > SLOW_MS && (await isAlwaysLate(walker, request));
  const leadsAway = location !== null && new URL(location, site).origin !== site;
  const isSilent = status >= 400 && text.trim() === '';
  if (status < 500 && !isSlow && !leadsAway && !isSilent) return undefined;
  return `${status} in ${Math.round(ms)} ms, ${location ?? ''}: ${path.slice(0, 150)} ${JSON.stringify(form ?? {}).slice(0, 150)}`;
}

const isOfDesk = ({ path }: SitePath) => path.startsWith(DESK_PAGES.home);

for (const role of ['nobody', ...keysOf(ROLES)] as const) {
  for (const [part, some] of [
    ['a part of what is odd', 8],
    ['all that is odd @all', 1],
  ] as const)
    test(`No page fails, or leads elsewhere, for ${role}, by ${part} in an address or a form @desktop`, async ({
      house,
    }) => {
      test.setTimeout(600_000);
      const walker = new Walker(house.url, role === 'nobody' ? undefined : role);
      const pages = (await sitePaths()).filter((page) => role === 'nobody' || isOfDesk(page));
      // The owner may see most pages, and those of the others are a part of them.
      const share = some * (role === 'nobody' || role === 'owner' ? 1 : 3);
      const faults: string[] = [];
      for (const [place, page] of pages.entries())
        for (const request of oddFor(page, place, share)) {
          const fault = await faultOf(walker, house.url, request);
          if (fault) faults.push(fault);
        }
      expect(faults).toEqual([]);
      if (role !== 'nobody') expect((await walker.ask(DESK_OF[role as Role])).status).toBe(200);
    });
}

test('Whatever a browser keeps as its session, the desk asks to sign in @desktop', async ({ house }) => {
  for (const text of ODD_TEXTS) {
    const base64 = Buffer.from(JSON.stringify(text)).toString('base64');
    for (const value of [base64, encodeURIComponent(base64), inAddress(text)]) {
      const answer = await fetch(`${house.url}${DESK_PAGES.home}`, {
        redirect: 'manual',
        headers: { cookie: `__Host-desk=${value}` },
      });
      expect([answer.status, answer.headers.get('location')?.startsWith(DESK_PAGES.signIn)]).toEqual([
        302,
        true,
      ]);
    }
  }
});

test('Whoever has signed in is led to a page of the desk, wherever the address says @desktop', async ({
  house,
}) => {
  const leads = [
    ...ODD_TEXTS,
    '//other.example',
    '/\\other.example',
    '/desk/../..//other.example',
    '/desk/\t//x',
  ];
  for (const text of leads) {
    const walker = new Walker(house.url);
    const address = `${DESK_PAGES.signIn}?next=${inAddress(text)}`;
    const { status, location } = await walker.ask(address, { sample: 'reader' });
    expect([status, location]).toEqual([302, DESK_PAGES.home]);
  }
  const { location } = await new Walker(house.url).ask(
    `${DESK_PAGES.signIn}?next=${encodeURIComponent('/desk/deliveries?state=dead')}`,
    { sample: 'reader' },
  );
  expect(location).toBe('/desk/deliveries?state=dead');
});
