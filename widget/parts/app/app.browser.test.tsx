import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { itemOf } from '#test/widget/items.ts';
import { showPart } from '#test/widget/show-part.ts';

test('A seller who goes on too early is brought to the first question without an answer', async () => {
  const { root } = await showPart('app', 'items');
  await page.getByRole('button', { name: /査定スタート/ }).click();
  const category = page.getByRole('button', { name: /商品カテゴリ/ });
  await expect.poll(() => root.activeElement).toBe(category.element());
  await expect.element(category).toHaveAttribute('aria-invalid', 'true');
  await expect.element(category).toHaveAccessibleDescription(/商品カテゴリを選択してください/);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^商品カテゴリを選択してください$/);
});

// Clauses 2.2-21, 2.2-22
test('Further goods are empty, and their categories open at once; only of several can one be removed', async () => {
  const { root } = await showPart('app', 'all answered');
  const remove = page.getByRole('button', { name: /^査定希望商品\d+を削除$/ });
  expect(remove.elements()).toHaveLength(0);
  await page.getByRole('button', { name: /他の商品も一緒に査定する/ }).click();
  const second = page.getByRole('region', { name: '査定希望商品2' });
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('商品カテゴリを選択');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const category = second.getByRole('button', { name: /商品カテゴリ.*選択してください/ });
  await expect.poll(() => root.activeElement).toBe(category.element());
  expect(remove.elements()).toHaveLength(2);
  await page.getByRole('button', { name: '査定希望商品2を削除' }).click();
  await expect.element(second).not.toBeInTheDocument();
  expect(remove.elements()).toHaveLength(0);
  const before = page.getByRole('button', { name: /商品カテゴリ/ });
  await expect.poll(() => root.activeElement).toBe(before.element());
});

// Clause 2.2-12
test('With all questions answered 次へ leads to the contact details, where the name can be typed at once', async () => {
  const { root } = await showPart('app', 'all answered');
  await page.getByRole('button', { name: '次へ' }).click();
  const name = page.getByRole('textbox', { name: /^氏名/ });
  await expect.element(name).toBeVisible();
  await expect.poll(() => root.activeElement).toBe(name.element());
});

test('In a page without a header of its own, a moved focus leaves the styles of the form as they are', async () => {
  const { root } = await showPart('app', 'all answered');
  await page.getByRole('button', { name: '次へ' }).click();
  await expect.poll(() => root.activeElement?.getAttribute('name')).toBe('name1');
  expect(root.querySelector('.form')?.getAttribute('style')).toBeNull();
});

// Clauses 2.2-4, 2.2-104
test('Back at the goods, the focus is on their heading', async () => {
  const { root } = await showPart('app', 'customer');
  await page.getByRole('button', { name: '商品情報入力に戻る' }).click();
  const heading = page.getByRole('heading', { level: 2 });
  await expect.element(heading).toMatchTextContent('一括査定依頼フォーム');
  await expect.poll(() => root.activeElement).toBe(heading.element());
});

describe('After an answer', () => {
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };

  /** A form at the end of a long page, with a question whose answer lets the next one appear. */
  async function below() {
    const { form, root } = await showPart('app', 'items');
    form.goods.replace([
      itemOf('watch', { brand: 'ロレックス', productName: 'デイトナ', modelNumber: '116500LN' }),
    ]);
    (root.host as HTMLElement).style.marginBlock = '1000px';
    const radio = page.getByRole('radio', { name: '新品・未使用' });
    await expect.element(radio).toBeInTheDocument();
    radio.element().closest('label')?.scrollIntoView({ block: 'end' });
    return { form, root, radio };
  }

  test('the next question comes into view, and the focus stays', async () => {
    const { root, radio } = await below();
    (radio.element() as HTMLElement).click();
    (radio.element() as HTMLElement).focus({ preventScroll: true });
    const next = () => page.getByRole('group', { name: /^付属品/ }).element();
    await expect.poll(() => isInView(next())).toBe(true);
    expect(root.activeElement).toBe(radio.element());
  });

  test('of several, no box moves away from the finger; the next question comes after the last', async () => {
    const { form, radio } = await below();
    (radio.element() as HTMLElement).click();
    const box = page.getByRole('checkbox', { name: '箱', exact: true });
    await expect.element(box).toBeInTheDocument();
    await expect.poll(() => form.navigation.onward).toBeUndefined();
    box.element().closest('label')?.scrollIntoView({ block: 'end' });
    const before = scrollY;
    (box.element() as HTMLElement).click();
    const period = page.getByRole('radiogroup', { name: /^購入時期/ });
    await expect.element(period).toBeInTheDocument();
    (page.getByRole('checkbox', { name: '保証書' }).element() as HTMLElement).click();
    expect(scrollY).toBe(before);
    await expect.poll(() => isInView(period.element())).toBe(true);
    expect(scrollY).toBeGreaterThan(before);
  });

  test('nothing moves while a text is typed', async () => {
    const { form, root } = await showPart('app', 'items', 'brand');
    form.goods.replace([itemOf('music', { instrumentType: { other: '' } })]);
    (root.host as HTMLElement).style.marginBlock = '1000px';
    const text = page.getByRole('textbox', { name: 'その他の内容を入力' });
    await expect.element(text).toBeInTheDocument();
    (text.element() as HTMLElement).focus();
    text.element().scrollIntoView({ block: 'end' });
    const before = scrollY;
    await userEvent.keyboard('琴');
    await expect.poll(() => form.navigation.onward).toBeUndefined();
    expect(form.goods.items[0]?.answers.itemOther1).toBe('琴');
    expect(scrollY).toBe(before);
  });
});
