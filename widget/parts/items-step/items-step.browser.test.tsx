import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LIMITS } from '#contract/base/limits.ts';
import { itemOf } from '#test/widget/items.ts';
import { showPart } from '#test/widget/show-part.ts';
import { answersOf } from '../../state/answers.ts';

// Clause 2.2-2
test('The item step says what it is and how long it takes, and on pages of its own leads to the top page', async () => {
  const { form, root } = await showPart('items-step', 'start');
  await expect.element(page.getByRole('heading', { name: '一括査定依頼フォーム' })).toBeVisible();
  expect(root.querySelector('h2 ~ p')?.textContent).toBe('最短60秒で入力完了。');
  const top = page.getByRole('link', { name: 'トップページへ' });
  await expect.element(top).not.toBeInTheDocument();
  form.navigation.configure({ ...form.navigation.settings, navigation: 'host' });
  await expect.element(top).toHaveAttribute('href', form.navigation.settings.topUrl);
});

test('Words of the page stand in place of those below the title', async () => {
  const { root } = await showPart('items-step', 'start');
  const words = document.createElement('span');
  words.slot = 'lead';
  words.textContent = '最大3社の査定額を比べられます。';
  root.host.append(words);
  await expect.element(page.getByText(words.textContent)).toBeVisible();
  expect(root.querySelector<HTMLSlotElement>('.step__lead slot')?.assignedNodes()).toEqual([words]);
});

// Clause 2.2-17
test('A seller who goes on too early reads what is missing', async () => {
  await showPart('items-step', 'start');
  await page.getByRole('button', { name: /査定スタート/ }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/商品カテゴリを選択してください/);
});

test('Of several goods without a category, one message is announced', async () => {
  const { form } = await showPart('items-step', 'start');
  form.goods.add();
  await page.getByRole('button', { name: /査定スタート/ }).click();
  await expect.poll(() => page.getByText('商品カテゴリを選択してください').elements().length).toBe(2);
  expect(page.getByRole('alert').elements()).toHaveLength(1);
});

test('The questions that remain are counted near the main button, and announced', async () => {
  const { form } = await showPart('items-step', 'start');
  // The last one: photos have one as well.
  const status = page.getByRole('status').last();
  await expect.element(status).toBeEmptyDOMElement();
  const id = form.goods.items[0]?.id ?? '';
  answersOf(form).chooseCategory(id, 'music');
  await expect.element(status).toHaveTextContent('あと2問');
  form.goods.add();
  await expect.element(status).toHaveTextContent('査定希望商品1：あと2問（ほかに未入力の商品が1点）');
  form.goods.replace([itemOf('music', { instrumentType: 'ギター', brand: 'Gibson（ギブソン）' })]);
  await expect.element(status).toBeEmptyDOMElement();
});

// Clause 2.2-22
test('Goods can be added once a category is chosen, up to the limit, and the form says why not', async () => {
  const { form } = await showPart('items-step', 'start');
  const add = page.getByRole('button', { name: /他の商品も一緒に査定する/ });
  await expect.element(add).toBeDisabled();
  await expect.element(add).toHaveAccessibleDescription('商品カテゴリを選択すると、商品を追加できます');
  answersOf(form).chooseCategory(form.goods.items[0]?.id ?? '', 'watch');
  await expect.element(add).toBeEnabled();
  await expect.element(add).not.toHaveAccessibleDescription();
  while (form.goods.items.length < LIMITS.items - 5) form.goods.add();
  await expect.element(add).toHaveAccessibleDescription('あと5点まで追加できます');
  await expect.element(add).toBeEnabled();
  while (form.goods.items.length < LIMITS.items) form.goods.add();
  await expect.element(add).toBeDisabled();
  await expect.element(add).toHaveAccessibleDescription('一度に依頼できる商品は20点までです');
});

test('Enter leads from a text to the next question, and from no question to the next step', async () => {
  const { form, root } = await showPart('items-step', 'start', 'brand');
  form.goods.replace([
    itemOf('jewelry', { shape: 'リング', mainStone: 'ルビー', metalType: 'ゴールド' }),
    itemOf('music', { instrumentType: { other: '' } }),
  ]);
  const carat = page.getByRole('textbox', { name: /^カラット数/ });
  await expect.element(carat).toBeVisible();
  (carat.element() as HTMLElement).focus();
  await userEvent.keyboard('1.5{Enter}');
  expect(root.activeElement).toBe(page.getByRole('textbox', { name: /^重さ/ }).element());
  await userEvent.keyboard('{Enter}');
  expect(root.activeElement).toBe(page.getByRole('combobox', { name: /^鑑定書/ }).element());
  expect(page.getByRole('alert').elements()).toEqual([]);
  (page.getByRole('textbox', { name: 'その他の内容を入力' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('鑑定書・鑑別書の有無を選択してください')).toBeVisible();
});

// Clauses 2.1-2, 2.2-16, 2.2-21
test('A seller adds a second item and takes it away again', async () => {
  const { form } = await showPart('items-step', 'start');
  answersOf(form).chooseCategory(form.goods.items[0]?.id ?? '', 'watch');
  await page.getByRole('button', { name: /他の商品も一緒に査定する/ }).click();
  await expect.element(page.getByRole('region', { name: '査定希望商品2' })).toBeVisible();
  await page.getByRole('button', { name: '査定希望商品2を削除' }).click();
  await expect.element(page.getByRole('region', { name: '査定希望商品2' })).not.toBeInTheDocument();
});

// Clause 2.2-23
test('The main button says 査定スタート with 無料, and 次へ once a category is chosen', async () => {
  const { form } = await showPart('items-step', 'start');
  await expect.element(page.getByText('無料')).toBeVisible();
  answersOf(form).chooseCategory(form.goods.items[0]?.id ?? '', 'watch');
  await expect.element(page.getByRole('button', { name: '次へ' })).toBeVisible();
});
