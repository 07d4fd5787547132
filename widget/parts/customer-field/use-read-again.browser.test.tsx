import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import { showPart } from '#test/widget/show-part.ts';
import { NAME_READINGS } from '../../customer/name-readings.ts';
import { contactOf } from '../../state/contact.ts';

const DETAILS = {
  name1: '山田 花子',
  // Not the usual reading, which the form itself would put in.
  kana1: 'ヤマタ　ハナコ',
  zip1: '100-0001',
  addr1: '1-2-3',
  email: 'hanako@example.com',
  tel1: '090-1234-5678',
} as const satisfies Partial<Record<CustomerFieldKey, string>>;

type Fields = Map<CustomerFieldKey, HTMLInputElement>;
const KEYS = Object.keys(DETAILS) as (keyof typeof DETAILS)[];

/** Writes a text past the setter that React has on the element, as an extension does. */
const write = (element: HTMLInputElement | undefined, text: string) =>
  Reflect.set(HTMLInputElement.prototype, 'value', text, element);
const tell = (element: HTMLInputElement | undefined, type: string) =>
  element?.dispatchEvent(new Event(type, { bubbles: true }));

const PROGRAMS: readonly (readonly [string, (fields: Fields) => void | Promise<void>])[] = [
  [
    'tells only of a change',
    (fields) => {
      for (const key of KEYS) {
        write(fields.get(key), DETAILS[key]);
        tell(fields.get(key), 'change');
      }
    },
  ],
  [
    'fills in everything before it tells of the first',
    async (fields) => {
      for (const key of KEYS) write(fields.get(key), DETAILS[key]);
      for (const key of KEYS) {
        tell(fields.get(key), 'input');
        await new Promise(requestAnimationFrame);
      }
    },
  ],
  [
    'fills in everything and tells of the last',
    (fields) => {
      for (const key of KEYS) write(fields.get(key), DETAILS[key]);
      tell(fields.get('tel1'), 'change');
    },
  ],
  [
    'tells of nothing',
    (fields) => {
      for (const key of KEYS) write(fields.get(key), DETAILS[key]);
    },
  ],
];

test.each(PROGRAMS)('What a program fills in that %s is sent, and nothing is red', async (_, fill) => {
  await NAME_READINGS.load();
  const { form, root } = await showPart('customer-step', 'empty');
  await expect.element(page.getByRole('textbox', { name: /^氏名/ })).toBeVisible();
  const inputs = root.querySelectorAll<HTMLInputElement>('input[name]');
  const fields: Fields = new Map([...inputs].map((input) => [input.name as CustomerFieldKey, input]));
  await fill(fields);
  await page.getByRole('button', { name: '査定スタート' }).click();
  await expect.poll(() => contactOf(form).customer.values).toMatchObject(DETAILS);
  for (const key of KEYS) expect(fields.get(key)?.value).toBe(DETAILS[key]);
  expect(contactOf(form).customer.errors).toEqual({ agreedToTerms: '利用規約に同意してください' });
});
