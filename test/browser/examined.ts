import { expect, type Page } from 'playwright/test';

/**
 * Waits until the page of parts has examined every frame, and expects no violation. The frames are examined one after
 * the other, which takes long on a busy machine.
 */
export async function expectAllExamined(page: Page): Promise<void> {
  await expect(page.getByRole('status')).toHaveText(/件を調べました。違反は0件です。$/, { timeout: 40_000 });
}
