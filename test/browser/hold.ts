import type { Page } from 'playwright/test';

/** Holds files back until the returned function is called. */
export async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
