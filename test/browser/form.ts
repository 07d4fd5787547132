import { expect, type Locator, type Page } from 'playwright/test';
import { customerField as rowOf } from '#contract/customer/customer.ts';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import type { SampleForm } from '#widget/public.ts';
import { aCustomer, SHOWN_FIELDS, type TypedCustomer } from './customers.ts';

export { aCustomer, type TypedCustomer };

import type { FilePayload } from './photos.ts';

/** The page, a form in it, or the block of one item. */
export type Scope = Page | Locator;

export const pageOf = (scope: Scope): Page => ('page' in scope ? scope.page() : scope);
const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const beginsWith = (label: string) => new RegExp(`^\\s*${escapeText(label)}`);

/** A catalogue name without its reading. Tiles show the name and the reading separately. */
export const withoutReading = (name: string) => name.replace(/（[^）]*）$/, '');

/** The block of one item, counted from 1. */
export function itemBlock(scope: Scope, number: number): Locator {
  return scope.getByRole('region', { name: `査定希望商品${number}` });
}

export const dialogOf = (scope: Scope): Locator => pageOf(scope).getByRole('dialog');

/** The control or controls that answer a question: select, button that opens a dialog, text box or group. */
export function questionControl(scope: Scope, label: string): Locator {
  const name = beginsWith(label);
  return scope
    .getByRole('group', { name })
    .or(scope.getByRole('radiogroup', { name }))
    .or(scope.getByLabel(name).and(scope.locator(CONTROLS)))
    .first();
}

const CONTROLS = 'button, select, input, textarea';

export async function tagOf(control: Locator): Promise<string> {
  return control.evaluate((element) => element.localName);
}

/** A tile or an entry in the open dialog. */
export function optionInDialog(scope: Scope, choice: string): Locator {
  return dialogOf(scope)
    .getByRole('button', { name: beginsWith(withoutReading(choice)) })
    .first();
}

/** Chooses a tile or an entry in the open dialog. */
export async function chooseInDialog(scope: Scope, choice: string): Promise<void> {
  await optionInDialog(scope, choice).click();
}

/** The open dialog of a form; a page can show the form itself in a dialog. */
const openDialog = (scope: Scope) => pageOf(scope).locator('dialog[part=dialog][open]');

/** Whether the dialog of a question has gone on to another one, as soon as it has done so or has closed. */
async function hasGoneOn(scope: Scope, label: string): Promise<boolean> {
  const own = pageOf(scope).getByRole('dialog', { name: label });
  await expect(own).toHaveCount(0);
  return (await openDialog(scope).count()) > 0;
}

/**
 * Whether the open dialog asks this question, as soon as that of the question above has closed or gone on: a question
 * above can have left its dialog open for this one.
 */
async function hasOwnDialog(scope: Scope, label: string): Promise<boolean> {
  const own = pageOf(scope).getByRole('dialog', { name: label });
  const isOwn = () => own.isVisible();
  await expect.poll(async () => (await isOwn()) || (await openDialog(scope).count()) === 0).toBe(true);
  return isOwn();
}

/** Answers a question that has one answer, with the control of the theme: select, dialog or radio buttons. */
export async function chooseAnswer(scope: Scope, label: string, choice: string): Promise<void> {
  if (await hasOwnDialog(scope, label)) return chooseInDialog(scope, choice);
  const control = questionControl(scope, label);
  const tag = await tagOf(control);
  if (tag === 'select') await control.selectOption({ label: choice });
  else if (tag === 'fieldset') await control.getByRole('radio', { name: choice, exact: true }).check();
  else {
    await control.click();
    await chooseInDialog(scope, choice);
  }
}

/** Answers questions that depend on each other: step by step in one dialog, or in several selects. */
export async function chooseInTurn(
  scope: Scope,
  answers: readonly (readonly [label: string, choice: string])[],
): Promise<void> {
  const [first] = answers;
  if (!first) return;
  const isOpen = await hasOwnDialog(scope, first[0]);
  if (!isOpen && (await tagOf(questionControl(scope, first[0]))) === 'select') {
    for (const [label, choice] of answers) await chooseAnswer(scope, label, choice);
    return;
  }
  if (!isOpen) await questionControl(scope, first[0]).click();
  for (const [label, choice] of answers) {
    await expect(dialogOf(scope)).toHaveAccessibleName(`${label}を選択してください`);
    await chooseInDialog(scope, choice);
  }
}

/** In the open dialog, chooses the option that opens a text field, and types the text. */
export async function writeOtherInDialog(scope: Scope, text: string, option = 'その他'): Promise<void> {
  const dialog = dialogOf(scope);
  await dialog.getByRole('button', { name: option, exact: true }).last().click();
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: '次へ' }).click();
}

/** Answers a question with その他 and a free text. */
export async function writeOtherAnswer(
  scope: Scope,
  label: string,
  text: string,
  option = 'その他',
): Promise<void> {
  if (await hasOwnDialog(scope, label)) return writeOtherInDialog(scope, text, option);
  const control = questionControl(scope, label);
  if ((await tagOf(control)) === 'select') {
    await control.selectOption({ label: option });
    // The text box is below its select, before the text box of any later question.
    await control.locator('xpath=../..').getByRole('textbox').fill(text);
    return;
  }
  await control.click();
  await writeOtherInDialog(scope, text, option);
}

/** Ticks several options of a question. */
export async function tickOptions(scope: Scope, label: string, options: readonly string[]): Promise<void> {
  for (const option of options) {
    await questionControl(scope, label).getByRole('checkbox', { name: option, exact: true }).check();
  }
}

/** Types into the text box of a question and moves the focus away. */
export async function writeAnswer(scope: Scope, label: string, text: string): Promise<void> {
  await questionControl(scope, label).fill(text);
  await questionControl(scope, label).blur();
}

/** Attaches photos to an item, as a phone's photo library or camera does. */
export async function attach(scope: Scope, ...files: FilePayload[]): Promise<void> {
  await scope.getByLabel('写真を追加').setInputFiles(files);
}

const CATEGORY = '商品カテゴリ';

/** Presses 他の商品も一緒に査定する, which opens the categories. */
export async function addItem(form: Locator): Promise<void> {
  await form.getByRole('button', { name: '他の商品も一緒に査定する' }).click();
  await expect(openDialog(form)).toHaveAccessibleName(/カテゴリを選択/);
}

/** Chooses the category of an item by its label (時計, バッグ …). The dialog may go on to the first question. */
export async function startWith(scope: Scope, label: string): Promise<void> {
  await chooseAnswer(scope, CATEGORY, label);
}

/** Chooses the category of an item, and closes the dialog if it goes on to the first question. */
export async function chooseCategory(scope: Scope, label: string): Promise<void> {
  await startWith(scope, label);
  if (await hasGoneOn(scope, CATEGORY)) await pageOf(scope).keyboard.press('Escape');
  await expect(openDialog(scope)).toHaveCount(0);
}

export const mainButton = (scope: Scope): Locator => scope.locator('[part=submit]');

/** Presses 次へ and goes on to the customer step. */
export async function proceed(scope: Scope): Promise<void> {
  await scope.getByRole('button', { name: '次へ' }).click();
  await expect(customerBox(scope, 'name1')).toBeVisible();
}

export function customerBox(scope: Scope, field: CustomerFieldKey): Locator {
  return scope.getByRole('textbox', { name: beginsWith(rowOf(field).label) });
}

/** Types into one of the customer's fields. */
export async function fillCustomerField(scope: Scope, field: CustomerFieldKey, text: string): Promise<void> {
  await customerBox(scope, field).fill(text);
}

/** Fills in the customer step. Accepts the terms too if the theme asks for it. */
export async function fillCustomer(scope: Scope, customer: TypedCustomer): Promise<void> {
  for (const field of SHOWN_FIELDS) {
    await fillCustomerField(scope, field, customer[field]);
  }
  const terms = termsBox(scope);
  if (await terms.isVisible()) await terms.check();
}

export const termsBox = (scope: Scope): Locator => scope.getByRole('checkbox', { name: /に同意する/ });

/** All messages of fields. One of them is announced. */
export const messagesOf = (scope: Scope): Locator => scope.locator('.field__error');

/** A message of a field. */
export const fieldMessage = (scope: Scope, text: string): Locator =>
  messagesOf(scope).filter({ hasText: text });

/** A message, as a screen reader announces it. */
export const alertOf = (scope: Scope, text: string): Locator =>
  scope.getByRole('alert').filter({ hasText: text });

/** Sends the request. */
export async function pressSend(scope: Scope): Promise<void> {
  await scope.getByRole('button', { name: '査定スタート' }).click();
}

/** Goods that are valid without a photo. */
export const GUITAR: SampleForm['items'][number] = {
  category: 'music',
  answers: { instrumentType: 'ギター', brand: 'Gibson（ギブソン）' },
};

/** Fills in the form with its method `fill`, for tests of something else. */
export async function fillBy(form: Locator, sample: Partial<SampleForm>): Promise<void> {
  await form.evaluate(
    async (element, values) => {
      await customElements.whenDefined('appraisal-form');
      await (element as unknown as { fill(all: object): Promise<void> }).fill(values);
    },
    { items: [], customer: {}, ...sample },
  );
}

/** Goes on to the customer step with any goods, for tests of something else. */
export async function toCustomer(form: Locator): Promise<void> {
  await fillBy(form, { items: [GUITAR] });
  await proceed(form);
}

/** Sends a request with any goods, for tests that need only its customer. */
export async function sendRequest(form: Locator, customer = aCustomer()): Promise<TypedCustomer> {
  await toCustomer(form);
  await fillCustomer(form, customer);
  await pressSend(form);
  return customer;
}

/** Waits until the thank-you step is shown. */
export async function untilThanks(scope: Scope): Promise<void> {
  await expect(pageOf(scope).getByText('このページは一度しか表示されません')).toBeVisible();
}

/** Closes the surveys that opened automatically. No other survey opens until the page is reloaded. */
export async function skipSurveys(scope: Scope): Promise<void> {
  const survey = dialogOf(scope);
  await expect(survey).toBeVisible();
  const last = (await survey.getByRole('textbox').count()) > 0;
  await survey.getByRole('button', { name: '回答せずに閉じる' }).click();
  if (!last)
    await survey
      .filter({ has: pageOf(scope).getByRole('textbox') })
      .getByRole('button', { name: '回答せずに閉じる' })
      .click();
  await expect(survey).toHaveCount(0);
}

/** From the goods, which are filled in, to the thanks. */
export async function sendAs(form: Locator, customer: TypedCustomer): Promise<void> {
  await proceed(form);
  await fillCustomer(form, customer);
  await pressSend(form);
  await untilThanks(form);
}
