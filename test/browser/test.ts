import { test as base } from 'playwright/test';

/** Tests in a browser that shows pictures as WebP: pages with AVIF stop now and then (docs/decisions/0071). */
export const test = base.extend({
  page: async ({ page, browserName }, use) => {
    if (browserName === 'chromium') {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setDisabledImageTypes', { imageTypes: ['avif'] });
    }
    await use(page);
  },
});
