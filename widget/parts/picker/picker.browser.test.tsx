import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart, showThis } from '#test/widget/show-part.ts';
import { OptionTiles } from './options.tsx';

describe('A list to choose from', () => {
  // Clause 2.2-81
  test('is searched while the seller types, whatever the kind of kana', async () => {
    await showPart('picker', 'list');
    await page.getByRole('searchbox', { name: '検索' }).fill('いとすぎ');
    await expect.element(page.getByRole('status')).toMatchTextContent(/1件/);
    await expect.element(page.getByRole('button', { name: 'イトスギ' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'カエデ（Maple）' })).not.toBeInTheDocument();
  });

  // Clauses 2.2-86, 2.2-87
  test('has no popular products while it is searched', async () => {
    await showPart('picker', 'products');
    const popular = page.getByRole('heading', { name: /^人気の/ });
    await expect.element(popular).toBeVisible();
    await page.getByRole('searchbox').fill('violet');
    await expect.element(page.getByRole('status')).toMatchTextContent(/1件/);
    await expect.element(popular).not.toBeInTheDocument();
  });

  // Clause 2.2-80
  test.each(['tiles', 'products', 'list'])(
    'marks the one that was chosen, and no other: %s',
    async (layout) => {
      await showPart('picker', layout);
      await expect.element(page.getByRole('button', { name: 'イトスギ' }).first()).toBeVisible();
      const buttons = page
        .getByRole('button')
        .elements()
        .filter((button) => button.getAttribute('aria-current') === 'true');
      expect(new Set(buttons.map(({ textContent }) => textContent))).toEqual(new Set(['イトスギ']));
    },
  );

  // Clause 2.2-80
  test('has tiles with a picture, or only the name where there is none', async () => {
    const entry = { name: 'Rose（ローズ）', code: 'R', image: '/rose.webp' };
    const plain = { name: 'イトスギ', code: 'I', image: '' };
    await showThis(<OptionTiles options={[entry, plain]} chosen="" onChoose={() => {}} />);
    const tile = (name: string) => page.getByRole('button', { name: new RegExp(name) });
    await expect.element(tile('イトスギ')).toMatchTextContent(/イトスギ/);
    expect(tile('イトスギ').element().querySelector('img')).toBeNull();
    await expect.element(tile('ローズ')).toBeVisible();
    expect(tile('ローズ').element().querySelector('img')?.getAttribute('src')).toBe('/rose.webp');
  });

  test('puts what fits best first', async () => {
    await showPart('picker', 'list');
    await page.getByRole('searchbox').fill('キョウ');
    await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/キキョウ/);
    await page.getByRole('searchbox').fill('ﾀﾝﾎﾟﾎ');
    await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/タンポポ/);
    await page.getByRole('searchbox').fill('タンホポ');
    await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/タンポポ/);
  });

  test('is walked by the arrow keys from the search box and back', async () => {
    const { root } = await showPart('picker', 'list');
    const focusText = () => root.activeElement?.textContent ?? '';
    const search = page.getByRole('searchbox');
    await search.fill('ス');
    await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/スギナ/);
    await userEvent.keyboard('{ArrowDown}');
    expect(focusText()).toBe('スギナ');
    await userEvent.keyboard('{ArrowDown}');
    expect(focusText()).toBe('イトスギ');
    await userEvent.keyboard('{ArrowDown}');
    expect(focusText()).toBe('その他');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(root.activeElement).toBe(search.element());
  });

  test('is walked in rows and columns where its options are tiles', async () => {
    const { root } = await showPart('picker', 'tiles');
    const tiles = [...root.querySelectorAll<HTMLElement>('.brand')];
    const top = (tile: HTMLElement | undefined) => tile?.getBoundingClientRect().top;
    const columns = tiles.filter((tile) => top(tile) === top(tiles[0])).length;
    expect(columns).toBeGreaterThan(1);
    await page.getByRole('searchbox').click();
    await userEvent.keyboard('{ArrowDown}');
    expect(root.activeElement?.textContent).toMatch(/^形がわからない/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(root.activeElement).toBe(tiles[1]);
    await userEvent.keyboard('{ArrowDown}');
    expect(root.activeElement).toBe(tiles[1 + columns]);
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(root.activeElement).toBe(tiles[0]);
  });

  test('says which option Enter takes', async () => {
    await showPart('picker', 'list');
    await page.getByRole('searchbox').fill('スギ');
    await expect.element(page.getByRole('status')).toMatchTextContent(/2件、Enterキーで「スギナ」を選びます/);
  });

  test('takes an Enter that confirms a conversion for no choice', async () => {
    const { root } = await showPart('picker', 'nothing found');
    const search = page.getByRole('searchbox');
    await expect.element(page.getByRole('button', { name: /「zzz」と入力する/ })).toBeVisible();
    const enter = { key: 'Enter', bubbles: true, cancelable: true, composed: true };
    search.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
    search.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }));
    await expect.element(search).toBeVisible();
    search.element().dispatchEvent(new KeyboardEvent('keydown', enter));
    await expect.element(page.getByRole('textbox', { name: 'その他の内容を入力' })).toHaveValue('zzz');
    expect(root.querySelector('.search__input')).toBeNull();
  });

  test('offers その他 with what was typed where nothing is found', async () => {
    const { root } = await showPart('picker', 'nothing found');
    await expect.element(page.getByRole('status')).toMatchTextContent(/該当する候補がありません/);
    await page.getByRole('button', { name: /「zzz」と入力する/ }).click();
    const text = page.getByRole('textbox', { name: 'その他の内容を入力' });
    await expect.element(text).toHaveValue('zzz');
    expect(root.activeElement).toBe(text.element());
  });

  // Clauses 2.2-91, 2.2-92, 2.5-31
  test('takes a free text once it is not blank', async () => {
    const { root } = await showPart('picker', 'free text');
    const text = page.getByRole('textbox', { name: 'その他の内容を入力' });
    const next = page.getByRole('button', { name: '次へ' });
    expect(root.activeElement).toBe(text.element());
    await expect.element(text).toHaveAttribute('enterkeyhint', 'next');
    await text.fill('　\u200b');
    await expect.element(next).toBeDisabled();
    await text.fill('古時計');
    await expect.element(next).toBeEnabled();
  });

  // Clause 2.2-88
  test('leads from a row of kana to its products', async () => {
    const { root } = await showPart('picker', 'products');
    await page.getByRole('link', { name: 'タ' }).click();
    expect(root.activeElement).toBe(page.getByRole('heading', { name: 'タ行' }).element());
  });

  // Clause 2.2-90
  test('has その他 at the head of its section, and rows without entries lead nowhere', async () => {
    await showPart('picker', 'products');
    await page.getByRole('link', { name: 'その他' }).click();
    const section = page.getByRole('heading', { name: 'その他' }).element().parentElement;
    expect(section?.querySelector('button')?.textContent).toBe('その他');
    const index = page.getByRole('navigation', { name: '頭文字で探す' });
    await expect.element(index.getByText('ラ', { exact: true })).toBeVisible();
    expect(index.getByRole('link', { name: 'ラ', exact: true }).elements()).toEqual([]);
    await expect.element(index.getByRole('link', { name: 'ハ', exact: true })).toBeVisible();
  });

  // Clause 2.2-33
  test('offers another try where it could not be loaded', async () => {
    await showPart('picker', 'failed');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/エラーが発生しました/);
    await expect.element(page.getByRole('button', { name: '再試行' })).toBeVisible();
  });
});
