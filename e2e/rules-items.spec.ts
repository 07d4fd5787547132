import { expect, type Locator } from 'playwright/test';
import {
  alertOf,
  attach,
  chooseAnswer,
  chooseCategory,
  chooseInDialog,
  dialogOf,
  fillBy,
  GUITAR,
  itemBlock,
  mainButton,
  messagesOf,
  questionControl,
  tickOptions,
  writeOtherAnswer,
} from '#test/browser/form.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { test } from '#test/browser/test.ts';

/** The labels of all visible questions, in order. */
const questionsOf = (item: Locator) => item.locator('.field__label');

const WATCH_UP_TO_MODEL = {
  brand: 'ROLEX（ロレックス）',
  productName: 'デイトナ',
  modelNumber: '116500LN',
};

test.describe('What is asked, and when', { tag: '@phone' }, () => {
  // Clauses 2.1-3, 2.2-26
  test('Each question appears after the one before it is answered, and the next open question is marked', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    const item = itemBlock(form, 1);
    await expect(questionsOf(item)).toHaveText(['商品カテゴリ']);
    await chooseCategory(item, 'バッグ');
    await expect(questionsOf(item)).toHaveText(['商品カテゴリ', 'ブランド']);
    await expect(item.locator('.field--next')).toHaveText(/^ブランド/);

    await chooseAnswer(item, 'ブランド', 'LOUIS VUITTON（ルイ・ヴィトン）');
    await chooseInDialog(item, 'アルマ');
    await expect(questionsOf(item)).toHaveText(['商品カテゴリ', 'ブランド', '商品名', '商品の状態']);
    await chooseAnswer(item, '商品の状態', '新品・未使用');
    await tickOptions(item, '付属品', ['箱']);
    await chooseAnswer(item, '購入時期', '半年以内');
    await expect(item.locator('.field--next')).toHaveText(/^写真/);
    await attach(item, smallPhoto());
    await expect(item.locator('.field--next')).toHaveCount(0);
  });

  // Clauses 2.2-20, 2.4-5
  test('Another category clears the item; choosing the same one again changes nothing', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [{ category: 'watch', answers: WATCH_UP_TO_MODEL, photos: [] }] });
    await chooseCategory(form, '時計');
    await expect(questionControl(form, '型番')).toHaveText('116500LN');
    await chooseCategory(form, 'バッグ');
    await expect(questionsOf(form)).toHaveText(['商品カテゴリ', 'ブランド']);
    await expect(questionControl(form, 'ブランド')).toHaveText('選択してください');
    await chooseCategory(form, '時計');
    await expect(questionControl(form, 'ブランド')).toHaveText('選択してください');
  });

  // Clauses 2.2-35, 2.4-7
  test('A new brand clears the answers that depended on the old one', async ({ page }) => {
    const form = await openPlainPage(page, 'brand');
    await chooseCategory(form, '時計');
    await chooseAnswer(form, 'ブランド', 'ROLEX（ロレックス）');
    await chooseAnswer(form, '商品名', 'デイトナ');
    await chooseAnswer(form, '型番', '116500LN');
    await chooseAnswer(form, 'ブランド', 'OMEGA（オメガ）');
    await expect(questionControl(form, '商品名')).toHaveValue('');
    await expect(questionControl(form, '型番')).toHaveCount(0);
    await chooseAnswer(form, '商品名', 'シーマスター アクアテラ');
    await expect(questionControl(form, '型番')).toHaveValue('');
  });

  // Clauses 2.1-13, 2.1-23, 2.2-36, 2.9-13, 2.9-16
  test('The brand theme has its own wording, and shows a text box below その他', async ({ page }) => {
    const form = await openPlainPage(page, 'brand');
    await fillBy(form, {
      items: [{ category: 'watch', answers: WATCH_UP_TO_MODEL, accessories: ['箱'] }],
    });
    await expect(questionControl(form, '商品の状態').getByRole('option')).toHaveText([
      '選択してください',
      '新品',
      '美品',
      '中古品',
      '難あり',
    ]);
    await chooseAnswer(form, '商品の状態', '中古品');
    await expect(questionControl(form, '購入時期').getByRole('option')).toHaveText([
      '選択してください',
      '1ヶ月以内',
      '半年以内',
      '1年以内',
      '3年以内',
      '5年以内',
      '10年以内',
      '10年以上前',
      'わからない',
    ]);
    await writeOtherAnswer(form, '型番', 'Ref. 6263');
    await expect(questionControl(form, '型番')).toHaveValue('その他');
    await expect(form.getByRole('textbox', { name: 'その他の内容を入力' })).toHaveValue('Ref. 6263');
  });
});

// Clause 2.1-18
test('The other themes have labels above the fields, on a desktop too', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const theme of ['lp', 'product'] as const) {
    const form = await openPlainPage(page, theme);
    await fillBy(form, { items: [GUITAR] });
    const name = questionControl(form, '商品名');
    const field = name.locator('xpath=ancestor::*[@part="field"]');
    const [label, control] = await Promise.all([
      field.locator('.field__label').boundingBox(),
      name.boundingBox(),
    ]);
    if (!label || !control) throw new Error('a label and a field');
    expect(label.y + label.height, theme).toBeLessThanOrEqual(control.y);
  }
});

test.describe('The brand theme', { tag: '@desktop' }, () => {
  // Clauses 2.1-14, 2.1-15, 2.1-16
  test('has labels beside the fields, hints below them, check marks for answered questions and a picture as button', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'brand');
    await fillBy(form, { items: [{ category: 'watch', answers: WATCH_UP_TO_MODEL }] });
    const state = questionControl(form, '商品の状態');
    const field = state.locator('xpath=ancestor::*[@part="field"]');
    const [label, control, hint] = await Promise.all([
      field.locator('.field__label').boundingBox(),
      state.boundingBox(),
      field.getByText('おおよその状態で問題ありません').boundingBox(),
    ]);
    if (!label || !control || !hint) throw new Error('a label, a field and a hint');
    expect(label.x + label.width).toBeLessThanOrEqual(control.x);
    expect(hint.y).toBeGreaterThanOrEqual(control.y + control.height);

    const mark = field.locator('.field__check');
    const before = await mark.evaluate((element) => getComputedStyle(element).backgroundColor);
    await chooseAnswer(form, '商品の状態', '美品');
    await expect(mark).toBeVisible();
    await expect(mark).not.toHaveCSS('background-color', before);
    await expect(mainButton(form).locator('svg')).toBeVisible();
    await expect(mainButton(form)).toHaveAccessibleName('次へ');
  });
});

test.describe('What is missing', { tag: '@phone' }, () => {
  // Clauses 2.2-24, 2.2-27
  test('The first missing question is scrolled into view, flashes and is focused; answering it removes its message', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR, { category: 'watch', answers: WATCH_UP_TO_MODEL }, GUITAR] });
    await form.getByRole('button', { name: '次へ' }).click();

    const second = itemBlock(form, 2);
    const state = questionControl(second, '商品の状態');
    await expect(state.getByRole('radio').first()).toBeFocused();
    await expect(state).toBeInViewport();
    await expect(second.locator('.field--flash')).toHaveText(/^商品の状態/);
    await expect(alertOf(second, '商品の状態を選択してください')).toBeVisible();
    await expect(form.getByText('査定希望商品2：あと3問')).toBeVisible();

    await state.getByRole('radio', { name: '新品・未使用' }).check();
    await expect(alertOf(second, '商品の状態を選択してください')).toHaveCount(0);
    await expect(questionControl(second, '付属品')).toBeVisible();
    await expect(messagesOf(second), 'the next question has not been asked yet').toHaveCount(0);
    await mainButton(form).click();
    await expect(alertOf(second, '付属品を選択してください')).toBeVisible();
    await tickOptions(second, '付属品', ['箱']);
    await expect(alertOf(second, '付属品を選択してください')).toHaveCount(0);
  });

  test('There is no flash for sellers who prefer reduced motion', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await mainButton(form).click();
    await expect(questionControl(form, '商品カテゴリ')).toBeFocused();
    await expect(form.locator('.field--flash')).toHaveCount(0);
  });

  // Clauses 2.2-38, 2.5-10
  test('A watch whose model is not known needs a photo, and one is enough', async ({ page }) => {
    const message = '型番がわからない場合は写真の添付が必須です';
    const form = await openPlainPage(page, 'product');
    const answers = {
      ...WATCH_UP_TO_MODEL,
      modelNumber: 'わからない',
      condition: '新品・未使用',
      purchasePeriod: '3年以内',
    };
    await fillBy(form, { items: [{ category: 'watch', answers, accessories: ['箱'] }] });
    await expect(questionControl(form, '写真')).toContainText('必須');
    await mainButton(form).click();
    await expect(alertOf(form, message)).toBeVisible();
    await expect(form.getByLabel('写真を追加')).toBeFocused();
    await attach(form, smallPhoto());
    await expect(alertOf(form, message)).toHaveCount(0);
    await mainButton(form).click();
    await expect(form.getByRole('heading', { name: 'お客様情報' })).toBeVisible();
  });
});

test.describe('Pickers', { tag: '@desktop' }, () => {
  test('Esc after some levels keeps what was chosen so far', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '時計');
    await chooseAnswer(form, 'ブランド', 'ROLEX（ロレックス）');
    await expect(dialogOf(page)).toHaveAccessibleName('商品名を選択してください');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(questionControl(form, 'ブランド')).toHaveText('ROLEX（ロレックス）');
    await expect(questionControl(form, 'ブランド')).toBeFocused();
    await questionControl(form, '商品名').click();
    await expect(dialogOf(page)).toHaveAccessibleName('商品名を選択してください');
  });

  // Clauses 2.2-87, 2.2-88, 2.2-89
  test('Products are shown with the six most popular, an index of kana rows to jump to, and その他 last', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '時計');
    await chooseAnswer(form, 'ブランド', 'ROLEX（ロレックス）');
    const dialog = dialogOf(page);
    const section = (heading: string) =>
      dialog.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
    await expect(section('人気の商品名').getByRole('button')).toHaveText([
      'デイトナ',
      'サブマリーナー',
      'GMTマスターII',
      'デイトジャスト',
      'エクスプローラー',
      'エクスプローラーII',
    ]);
    await expect(section('ア行').getByRole('button').first()).toHaveText('エクスプローラー');
    await expect(section('英数').getByRole('button').filter({ hasText: 'GMTマスターII' })).toHaveCount(1);

    const index = dialog.getByRole('navigation', { name: '頭文字で探す' });
    await expect(index.getByRole('link')).toContainText(['ア', 'サ', 'タ', 'ヤ', '英数']);
    await index.getByRole('link', { name: 'ヤ', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: 'ヤ行' })).toBeInViewport();
    await expect(dialog.getByRole('heading', { name: 'ヤ行' })).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    await expect(dialog.getByRole('button').last()).toHaveText('その他');
  });

  test('After writing a free text, the seller can still go back and choose from the list', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '骨董品');
    await writeOtherAnswer(form, '骨董品の種類', '古い看板');
    await questionControl(form, '骨董品の種類').click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('textbox', { name: 'その他の内容を入力' })).toHaveValue('古い看板');
    await dialog.getByRole('button', { name: '一覧から選ぶ' }).click();
    await expect(dialog.getByRole('heading', { name: '骨董品の種類を選択してください' })).toBeFocused();
    await chooseInDialog(page, '着物');
    await expect(questionControl(form, '骨董品の種類')).toHaveText('着物');
  });

  // Clause 2.2-29
  test('A pending list shows that it is loading', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/v1/item_masters/group', async (route) => {
      await gate;
      await route.continue();
    });
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '時計');
    await questionControl(form, 'ブランド').click();
    await expect(dialogOf(page).getByRole('status')).toHaveText('読み込み中...');
    release();
    await expect(dialogOf(page).getByRole('button', { name: /^ROLEX/ })).toBeVisible();
    await expect(dialogOf(page).getByText('読み込み中...')).toHaveCount(0);
  });

  // Clause 2.9-11
  test('Dialogs are at most 920 pixels wide, pickers 1000', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    const width = async () => (await dialogOf(page).locator('.dialog__frame').boundingBox())?.width ?? 0;
    await questionControl(form, '商品カテゴリ').click();
    await expect.poll(width).toBeLessThanOrEqual(920);
    await chooseInDialog(page, '時計');
    await expect.poll(width).toBeGreaterThan(920);
    expect(await width()).toBeLessThanOrEqual(1000);
  });
});

test.describe('Photos', { tag: '@phone' }, () => {
  const previewOf = (form: Locator, name: string) => form.getByRole('img', { name: `${name}のプレビュー` });
  const isPainted = (image: Locator) => expect(image).not.toHaveJSProperty('naturalWidth', 0);

  test.beforeEach(async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
  });

  // Clause 2.4-25
  test('Several photos at once are shown, counted and announced, and each can be removed', async ({
    page,
  }) => {
    const form = page.locator('appraisal-form');
    await attach(form, smallPhoto('jpg', 'front.jpg'), smallPhoto('png', 'back.png'));
    await isPainted(previewOf(form, 'front.jpg'));
    await isPainted(previewOf(form, 'back.png'));
    await expect(form.getByText('2／3枚')).toBeVisible();
    await expect(form.getByRole('status').filter({ hasText: '写真を2枚添付しています' })).toBeAttached();

    const source = await previewOf(form, 'front.jpg').getAttribute('src');
    await form.getByRole('button', { name: 'front.jpgを削除' }).click();
    await expect(previewOf(form, 'front.jpg')).toHaveCount(0);
    await expect(previewOf(form, 'back.png')).toBeVisible();
    await expect(form.getByLabel('写真を追加')).toBeFocused();
    const isReleased = page.evaluate(
      (url) =>
        fetch(url).then(
          () => false,
          () => true,
        ),
      source ?? '',
    );
    expect(await isReleased, 'the preview is released').toBe(true);
  });

  test('A HEIC photo is shown although the browser does not support HEIC', async ({ page }) => {
    const form = page.locator('appraisal-form');
    await attach(form, smallPhoto('heic', 'IMG_0001.HEIC'));
    await isPainted(previewOf(form, 'IMG_0001.HEIC'));
  });

  test('A HEIC photo that was renamed to .jpg is shown too', async ({ page }) => {
    const form = page.locator('appraisal-form');
    await attach(form, { ...smallPhoto('heic', 'IMG_0002.jpg'), mimeType: 'image/jpeg' });
    await isPainted(previewOf(form, 'IMG_0002.jpg'));
  });
});
