import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fieldOf } from '#test/widget/items.ts';
import { showPart, showThis } from '#test/widget/show-part.ts';
import { emptyItem } from '../../goods/item.ts';
import { ENTRIES, OpenDialog } from '../stage/samples.tsx';
import AnswerPicker from './answer-picker.tsx';

const back = () => page.getByRole('button', { name: '戻る' });
const dialog = () => page.getByRole('dialog');
const choose = (name: string) => dialog().getByRole('button', { name }).first().click();

// Clauses 2.1-21, 2.2-79, 2.2-82, 2.2-84
test('The arrow goes back from model to product to brand, and closes the dialog there', async () => {
  await showPart('answer-picker', 'first list');
  await choose('キキョウ');
  await expect.element(dialog()).toHaveAccessibleName('商品名を選択してください');
  await choose('ハギ');
  await expect.element(dialog()).toHaveAccessibleName('型番を選択してください');
  await back().click();
  await expect.element(dialog()).toHaveAccessibleName('商品名を選択してください');
  await expect
    .element(dialog().getByRole('button', { name: 'ハギ' }).first())
    .toHaveAttribute('aria-current', 'true');
  await back().click();
  await expect.element(dialog()).toHaveAccessibleName('ブランドを選択してください');
  await back().click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('The arrow goes back from the free text to the list', async () => {
  await showPart('answer-picker', 'second list');
  await dialog().getByRole('button', { name: 'その他', exact: true }).last().click();
  await expect.element(page.getByRole('textbox', { name: 'その他の内容を入力' })).toBeVisible();
  await back().click();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  await expect.element(dialog()).toHaveAccessibleName('商品名を選択してください');
});

// Clauses 2.2-83, 2.2-85
test('The dialog of a bag goes from the brand to the product, and closes', async () => {
  const brand = fieldOf(emptyItem('1', 'bag'), 'brand');
  if (brand.kind !== 'catalogue') throw new Error('a list was expected');
  const { form } = await showThis(
    <OpenDialog>{(close) => <AnswerPicker itemId="1" field={brand} onClose={close} />}</OpenDialog>,
    { api: { entries: async () => ENTRIES }, prepare: (one) => one.goods.replace([emptyItem('1', 'bag')]) },
  );
  await expect.element(dialog()).toHaveAccessibleName('ブランドを選択してください');
  await choose('キキョウ');
  await expect.element(dialog()).toHaveAccessibleName('商品名を選択してください');
  await choose('ハギ');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(form.goods.items[0]?.answers).toMatchObject({ brand: 'キキョウ', productName: 'ハギ' });
});

const textbox = () => page.getByRole('textbox');

test('A brand that is in no list is written, and the dialog goes on to the model', async () => {
  const { form } = await showPart('answer-picker', 'first list');
  await dialog().getByRole('searchbox').fill('フォリフォリ');
  await dialog()
    .getByRole('button', { name: /「フォリフォリ」と入力する/ })
    .click();
  await expect.element(dialog().getByLabelText('ブランド名と商品名を入力')).toHaveValue('フォリフォリ');
  await dialog().getByRole('button', { name: '次へ' }).click();
  await expect.element(dialog()).toHaveAccessibleName('型番を入力してください');
  await back().click();
  await expect.element(dialog()).toHaveAccessibleName('ブランドを入力してください');
  await expect.element(textbox()).toHaveValue('フォリフォリ');
  expect(form.goods.items[0]?.answers.itemOther2).toBe('フォリフォリ');
});

test('A seller who does not know the brand reads beside the search what to write, and need not look for その他', async () => {
  const brand = fieldOf(emptyItem('1', 'bag'), 'brand');
  if (brand.kind !== 'catalogue') throw new Error('a list was expected');
  const { form, root } = await showThis(
    <OpenDialog>{(close) => <AnswerPicker itemId="1" field={brand} onClose={close} />}</OpenDialog>,
    { api: { entries: async () => ENTRIES }, prepare: (one) => one.goods.replace([emptyItem('1', 'bag')]) },
  );
  expect(root.activeElement?.className).toBe('dialog__title');
  await userEvent.keyboard('{Tab}');
  expect(root.activeElement).toBe(dialog().getByRole('searchbox').element());
  await expect.element(dialog().getByRole('searchbox')).toBeVisible();
  const offer = () => dialog().getByRole('button', { name: /^わからない・一覧にない.*例：/ });
  await dialog().getByRole('searchbox').fill('キ');
  await expect.element(offer()).not.toBeInTheDocument();
  await dialog().getByRole('searchbox').clear();
  await expect.element(offer()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(root.activeElement).toBe(offer().element());
  await userEvent.keyboard('{Enter}');
  await expect.element(textbox()).toHaveAccessibleDescription(/わかることだけで構いません。例：.*肩かけ/);
  await userEvent.keyboard('黒い肩かけ{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(form.goods.items[0]).toMatchObject({
    answers: { brand: 'その他のブランド', itemOther2: '黒い肩かけ' },
    others: ['brand'],
  });
});

// Clause 2.2-93
test('Where the catalogue knows nothing below, the seller writes it or does not know it, and nothing looks wrong', async () => {
  const { form } = await showPart('answer-picker', 'nothing below');
  await expect.element(dialog()).toHaveAccessibleName('型番を入力してください');
  await expect.element(page.getByRole('textbox', { name: '型番' })).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(page.getByRole('button', { name: '再試行' }).elements()).toEqual([]);
  await dialog().getByRole('button', { name: 'わからない' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(form.goods.items[0]?.answers.modelNumber).toBe('わからない');
});

// Clauses 2.2-85, 2.2-93
test.each([
  ['of the last list', 'watch', 'modelNumber', { brand: 'キキョウ', productName: 'ハギ' }],
  ['of a list that another one would follow', 'preciousMetal', 'material', { shape: 'インゴット' }],
] as const)(
  'わからない is the answer at once, and the dialog closes: %s',
  async (_, category, key, answers) => {
    const item = { ...emptyItem('1', category), answers: { ...answers, brandCode: 'S3', productCode: 'S8' } };
    const field = fieldOf(item, key);
    if (field.kind !== 'catalogue') throw new Error('a list was expected');
    const { form } = await showThis(
      <OpenDialog>{(close) => <AnswerPicker itemId="1" field={field} onClose={close} />}</OpenDialog>,
      { api: { entries: async () => ENTRIES }, prepare: (one) => one.goods.replace([item]) },
    );
    await expect.element(dialog().getByRole('button', { name: 'タンポポ' })).toBeVisible();
    await choose('わからない');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(form.goods.items[0]?.answers[key]).toBe('わからない');
  },
);

test('The arrow goes back from a text without a list to the question above', async () => {
  await showPart('answer-picker', 'nothing below');
  await back().click();
  await expect.element(dialog()).toHaveAccessibleName('商品名を入力してください');
});

// Clauses 2.2-30, 2.8-20
test('A first list that is empty is a failure, and その他 is still a way on', async () => {
  await showPart('answer-picker', 'empty');
  await expect.element(page.getByRole('alert')).toHaveTextContent('データが取得できませんでした');
  await expect.element(page.getByRole('button', { name: '再試行' })).toBeVisible();
  await dialog().getByRole('button', { name: 'その他のブランド' }).click();
  await expect.element(textbox()).toBeVisible();
});

const answersOf = (form: Awaited<ReturnType<typeof showPart>>['form']) => form.goods.items[0]?.answers ?? {};

test('A fixed list goes on to the loaded list behind it, and the arrow leads back', async () => {
  await showPart('answer-picker', 'fixed list');
  await choose('ブレスレット');
  await expect.element(dialog()).toHaveAccessibleName('メインストーンを選択してください');
  await back().click();
  await expect.element(dialog()).toHaveAccessibleName('商品の形状を選択してください');
  await back().click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('The arrow goes back from the free text of a fixed list to the list', async () => {
  await showPart('answer-picker', 'free text');
  await back().click();
  await expect.element(textbox()).not.toBeInTheDocument();
  await expect.element(dialog().getByRole('button', { name: 'その他', exact: true })).toBeVisible();
});

// Clause 2.2-92
test('A free text that is confirmed by Enter is the answer, and the next list follows', async () => {
  const { form } = await showPart('answer-picker', 'free text');
  await textbox().fill(' かんざし ');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toHaveAccessibleName('メインストーンを選択してください');
  expect(Object.values(answersOf(form))).toContain('かんざし');
});

// Clause 2.4-20
test('その他 starts empty, whatever was chosen before', async () => {
  await showPart('answer-picker', 'free text after an option');
  await expect.element(textbox()).toHaveValue('');
});

test('A model number typed where products are listed chooses both', async () => {
  const { form } = await showPart('answer-picker', 'lists with model numbers below');
  await dialog().getByRole('searchbox').fill('s3-116610');
  const hit = dialog().getByRole('button', { name: 'キキョウ S3-116610LN' });
  await expect.element(hit).toBeVisible();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^1件/);
  await hit.click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(answersOf(form)).toMatchObject({ productName: 'キキョウ', modelNumber: 'S3-116610LN' });
});

test('Enter takes a model number that is found below, and waits until it is there', async () => {
  const { form } = await showPart('answer-picker', 'lists with model numbers below');
  await dialog().getByRole('searchbox').fill('S8-116610LN');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^1件/);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(answersOf(form)).toMatchObject({ productName: 'ハギ', modelNumber: 'S8-116610LN' });
});

test('What is in no list below either becomes a text', async () => {
  await showPart('answer-picker', 'lists with model numbers below');
  await dialog().getByRole('searchbox').fill('アップルウォッチ');
  await expect.element(page.getByRole('status')).toMatchTextContent(/該当する候補がありません/);
  await userEvent.keyboard('{Enter}');
  await expect.element(textbox()).toHaveValue('アップルウォッチ');
});
