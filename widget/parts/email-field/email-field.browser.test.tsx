import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';
import { contactOf } from '../../state/contact.ts';

test('A slip in the domain is offered a correction, which one tap takes', async () => {
  await showPart('email-field', 'a slip in the domain');
  await expect.element(page.getByRole('status')).toMatchTextContent(/もしかして hanako@gmail\.com ですか？/);
  await page.getByRole('button', { name: 'この内容に修正する' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('hanako@gmail.com');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('Nothing is suggested while the address is typed', async () => {
  await showPart('email-field', 'empty');
  await page.getByRole('textbox').fill('hanako@gmial.com');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('status')).not.toBeEmptyDOMElement();
});

test('After the at-sign, one tap completes the address, and the seller is still in the field', async () => {
  const { root } = await showPart('email-field', 'empty');
  const email = page.getByRole('textbox');
  await email.fill('hanako');
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
  await email.fill('hanako＠');
  await expect.element(page.getByRole('button', { name: '@docomo.ne.jp' })).toBeVisible();
  await email.fill('hanako＠y');
  await page.getByRole('button', { name: '@yahoo.co.jp' }).click();
  await expect.element(email).toHaveValue('hanako@yahoo.co.jp');
  expect(root.activeElement).toBe(email.element());
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
});

test('By keys, a completion is the next stop after the field', async () => {
  const { root } = await showPart('email-field', 'at the at-sign');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => root.activeElement?.textContent).toBe('@gmail.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveValue('hanako@gmail.com');
  expect(root.activeElement).toBe(page.getByRole('textbox').element());
});

test('The completions are gone when the seller goes past them', async () => {
  await showPart('email-field', 'at the at-sign');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
  await expect.element(page.getByRole('group')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
});

test('A slip that the browser filled in is asked back about, too', async () => {
  await showPart('email-field', 'empty');
  const email = page.getByRole('textbox').element();
  // React has its own setter on the element, for what its code writes.
  Reflect.set(HTMLInputElement.prototype, 'value', 'hanako@gmial.com', email);
  email.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(page.getByRole('status')).toMatchTextContent(/もしかして hanako@gmail\.com/);
});

test('A domain that mail hardly reaches is asked back about, without a suggestion', async () => {
  const { form } = await showPart('email-field', 'empty');
  await page.getByRole('textbox').fill('hanako@company.con');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('「.con」で正しいか、お確かめください。')).toBeVisible();
  expect(contactOf(form).askingBack.seen).toEqual(['email']);
});
