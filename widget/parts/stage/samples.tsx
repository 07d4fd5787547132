import { type ReactNode, useState } from 'react';
import type { Theme } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import type { ZipAnswer } from '#contract/schemas/address.ts';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import type { Customer } from '../../customer/customer.ts';
import { CATEGORY_FORMS } from '../../goods/categories/index.ts';
import type { Field } from '../../goods/fields.ts';
import { emptyItem, type Item } from '../../goods/item.ts';
import { fieldsOf } from '../../goods/questions.ts';
import { answerSample, sampleItemOf } from '../../goods/sample-answers.ts';
import { contactOf } from '../../state/contact.ts';
import type { FormState } from '../../state/form-state.ts';
import { ItemField } from '../item-field/item-field.tsx';
import { useFormState } from '../use-form.ts';
import type { PartState } from './part-states.ts';

/** Data of which the states of the parts are made. */

export const ENTRIES = [
  'アカシア（Acacia）',
  'イトスギ',
  'カエデ（Maple）',
  'キキョウ',
  'サクラ（Sakura）',
  'スギナ',
  'タンポポ',
  'ナデシコ',
  'ハギ',
  'マツ（Pine）',
  'Violet 1925',
].map((name, index) => ({ name, code: `S${index}`, rowOrder: index, image: '' }));

const TOWN = { prefecture_id: '13', prefecture_name: '東京都', city_id: '13113', city_name: '渋谷区' };

/** A postal code of two towns. */
export const ADDRESS: ZipAnswer = {
  selected: { ...TOWN, zipcode: '1500001', area_name: '神宮前' },
  cities: [{ city_id: TOWN.city_id, city_name: TOWN.city_name }],
  areas: [
    { ...TOWN, zipcode: '1500001', area_name: '神宮前' },
    { ...TOWN, zipcode: '1500001', area_name: '千駄ヶ谷' },
  ],
};

export const SAMPLE_CUSTOMER: Partial<Customer> = {
  name1: '山田 花子',
  kana1: 'ヤマダ ハナコ',
  zip1: '150-0001',
  addr1: '1-2-3',
  email: 'hanako@example.jp',
  tel1: '090-1234-5678',
};

const SHOP = {
  company_shop_name: '白鷺堂 渋谷店',
  pr_comment: '創業40年。時計と宝飾の専門家が、\n一点ずつ丁寧に拝見します。',
  address: '東京都渋谷区神宮前1-2-3',
  tel: '03-1234-5678',
  website_url: 'https://shop.example/',
  reasons: ['時計が専門', '渋谷区', '宅配可'],
};

export const SAMPLE_RESULT: SubmissionResult = {
  uuid: '',
  shops: [SHOP, { company_shop_name: '', pr_comment: '', address: '', tel: '0312345678', website_url: '' }],
};

/** A drawn photo. */
export async function photoFile(name = 'photo.png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 120 });
  const context = canvas.getContext('2d');
  context?.fillRect(30, 30, 60, 60);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File(blob ? [blob] : [], name, { type: 'image/png' });
}

/** An item of a category with an answer to each of its questions. */
export async function answeredItem(
  category: CategoryKey,
  theme: Theme,
  id: string = category,
): Promise<Item> {
  const file = await photoFile();
  return sampleItemOf(emptyItem(id, category), {
    theme,
    manner: 'listed',
    photo: () => ({ id: `${id}-photo`, file, preview: URL.createObjectURL(file) }),
  });
}

/** The first question of all categories that fits. */
function questionLike<Kind extends Field>(fits: (field: Field) => field is Kind) {
  for (const category of CATEGORY_KEYS) {
    const field = CATEGORY_FORMS[category].fields.find(fits);
    if (field) return { category, field };
  }
  throw new Error('No category asks such a question.');
}

function Question({ field }: { field: Field }) {
  const item = useFormState((form) => form.goods.items[0]);
  const errors = useFormState((form) => form.goods.errors);
  return item && <ItemField item={item} field={field} error={errors[item.id]?.[field.key]} />;
}

/**
 * A single question.
 * @param fits which question: the first of all categories that fits
 * @param answer answers it; without this it has no answer
 */
export function question<Kind extends Field>(
  fits: (field: Field) => field is Kind,
  answer: (item: Item, field: Kind) => Item = (item) => item,
  more: Partial<PartState> = {},
): PartState {
  const { category, field } = questionLike(fits);
  const { prepare, ...rest } = more;
  return {
    show: () => <Question field={field} />,
    prepare: async (form) => {
      form.goods.replace([answer(emptyItem('sample', category), field)]);
      await prepare?.(form);
    },
    ...rest,
  };
}

/** A dialog that is open until it closes itself. */
export function OpenDialog({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(true);
  return open && children(() => setOpen(false));
}

/** The answers of a seller who has come to a question. */
function answeredBefore(item: Item, field: Field): Item {
  const fields = fieldsOf(item);
  const photo = () => ({ id: 'photo', file: new File([], 'photo.png'), preview: '' });
  return fields
    .slice(0, fields.indexOf(field))
    .reduce(
      (one, before) =>
        answerSample(one, before, { theme: 'product', manner: 'listed', photo }, { name: '品', code: '1' }),
      item,
    );
}

/** A single question without its answer after a press on 次へ. */
export const missing = <Kind extends Field>(
  fits: (field: Field) => field is Kind,
  answer: (item: Item, field: Kind) => Item = (item) => item,
  more: Partial<PartState> = {},
): PartState =>
  question(fits, (item, field) => answer(answeredBefore(item, field), field), {
    ...more,
    prepare: (form) => void form.goods.check(),
  });

/** Waits until something is on the screen. */
export async function appears(root: ShadowRoot, selector: string): Promise<HTMLElement> {
  for (let tries = 0; tries < 200; tries += 1) {
    const element = root.querySelector<HTMLElement>(selector);
    if (element) return element;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${selector} did not appear`);
}

/** Presses something once it is there. */
export const press = (selector: string) => async (root: ShadowRoot) => {
  (await appears(root, selector)).click();
};

/** The data of a complete request: goods and contact details. */
export async function complete(form: FormState): Promise<void> {
  form.goods.replace([await answeredItem('watch', form.navigation.settings.theme)]);
  contactOf(form).customer.fill({ ...SAMPLE_CUSTOMER, agreedToTerms: true });
}
