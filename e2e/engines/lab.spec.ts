import { expect, test } from 'playwright/test';
import { aCustomer } from '#test/browser/customers.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { labAddress, startPartner } from '../lab/partner-server.ts';
import { firefox } from './firefox.ts';
import { phonePhotoFile, visit } from './visit.ts';
import { webkit } from './webkit.ts';

/*
 * Pages of the lab in other engines: one for each way in which pages have disturbed the form. All of them would take
 * an hour, since each needs a browser of its own. A page that adds to Object.prototype or a toJSON stops the driver
 * of WebKit itself.
 */
const PAGES = [
  ['frameworks', 'bootstrap-5'],
  ['frameworks', 'prototype-1.7'],
  ['frameworks', 'react-19'],
  ['layouts', 'flex-row'],
  ['layouts', 'table-cell'],
  ['resets', 'unset'],
  ['resets', 'rtl'],
  ['page-scripts', 'array-from'],
  ['page-scripts', 'bind'],
  ['layouts', 'grid-itself'],
  ['layouts', 'footer'],
  ['page-scripts', 'fetch-empty'],
  ['page-scripts', 'no-observers'],
  ['page-scripts', 'clobbered-classic'],
  ['page-scripts', 'joined'],
  ['page-scripts', 'keys'],
  ['storage', 'forbidden'],
] as const;

for (const engine of [firefox, webkit]) {
  test.describe(`In ${engine.name}, on a partner’s page`, { tag: '@phone' }, () => {
    test.skip(!engine.isHere(), `${engine.name} is not installed.`);

    for (const [group, name] of PAGES)
      test(`${group}/${name}, a seller sends a request`, async () => {
        const partner = await startPartner(process.env.E2E_BASE_URL ?? '');
        await visit(
          engine,
          labAddress(group, name),
          'product',
          async (seller, site, folder) => {
            const customer = aCustomer();
            const width = () =>
              seller.tab.run(
                () => document.querySelector('appraisal-form')?.getBoundingClientRect().width ?? 0,
              );
            await expect.poll(width).toBeGreaterThan(300);
            await seller.describesAWatch(await phonePhotoFile(folder));
            await seller.tellsWhoTheyAre(customer);
            await seller.sends();
            expect(await submittedRequests(customer.email)).toHaveLength(1);
            expect(site.trouble).toEqual([]);
          },
          partner.origin,
        ).finally(() => partner.close());
      });
  });
}
