import type { Locator, Page } from 'playwright';
import { customerField as rowOf } from '#contract/customer/customer.ts';
import { type Theme, themeOf } from '#contract/embed/themes.ts';
import { CATEGORIES, type CategoryKey } from '#contract/goods/categories.ts';
import type { ChoicesField } from '#widget/goods/fields.ts';
import { MESSAGES as TILES } from '#widget/parts/tiles/messages.ts';
import type { SampleStep } from '#widget/state/samples.ts';
import { aCustomer, SHOWN_FIELDS } from '../browser/customers.ts';
import {
  customerBox,
  dialogOf,
  itemBlock,
  mainButton,
  optionInDialog,
  questionControl,
  tagOf,
  termsBox,
  withoutReading,
} from '../browser/form.ts';
import type { FilePayload } from '../browser/photos.ts';
import type { Phone } from './phone.ts';
import { hasFocus, Thumb } from './thumb.ts';

/** How many letters a seller types before looking at the results of a search. */
const LETTERS = 3;

const CUSTOMER = aCustomer({ email: 'hanako@docomo.ne.jp' });

/** Runs in the page: writes as a browser does that knows the text, without keys. */
function autofill(element: Element, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, element);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

const READING = /（([^）]+)）$/;
const CATEGORY = '商品カテゴリ';

/** The text that a seller types to find an entry: its name, or its reading. */
function typedFor(entry: string): string {
  const name = withoutReading(entry);
  return /^[ -~]/.test(name) ? name.toLowerCase() : (READING.exec(entry)?.[1] ?? name);
}

const hiragana = (reading: string) =>
  reading.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/**
 * Fills in the form with one thumb, without detours: answers the questions marked 必須, adds photos, and types the
 * contact details without autofill. Searches a list where that is quicker than scrolling.
 */
export class SensibleSeller {
  readonly thumb: Thumb;
  readonly #page: Page;
  readonly #form: Locator;
  #items = 1;

  constructor(phone: Phone) {
    this.thumb = new Thumb(phone);
    this.#page = phone.page;
    this.#form = phone.page.locator('appraisal-form');
  }

  /** Goes on to another item, whose categories open at once. */
  async addItem(): Promise<void> {
    await this.thumb.tap(this.#form.getByRole('button', { name: '他の商品も一緒に査定する' }));
    await this.#form.locator('dialog[open]').waitFor();
    this.#items += 1;
  }

  async chooseCategory(category: CategoryKey): Promise<void> {
    await this.#choose(CATEGORY, CATEGORIES[category].label);
  }

  async answer({ field, after }: SampleStep, photos: readonly FilePayload[]): Promise<void> {
    if (field.kind === 'photos') return this.#addPhotos(photos);
    if (field.kind === 'choices') return this.#tick(field, after.choices[field.key] ?? []);
    await this.#choose(field.label, after.answers[field.key] ?? '');
  }

  async goOn(): Promise<void> {
    await this.thumb.tap(mainButton(this.#form));
    await customerBox(this.#form, 'name1').waitFor();
  }

  /** Taps the first field and the browser's suggestion, which fills in what browsers keep: no furigana. */
  async letBrowserFillIn(): Promise<void> {
    await this.#goTo(customerBox(this.#form, 'name1'), true);
    this.thumb.effort.taps += 1;
    for (const key of ['name1', 'zip1', 'addr1', 'email', 'tel1'] as const) {
      await customerBox(this.#form, key).evaluate(autofill, CUSTOMER[key]);
    }
  }

  async typeDetails(): Promise<void> {
    const customer = CUSTOMER;
    for (const key of SHOWN_FIELDS.filter((one) => rowOf(one).required)) {
      const box = customerBox(this.#form, key);
      if ((await box.inputValue()) !== '') continue;
      await this.#goTo(box, key === 'name1');
      if (key === 'name1') await this.#typeName(box, customer.name1, hiragana(customer.kana1));
      else if (key === 'email') await this.#typeEmail(customer.email);
      else await this.thumb.type(customer[key]);
    }
  }

  async send(theme: Theme): Promise<void> {
    if (themeOf(theme).asksForTerms) await this.thumb.tap(termsBox(this.#form));
    await this.thumb.tap(mainButton(this.#form));
    await this.#form.locator('.thanks').waitFor();
  }

  /** Chooses an answer, in the dialog if the question above has left it open for this one. */
  async #choose(label: string, choice: string): Promise<void> {
    if (await this.#dialogAsks(label)) return this.#chooseInDialog(choice);
    if (!(await this.#isRequired(label))) return;
    const control = this.#question(label);
    const tag = await tagOf(control);
    if (tag === 'select') return this.thumb.chooseNative(control, choice);
    if (tag === 'fieldset') return this.thumb.tap(tile(control, 'radio', choice));
    await this.thumb.tap(control);
    await this.#chooseInDialog(choice);
  }

  /** Whether a question is marked 必須. */
  async #isRequired(label: string): Promise<boolean> {
    const control = this.#question(label);
    await control.waitFor();
    return control.evaluate(
      (element) => element.closest('.field')?.querySelector('.badge--required') !== null,
    );
  }

  /** Whether the open dialog asks this; a dialog that is about to close asks nothing. */
  async #dialogAsks(label: string): Promise<boolean> {
    const asks = dialogOf(this.#page).getByRole('heading', { name: `${label}を選択` });
    const open = this.#form.locator('dialog[open]');
    const deadline = Date.now() + 10_000;
    while (Date.now() < deadline) {
      if (await asks.isVisible()) return true;
      if ((await open.count()) === 0) return false;
      await this.#page.waitForTimeout(30);
    }
    throw new Error(`Another dialog is in the way of ${label}.`);
  }

  async #chooseInDialog(choice: string): Promise<void> {
    const option = optionInDialog(this.#page, choice);
    await option.waitFor({ state: 'attached' });
    const search = dialogOf(this.#page).getByRole('searchbox');
    const away = await this.thumb.secondsAway(option);
    if (away > this.thumb.secondsToSearch(LETTERS) && (await search.isVisible())) {
      await this.thumb.tap(search);
      await this.#typeUntilSeen(typedFor(choice), option);
    }
    await this.thumb.tap(option);
  }

  async #typeUntilSeen(text: string, option: Locator): Promise<void> {
    for (const [index, letter] of [...text].entries()) {
      await this.thumb.type(letter);
      if (index + 1 >= LETTERS && (await this.thumb.isInSight(option))) return;
    }
  }

  /** Options that have a tile for all of them are one tap. */
  async #tick({ label, together }: ChoicesField, options: readonly string[]): Promise<void> {
    const all = together?.every((option) => options.includes(option)) ? together : [];
    const names = options.filter((option) => !all.includes(option));
    if (all.length > 0) names.unshift(TILES.together(all));
    for (const name of names) await this.thumb.tap(tile(this.#question(label), 'checkbox', name));
  }

  /** A question about the last item. */
  #question(label: string): Locator {
    return questionControl(itemBlock(this.#form, this.#items), label);
  }

  async #addPhotos(photos: readonly FilePayload[]): Promise<void> {
    if (photos.length === 0) return;
    const item = itemBlock(this.#form, this.#items);
    await this.thumb.choosePhotos(
      item.locator('.photos__add').filter({ has: this.#page.getByLabel('写真を追加') }),
      photos,
    );
    await item
      .getByRole('img', { name: /プレビュー/ })
      .nth(photos.length - 1)
      .waitFor();
  }

  /** The form leads to the first field; the key 次へ leads on from each. */
  async #goTo(box: Locator, isFirst: boolean): Promise<void> {
    if (!isFirst) return this.thumb.goOnTo(box);
    if (!(await hasFocus(box))) await this.thumb.tap(box);
  }

  /** Types an address up to the at-sign, and taps its domain if the form offers it. */
  async #typeEmail(email: string): Promise<void> {
    const [name, domain] = email.split('@');
    await this.thumb.type(`${name}@`);
    const button = this.#form.getByRole('button', { name: `@${domain}`, exact: true });
    if (await button.isVisible()) await this.thumb.tap(button);
    else await this.thumb.type(`${domain}`);
  }

  async #typeName(box: Locator, name: string, reading: string): Promise<void> {
    const readings = reading.split(' ');
    for (const [index, part] of name.split(' ').entries()) {
      if (index > 0) await this.thumb.type(' ');
      await this.thumb.convert(box, readings[index] ?? part, part);
    }
  }
}

function tile(group: Locator, role: 'radio' | 'checkbox', option: string): Locator {
  return group.getByRole(role, { name: option, exact: true }).locator('xpath=ancestor::label');
}
