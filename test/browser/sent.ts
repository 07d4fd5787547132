import type { Page } from 'playwright/test';

/** A field of a multipart form: its name, and its text or the name of its file. */
export type SentField = [name: string, value: string];

interface Recorder {
  sentForms: SentField[][];
}

/**
 * Records every multipart form that the page sends, field by field in the order of sending. Playwright itself does
 * not give tests the files of a request body.
 */
export async function recordForms(page: Page): Promise<() => Promise<SentField[][]>> {
  await page.addInitScript(() => {
    const recorder = window as unknown as Recorder;
    recorder.sentForms = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) {
        recorder.sentForms.push(
          [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]),
        );
      }
      send.call(this, body);
    };
  });
  return () => page.evaluate(() => (window as unknown as Recorder).sentForms);
}
