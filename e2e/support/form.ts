import { expect, type Locator, type Page } from 'playwright/test';

/** The page, a form in it, or an item's block. */
type Scope = Page | Locator;

const pageOf = (scope: Scope): Page => ('page' in scope ? scope.page() : scope);
const beginsWith = (label: string) => new RegExp(`^\\s*${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** The block of one item, counted from 1. */
export function itemBlock(scope: Scope, number: number): Locator {
  return scope.getByRole('region', { name: `査定希望商品${number}` });
}

async function isSelect(control: Locator): Promise<boolean> {
  return (await control.evaluate((element) => element.tagName)) === 'SELECT';
}

/** Opens the dialog of a question and chooses one of its tiles or entries. */
async function chooseInDialog(control: Locator, choice: string): Promise<void> {
  await control.click();
  const dialog = pageOf(control).getByRole('dialog');
  await dialog
    .getByRole('button', { name: beginsWith(choice) })
    .first()
    .click();
}

/** Answers a question that has one answer, however the theme asks it: dropdown, dialog or radio buttons. */
export async function choose(scope: Scope, question: string, choice: string): Promise<void> {
  const group = scope.getByRole('radiogroup', { name: beginsWith(question) });
  const control = scope.getByLabel(beginsWith(question)).first();
  await expect(group.or(control).first()).toBeVisible();
  if (await group.isVisible()) await group.getByRole('radio', { name: choice, exact: true }).check();
  else if (await isSelect(control)) await control.selectOption({ label: choice });
  else await chooseInDialog(control, choice);
}

/** Chooses what kind of goods an item is, by its label (時計, バッグ …). */
export function chooseCategory(scope: Scope, label: string): Promise<void> {
  return choose(scope, '商品カテゴリ', label);
}

export interface Customer {
  name1: string;
  kana1: string;
  zip1: string;
  addr1: string;
  email: string;
  tel1: string;
}

let customers = 0;

/** A customer whom every rule accepts, with an e-mail address of their own, by which to find what was stored. */
export function aCustomer(changes: Partial<Customer> = {}): Customer {
  customers += 1;
  return {
    name1: '山田 花子',
    kana1: 'ヤマダ ハナコ',
    zip1: '1000001',
    addr1: '1-1',
    email: `hanako.${process.pid}.${customers}@example.com`,
    tel1: '09012345678',
    ...changes,
  };
}

const CUSTOMER_LABELS: Record<keyof Customer, string> = {
  name1: '氏名',
  kana1: 'フリガナ',
  zip1: '郵便番号',
  addr1: '番地以降',
  email: 'メールアドレス',
  tel1: '電話番号',
};

/** Types into one of the customer's fields. */
export async function fillCustomerField(scope: Scope, field: keyof Customer, text: string): Promise<void> {
  await scope.getByRole('textbox', { name: beginsWith(CUSTOMER_LABELS[field]) }).fill(text);
}

/** Fills in the customer step. */
export async function fillCustomer(scope: Scope, customer: Customer): Promise<void> {
  for (const field of Object.keys(CUSTOMER_LABELS) as (keyof Customer)[]) {
    await fillCustomerField(scope, field, customer[field]);
  }
}
