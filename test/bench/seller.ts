import type { Locator, Page } from 'playwright';
import { MANY } from './many-products.ts';
import type { LongFrame, TimedEvent } from './observe.ts';
import { type Phone, touch } from './phone.ts';

/** The effects of one press or one key. */
export interface Handled {
  label: string;
  events: TimedEvent[];
  frames: LongFrame[];
}

/** Long enough for the effects of a press to be drawn and reported. */
const SETTLE_MS = 350;

type Until = 'until all are shown';

/**
 * Fills in the form by touch, as a seller does. Inside dialogs it finds things by class, not by role: calculating the
 * names of thousands of buttons takes minutes on a throttled page.
 */
export class PhoneSeller {
  readonly handled: Handled[] = [];
  readonly #phone: Phone;
  readonly #page: Page;
  readonly #form: Locator;
  readonly #dialog: Locator;

  constructor(phone: Phone) {
    const { page } = phone;
    this.#phone = phone;
    this.#page = page;
    this.#form = page.locator('appraisal-form');
    this.#dialog = this.#form.locator('dialog[open]');
  }

  async open(page: string): Promise<void> {
    await this.#page.goto(page, { waitUntil: 'networkidle' });
    await this.#drain();
  }

  /** Opens the page and taps the first question, which the entry alone has painted: the form never arrives. */
  async tapBeforeTheForm(page: string): Promise<Handled> {
    await this.#page.route(/\/widget\/form(-react)?\.js$/, () => {});
    await this.#page.goto(page);
    await this.#drain();
    return this.#press('open the categories', this.#form.locator('.trigger'));
  }

  async chooseCategory(label: string): Promise<void> {
    await this.#press('open the categories', this.#form.getByRole('button', { name: '商品カテゴリ' }));
    await this.#press(`choose ${label}`, this.#dialog.locator('.category').filter({ hasText: label }));
  }

  openPicker(question: string, until?: Until): Promise<Handled> {
    return this.#press(`open ${question}`, this.#form.getByRole('button', { name: question }).first(), until);
  }

  closePicker(): Promise<Handled> {
    return this.#press('close the picker', this.#dialog.locator('[aria-label="閉じる"]'));
  }

  goBack(): Promise<Handled> {
    return this.#press('go back in the picker', this.#dialog.locator('[aria-label="戻る"]'));
  }

  /** Chooses an entry in the open dialog: one whose name contains the text, or the first one if the text is ''. */
  chooseEntry(text: string, until?: Until): Promise<Handled> {
    const entries = this.#dialog.locator('.brand, .row').filter({ hasText: text });
    return this.#press(`choose ${text || 'the first entry'}`, entries.first(), until);
  }

  async searchFor(text: string): Promise<Handled> {
    const box = this.#dialog.locator('input[type="search"]');
    await this.#press('go to the search', box);
    return this.#handle(`type ${text}`, async () => {
      await this.#page.keyboard.type(text, { delay: 120 });
      await box.evaluate((input: HTMLInputElement, value) => input.value === value || Promise.reject(), text);
    });
  }

  pressTile(text: string): Promise<Handled> {
    return this.#press(`choose ${text}`, this.#form.locator('.tile').filter({ hasText: text }).first());
  }

  /** @param photo the path of a file; a file that Playwright creates inside the page would take time from the page */
  async addPhoto(photo: string): Promise<Handled> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#press('open the photos', this.#form.locator('.photos__add', { hasText: '写真を追加' }));
    return this.#handle('attach a photo', async () => {
      await (await chooser).setFiles(photo);
      await this.#form.getByRole('img', { name: /プレビュー/ }).waitFor();
    });
  }

  async goOn(): Promise<void> {
    await this.#press('go on to the customer', this.#form.getByRole('button', { name: /査定スタート|次へ/ }));
    await this.#form.getByLabel('郵便番号').first().waitFor();
  }

  #press(label: string, target: Locator, until?: Until): Promise<Handled> {
    return this.#handle(label, async () => {
      await target.waitFor();
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`Nothing to press: ${label}`);
      await this.#drain();
      await touch(this.#phone, box.x + box.width / 2, box.y + Math.min(box.height / 2, 30));
      if (until) await this.#untilAllAreShown();
    });
  }

  /** The picker shows long lists in steps. Polled rarely, so that polling takes no time from the form. */
  async #untilAllAreShown(): Promise<void> {
    await this.#page.waitForFunction(
      (count) => {
        const root = document.querySelector('appraisal-form')?.shadowRoot;
        return (root?.querySelectorAll('dialog .row').length ?? 0) >= count;
      },
      MANY,
      { polling: 500 },
    );
  }

  async #handle(label: string, act: () => Promise<unknown>): Promise<Handled> {
    await act();
    await this.#page.waitForTimeout(SETTLE_MS);
    const step = { label, ...(await this.#drain()) };
    this.handled.push(step);
    return step;
  }

  /** Returns the observations since the last call. */
  #drain(): Promise<Pick<Handled, 'events' | 'frames'>> {
    return this.#page.evaluate(() => ({
      events: window.bench.events.splice(0),
      frames: window.bench.frames.splice(0),
    }));
  }
}
