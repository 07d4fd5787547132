import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect } from 'playwright/test';
import { LINK_PAGES } from '#contract/life/follow-up.ts';
import routes from '#host/routes.ts';
import { holdsUuid } from '#test/base/uuid-traces.ts';
import { sendGuitar, test } from '#test/browser/desk.ts';
import { keptLinks, requestsIn } from '#test/browser/kept-mails.ts';

/** The paths of the table of routes. */
const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = '', children = [] }) => [
    path,
    ...pathsOf(children).map((below) => (path && below ? `${path}/${below}` : below)),
  ]);

/** The path of a page for each value of its parameter. */
const fillPath = (path: string, values: Readonly<Record<string, readonly string[]>>): string[] => {
  const [part, name = ''] = /:(\w+)\??/.exec(path) ?? [];
  const open = path.replace(/\/?\*$/, '');
  return part ? (values[name] ?? ['x']).map((value) => open.replace(part, value)) : [open];
};

test.describe('A shop, and a partner @desktop', () => {
  test('read the uuid of a request in no page of the site, and in no data of one', async ({
    page,
    house,
  }) => {
    test.slow();
    const { uuid } = await sendGuitar(page, house);
    const links = await keptLinks(house.dataDir, uuid, { path: LINK_PAGES.lead, count: 1 });
    const requests = await requestsIn(house.dataDir);
    expect(requests).toContain(uuid);
    const token = links.map((link) => link.slice(link.lastIndexOf('/') + 1));
    for (const [role, home] of [
      ['買取店', '/desk/shop'],
      ['提携先', '/desk/partner'],
    ] as const) {
      await page.context().clearCookies();
      await page.goto('/desk/sign-in');
      await page.getByRole('button', { name: role, exact: true }).click();
      await expect(page).toHaveURL(home);
      const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
      const read = async (path: string) => {
        const answer = await page.request.get(path, { headers: { cookie }, maxRedirects: 0 });
        return `${JSON.stringify(answer.headers())}\n${await answer.text()}`;
      };
      const list = home === '/desk/shop' ? await read(`${home}?tab=all`) : '';
      const name = [
        ...new Set([...list.matchAll(/\/desk\/shop\/([\da-f-]{36})/g)].map(([, one = '']) => one)),
      ];
      expect(name.length > 0, role).toBe(home === '/desk/shop');
      const paths = pathsOf(await routes).flatMap((path) => fillPath(path, { token, name }));
      for (const path of [...new Set(paths)])
        for (const address of [`/${path}`, `/${path || '_root'}.data`]) {
          const text = await read(address);
          expect(
            requests.filter((one) => holdsUuid(text, one)),
            `${role} at ${address}`,
          ).toEqual([]);
        }
    }
  });
});
