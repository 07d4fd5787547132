import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Theme } from '#contract/embed/themes.ts';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { emptyItem, type Item } from '../../goods/item.ts';
import { showPart, showThis } from '../../test/show-part.ts';
import { ENTRIES, OpenDialog } from '../stage/samples.tsx';
import { useFormState } from '../use-form.ts';
import CategoryPicker from './category-picker.tsx';

test('There is a tile for each category, with a picture', async () => {
  const { root } = await showPart('category-picker', 'open');
  for (const key of CATEGORY_KEYS) {
    await expect
      .element(page.getByRole('button', { name: CATEGORIES[key].label, exact: true }))
      .toBeVisible();
  }
  await expect.poll(() => root.querySelectorAll('img.category__image').length).toBe(CATEGORY_KEYS.length);
});

test('The dialog has a title, and a shorter one on a phone', async () => {
  await showPart('category-picker', 'open');
  const heading = page.getByRole('heading');
  for (const [width, title] of [
    [390, '商品カテゴリを選択'],
    [1024, '査定したい商品カテゴリを選択してください'],
  ] as const) {
    await page.viewport(width, 844);
    await expect.poll(() => (heading.element() as HTMLElement).innerText).toBe(title);
  }
  await page.viewport(390, 844);
});

/** Shows the dialog of categories of an item. */
async function openCategories(item: Item = emptyItem('1'), theme?: Theme) {
  const part = await showThis(<OpenDialog>{(close) => <Choosing onClose={close} />}</OpenDialog>, {
    api: { entries: async () => ENTRIES },
    prepare: (form) => form.goods.replace([item]),
    ...(theme && { theme }),
  });
  return { ...part, item: () => part.form.goods.items[0] };
}

function Choosing({ onClose }: { onClose: () => void }) {
  const item = useFormState((form) => form.goods.items[0]);
  return item ? <CategoryPicker item={item} onClose={onClose} /> : null;
}

const dialog = () => page.getByRole('dialog');
const tile = (key: CategoryKey) => dialog().getByRole('button', { name: CATEGORIES[key].label, exact: true });

test('Nothing moves when the pictures come, a frame after the names', async () => {
  const { root } = await openCategories();
  const tiles = () => [...root.querySelectorAll('.category')];
  const heights = () => tiles().map((one) => one.getBoundingClientRect().height);
  // Pictures, or what keeps their place.
  expect(root.querySelectorAll('.category__image')).toHaveLength(CATEGORY_KEYS.length);
  await expect.poll(() => root.querySelectorAll('img.category__image').length).toBe(CATEGORY_KEYS.length);
  const sizes = [1024, 390];
  const withPictures: number[][] = [];
  const withPlaces: number[][] = [];
  for (const width of sizes) {
    await page.viewport(width, 844);
    withPictures.push(heights());
  }
  for (const picture of root.querySelectorAll('picture')) {
    const place = document.createElement('span');
    place.className = 'category__image';
    picture.replaceWith(place);
  }
  for (const width of sizes) {
    await page.viewport(width, 844);
    withPlaces.push(heights());
  }
  expect(withPlaces).toEqual(withPictures);
});

test('A tile is chosen by keyboard, and the same dialog asks the first question; its title has the focus', async () => {
  const { root, item } = await openCategories();
  (tile('watch').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toHaveAccessibleName('ブランドを選択してください');
  await expect.poll(() => root.activeElement?.textContent).toBe('ブランドを選択してください');
  expect(item()?.category).toBe('watch');
});

test('The arrow leads from the first question back to the categories, where another can be chosen', async () => {
  const { item } = await openCategories();
  await tile('watch').click();
  await expect.element(dialog()).toHaveAccessibleName('ブランドを選択してください');
  await page.getByRole('button', { name: '戻る' }).click();
  await expect.element(tile('watch')).toHaveAttribute('aria-current', 'true');
  await tile('preciousMetal').click();
  await expect.element(dialog()).toHaveAccessibleName('商品の形状を選択してください');
  expect(item()?.category).toBe('preciousMetal');
});

test('Esc closes the first question; the category stays chosen', async () => {
  const { item } = await openCategories();
  await tile('watch').click();
  await expect.element(dialog()).toHaveAccessibleName('ブランドを選択してください');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(item()?.category).toBe('watch');
});

test('The dialog closes where the first question is answered in the page, and where the theme has drop-down lists', async () => {
  const { item } = await openCategories();
  await tile('camera').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(item()?.category).toBe('camera');
  await openCategories(emptyItem('1'), 'brand');
  await tile('watch').click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('The dialog closes where another category took answers away, which the page offers back', async () => {
  const { item } = await openCategories({ ...emptyItem('1', 'watch'), answers: { brand: 'キキョウ' } });
  await tile('bag').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(item()?.category).toBe('bag');
});

test('The tile of the chosen category says so', async () => {
  await showPart('category-picker', 'one is chosen');
  const [first] = CATEGORY_KEYS;
  await expect
    .element(page.getByRole('button', { name: CATEGORIES[first].label, exact: true }))
    .toHaveAttribute('aria-current', 'true');
});
