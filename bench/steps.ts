import type { Browser, Locator } from 'playwright';
import { CATEGORIES } from '#contract/goods/categories.ts';
import type { Bench } from '#test/bench/bench.ts';
import { openPhone, type Phone, touch } from '#test/bench/phone.ts';
import type { Figure } from '#test/bench/row.ts';
import { median, range } from '#test/bench/statistics.ts';
import { type ShownAnswer, timeAnswer } from '#test/bench/timed-answer.ts';
import { aCustomer, fillCustomer, mainButton } from '#test/browser/form.ts';
import { smallPhoto } from '#test/browser/photos.ts';

const PAGE = '/demo/plain/product.html';

/** How long a seller looks before the next act, in ms, and how many sell. */
const HANDS = {
  quick: { restMs: 0, rounds: 5 },
  slow: { restMs: 1_500, rounds: 3 },
} as const;

const LONGEST_MS = 30_000;
/** Within this time the form opens the next question by itself, if it does. */
const GOING_ON_MS = 1_000;

type Hands = keyof typeof HANDS;

const ENTRIES = 'dialog[open] :is(.brand, .row)';

const TILES = ['美品', '箱', '3年以内'];

/** The list of a question, with its entries. */
const listOf = (question: string): ShownAnswer => ({
  shown: [{ selector: 'dialog[open] .dialog__title', text: question }, { selector: ENTRIES }],
});

/** Runs in the page. @returns where a thumb taps a control that stands still, unless it is gone */
async function bringIntoSight(control: Element): Promise<{ x: number; y: number } | undefined> {
  const box = () => control.getBoundingClientRect();
  const standsStill = async () => {
    for (let before = Number.NaN; before !== box().y; ) {
      before = box().y;
      await new Promise(requestAnimationFrame);
    }
  };
  await standsStill();
  if (box().top < 0 || box().bottom > innerHeight) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { x, y, width, height } = box();
  return width > 0 ? { x: x + width / 2, y: y + Math.min(height / 2, 30) } : undefined;
}

/** Sells a watch, and times each answer. */
class TimedSeller {
  /** By the name of the step, in ms. */
  readonly times = new Map<string, number>();
  readonly #phone: Phone;
  readonly #form: Locator;
  readonly #restMs: number;

  constructor(phone: Phone, restMs: number) {
    this.#phone = phone;
    this.#form = phone.page.locator('appraisal-form');
    this.#restMs = restMs;
  }

  async sell(): Promise<void> {
    const form = this.#form;
    const trigger = (label: string) => form.locator('.field').filter({ hasText: label }).locator('.trigger');
    const entry = (text: string) => form.locator(ENTRIES).filter({ hasText: text }).first();
    const { label } = CATEGORIES.watch;
    await this.#tap('the first tap: the categories open', form.locator('.trigger').first(), {
      shown: [{ selector: 'dialog[open] .category', text: label }],
    });
    await this.#tap(
      'a category is chosen: its questions',
      form.locator('.category').filter({ hasText: label }),
      {
        shown: [{ selector: '.field', text: 'ブランド' }],
        gone: 'dialog[open] .category',
      },
    );
    // The form goes on to the brands by itself. After a choice in the painted step the seller opens them.
    const goesOn = await form
      .locator(ENTRIES)
      .first()
      .waitFor({ timeout: GOING_ON_MS })
      .then(
        () => true,
        () => false,
      );
    if (!goesOn) await this.#tap('the brands open', trigger('ブランド').first(), listOf('ブランド'));
    await this.#tap('a brand is chosen: its products', entry('ROLEX'), listOf('商品名'));
    await this.#tap('a product is chosen: its model numbers', entry('デイトナ'), listOf('型番'));
    await this.#tap('a model number is chosen: back in the form', entry(''), {
      shown: [{ selector: '.field', text: '型番' }],
      gone: 'dialog[open]',
    });
    for (const text of TILES) {
      await this.#tap(`${text} is chosen`, form.locator('.tile').filter({ hasText: text }).first(), {
        shown: [{ selector: '.tile:has(:checked)', text }],
      });
    }
    await this.#addPhoto();
    await this.#tap('次へ: the contact step', mainButton(form), {
      shown: [{ selector: 'input[name=name1]' }],
    });
    await fillCustomer(form, aCustomer());
    await this.#tap('送信: the thanks', mainButton(form), { shown: [{ selector: '.thanks' }] });
  }

  async #tap(step: string, target: Locator, answer: ShownAnswer): Promise<void> {
    const { x, y } = await this.#find(target);
    await this.#timed(step, 'click', answer, () => touch(this.#phone, x, y));
  }

  async #addPhoto(): Promise<void> {
    const { x, y } = await this.#find(this.#form.locator('.photos__add', { hasText: '写真を追加' }));
    const chooserEvent = this.#phone.page.waitForEvent('filechooser');
    await touch(this.#phone, x, y);
    const chooser = await chooserEvent;
    await this.#phone.page.waitForTimeout(this.#restMs);
    const preview: ShownAnswer = { shown: [{ selector: '.photos__list img[alt*=プレビュー]' }] };
    await this.#timed('a photo is chosen: its preview', 'change', preview, () =>
      chooser.setFiles(smallPhoto()),
    );
  }

  /** Looks for a control, and scrolls to it. */
  async #find(target: Locator): Promise<{ x: number; y: number }> {
    await target.waitFor();
    await this.#phone.page.waitForTimeout(this.#restMs);
    const until = Date.now() + LONGEST_MS;
    while (Date.now() < until) {
      const place = await target.evaluate(bringIntoSight);
      // The form may have put its own control in the place of the painted one.
      if (place) return place;
    }
    throw new Error(`Nothing to tap: ${target}`);
  }

  async #timed(step: string, kind: string, answer: ShownAnswer, act: () => Promise<unknown>): Promise<void> {
    const { page } = this.#phone;
    await page.evaluate(timeAnswer, { kind, answer, longestMs: LONGEST_MS });
    await act();
    const ms = await page.evaluate(() => window.answered);
    if (ms === undefined) throw new Error(`There was no answer to: ${step}`);
    this.times.set(step, ms);
  }
}

async function sell(browser: Browser, url: string, hands: Hands): Promise<Map<string, number>> {
  const phone = await openPhone(browser, { network: 'slow', cpu: 'slow' });
  const seller = new TimedSeller(phone, HANDS[hands].restMs);
  // A quick seller taps what is painted.
  await phone.page.goto(url + PAGE, { waitUntil: hands === 'quick' ? 'commit' : 'networkidle' });
  await seller.sell();
  await phone.context.close();
  return seller.times;
}

/**
 * From each act of a seller to its answer, on slow 4G with a slow CPU: with quick hands, which do the next thing as soon as
 * it is there, and with slow hands, behind which files have come meanwhile.
 */
export async function measureSteps(bench: Bench): Promise<Figure[]> {
  const [{ url }, browser] = [await bench.server(), await bench.browser()];
  const rows: Figure[] = [];
  for (const hands of Object.keys(HANDS) as Hands[]) {
    bench.say(`steps, ${hands} hands …`);
    const sales: Map<string, number>[] = [];
    for (let round = 0; round < HANDS[hands].rounds; round += 1) sales.push(await sell(browser, url, hands));
    for (const step of new Set(sales.flatMap((sale) => [...sale.keys()]))) {
      const times = sales.flatMap((sale) => sale.get(step) ?? []);
      rows.push({
        what: `${hands} hands, ${step}`,
        value: median(times),
        unit: 'ms',
        detail: `${range(times)} in ${times.length} sales, slow 4G and 4× CPU`,
      });
    }
  }
  return rows;
}
