import type { Page } from 'playwright/test';

/** An event of the element, as the page received it. */
export type SeenEvent = [name: string, detail: Record<string, unknown>];

const NAMES = ['step', 'progress', 'submit', 'complete', 'error'];

/** Records the element's events at the document, where analytics scripts of a page listen. */
export async function recordEvents(page: Page): Promise<() => Promise<SeenEvent[]>> {
  await page.addInitScript((names) => {
    const events: unknown[] = [];
    Object.assign(window, { seenEvents: events });
    for (const name of names) {
      document.addEventListener(`appraisal-form:${name}`, (event) => {
        events.push([name, (event as CustomEvent).detail]);
      });
    }
  }, NAMES);
  return () => page.evaluate(() => (window as unknown as { seenEvents: SeenEvent[] }).seenEvents);
}

/**
 * Records problems that a page must never have: uncaught errors, console errors, violations of its security policy.
 */
export async function recordTrouble(page: Page): Promise<() => Promise<string[]>> {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Object.assign(window, { breaches });
    document.addEventListener('securitypolicyviolation', (event) => {
      breaches.push(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  return async () => [
    ...trouble,
    ...(await page.evaluate(() => (window as unknown as { breaches: string[] }).breaches)),
  ];
}
