import type { CDPSession, Locator } from 'playwright/test';
import { pageOf } from './form.ts';

/** An input method like that of a Japanese keyboard: typed text is underlined until it is confirmed. */
export class Ime {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(field: Locator): Promise<Ime> {
    await field.focus();
    const page = pageOf(field);
    return new Ime(await page.context().newCDPSession(page));
  }

  /** Shows each text in turn as unconfirmed: first keystroke by keystroke, then as candidates. */
  async compose(...texts: string[]): Promise<void> {
    for (const text of texts) {
      await this.#session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
  }

  /** Confirms a text. */
  async confirm(text: string): Promise<void> {
    await this.#session.send('Input.insertText', { text });
  }
}
