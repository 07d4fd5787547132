import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';
import { NAME_READINGS } from '../../customer/name-readings.ts';
import { contactOf } from '../../state/contact.ts';

interface InputMethod {
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>;
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>;
}

/** Types a name as a Japanese keyboard does: kana while it is composed, then the chosen kanji. */
async function typeName(reading: readonly string[], name: string): Promise<void> {
  const session = cdp() as unknown as InputMethod;
  for (const text of reading) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await session.send('Input.insertText', { text: name });
}

const name = () => page.getByRole('textbox', { name: /^氏名/ });
const kana = () => page.getByRole('textbox', { name: /^フリガナ/ });

test('The reading is filled in from what was typed for the name', async () => {
  await showPart('name-fields', 'empty');
  await name().click();
  await typeName(['y', 'や', 'やm', 'やま', 'やまd', 'やまだ', '山田'], '山田');
  await expect.element(name()).toHaveValue('山田');
  await expect.element(kana()).toHaveValue('ヤマダ');
  await typeName(['h', 'は', 'はn', 'はな', 'はなk', 'はなこ', '花子'], '花子');
  await expect.element(name()).toHaveValue('山田花子');
  await expect.element(kana()).toHaveValue('ヤマダハナコ');
});

test('A reading that the seller typed first stays as it is', async () => {
  await showPart('name-fields', 'empty');
  await kana().fill('サトウ');
  await name().click();
  await typeName(['や', 'やま', 'やまだ', '山田'], '山田');
  await expect.element(name()).toHaveValue('山田');
  await expect.element(kana()).toHaveValue('サトウ');
});

test('A reading that the seller changed stays as it is', async () => {
  await showPart('name-fields', 'filled');
  await kana().fill('ヤマタ');
  await name().fill('山田 太郎');
  await expect.element(kana()).toHaveValue('ヤマタ');
});

/** Writes as a browser does that fills in a form. React has its own setter on the element, for what its code writes. */
function fillIn(element: Element, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, element);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

const question = () => page.getByText('氏名からフリガナを入れました。読み方をお確かめください。');

test('A name that the browser fills in gets its usual reading, which the seller is asked to look at', async () => {
  await showPart('name-fields', 'empty');
  fillIn(name().element(), '山田 花子');
  await expect.element(kana()).toHaveValue('ヤマダ　ハナコ');
  await expect.element(question()).toBeVisible();
  await kana().fill('ヤマタ　ハナコ');
  await expect.element(question()).not.toBeInTheDocument();
});

test('A name that the keyboard of a phone predicts gets its whole reading, which the seller is asked to look at', async () => {
  const { form } = await showPart('name-fields', 'empty');
  await name().click();
  await typeName(['わ', 'わた', '渡邉'], '渡邉');
  await typeName(['け', 'けん', '健太'], '健太');
  await expect.element(kana()).toHaveValue('ワタナベケンタ');
  await expect.element(question()).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(question()).toBeVisible();
  expect(contactOf(form).askingBack.seen).toEqual(['kana1']);
  await kana().fill('ワタナベ　ケンタ');
  await expect.element(question()).not.toBeInTheDocument();
});

test('A name that was typed to its end is not asked about', async () => {
  const { form, root } = await showPart('name-fields', 'empty');
  await name().click();
  await typeName(['わ', 'わた', 'わたな', 'わたなべ', '渡邉'], '渡邉');
  await expect.element(kana()).toHaveValue('ワタナベ');
  await NAME_READINGS.load();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => root.activeElement).toBe(kana().element());
  expect(contactOf(form).askingBack.askUnseen()).toBeUndefined();
  await expect.element(question()).not.toBeInTheDocument();
});

test('Nothing is written under the hands of a seller who has come to the furigana', async () => {
  await showPart('name-fields', 'empty');
  await kana().click();
  fillIn(name().element(), '山田 花子');
  await expect.element(name()).toHaveValue('山田 花子');
  // The same file as the form's: its reading would have come.
  await import('../../japanese/name-readings.ts');
  await Promise.resolve();
  await expect.element(kana()).toHaveValue('');
  await name().click();
  fillIn(name().element(), '山田 花');
  fillIn(name().element(), '山田 花子');
  await expect.element(kana()).toHaveValue('ヤマダ　ハナコ');
});

test('A reading of a predicted name that nobody has changed is completed when the seller goes on', async () => {
  const { form } = await showPart('name-fields', 'empty');
  await name().click();
  await typeName(['わ', 'わた', '渡邉'], '渡邉');
  await kana().click();
  // The file with the readings comes only now.
  contactOf(form).customer.edit('kana1', 'ワタ');
  await userEvent.keyboard('{Tab}');
  await expect.element(kana()).toHaveValue('ワタナベ');
});

test('A part of such a name that is typed anew is read as it is typed', async () => {
  await showPart('name-fields', 'empty');
  fillIn(name().element(), '山田花子');
  await expect.element(kana()).toHaveValue('ヤマダハナコ');
  await name().fill('山田');
  await expect.element(kana()).toHaveValue('ヤマダ');
  await typeName(['み', 'みほ', '美穂'], '美穂');
  await expect.element(kana()).toHaveValue('ヤマダミホ');
});

test('A name that may be read in two ways is left to the seller', async () => {
  const { form } = await showPart('name-fields', 'empty');
  fillIn(name().element(), '山田 裕子');
  await expect.element(name()).toHaveValue('山田 裕子');
  fillIn(name().element(), '山田 花子');
  await expect.element(kana()).toHaveValue('ヤマダ　ハナコ');
  fillIn(name().element(), '山田 裕子');
  await expect.poll(() => contactOf(form).customer.values.kana1).not.toBe('ヤマダ　ハナコ');
});
