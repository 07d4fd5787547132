import { expect, type Locator, test } from 'playwright/test';
import {
  alertOf,
  attach,
  choose,
  chooseCategory,
  chooseInDialog,
  dialogOf,
  fillBy,
  GUITAR,
  itemBlock,
  mainButton,
  question,
  tick,
  writeOther,
} from './support/form.ts';
import { openPlainPage } from './support/pages.ts';
import { photo, photoOf } from './support/photos.ts';

/** The labels of all visible questions, in order. */
const questionsOf = (item: Locator) => item.locator('.field__label');

const WATCH_UP_TO_MODEL = {
  brand: 'ROLEX（ロレックス）',
  productName: 'デイトナ',
  modelNumber: '116500LN',
};

test.describe('What is asked, and when', { tag: '@phone' }, () => {
  test('Each question appears after the one before it is answered, and the next open question is marked', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    const item = itemBlock(form, 1);
    await expect(questionsOf(item)).toHaveText(['商品カテゴリ']);
    await chooseCategory(item, 'バッグ');
    await expect(questionsOf(item)).toHaveText(['商品カテゴリ', 'ブランド']);
    await expect(item.locator('.field--next')).toHaveText(/^ブランド/);

    await choose(item, 'ブランド', 'LOUIS VUITTON（ルイ・ヴィトン）');
    await chooseInDialog(item, 'アルマ');
    await expect(questionsOf(item)).toHaveText(['商品カテゴリ', 'ブランド', '商品名', '商品の状態']);
    await choose(item, '商品の状態', '新品・未使用');
    await tick(item, '付属品', ['箱']);
    await choose(item, '購入時期', '半年以内');
    await expect(item.locator('.field--next')).toHaveText(/^写真/);
    await attach(item, photo());
    await expect(item.locator('.field--next')).toHaveCount(0);
  });

  test('The main button first shows 査定スタート and a 無料 badge, and 次へ after a category is chosen', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await expect(mainButton(form)).toHaveText('無料査定スタート');
    await expect(form.getByRole('button', { name: '他の商品も一緒に査定する' })).toBeDisabled();
    await chooseCategory(form, 'カメラ');
    await expect(mainButton(form)).toHaveText('次へ');
    await expect(form.getByRole('button', { name: '他の商品も一緒に査定する' })).toBeEnabled();
  });

  test('A further item is empty and gets the focus; remove buttons appear only if there are several items', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
    await expect(form.getByRole('button', { name: /削除$/ })).toHaveCount(0);
    await form.getByRole('button', { name: '他の商品も一緒に査定する' }).click();

    const second = itemBlock(form, 2);
    await expect(question(second, '商品カテゴリ')).toHaveText('選択してください');
    await expect(question(second, '商品カテゴリ')).toBeFocused();
    await expect(form.getByRole('button', { name: /削除$/ })).toHaveCount(2);
    await form.getByRole('button', { name: '査定希望商品2を削除' }).click();
    await expect(form.getByRole('button', { name: /削除$/ })).toHaveCount(0);
  });

  test('Another category clears the item; choosing the same one again changes nothing', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [{ category: 'watch', answers: WATCH_UP_TO_MODEL, photos: [] }] });
    await chooseCategory(form, '時計');
    await expect(question(form, '型番')).toHaveText('116500LN');
    await chooseCategory(form, 'バッグ');
    await expect(questionsOf(form)).toHaveText(['商品カテゴリ', 'ブランド']);
    await expect(question(form, 'ブランド')).toHaveText('選択してください');
    await chooseCategory(form, '時計');
    await expect(question(form, 'ブランド')).toHaveText('選択してください');
  });

  test('付属品なし clears the other accessories, and any other clears it', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, {
      items: [{ category: 'watch', answers: { ...WATCH_UP_TO_MODEL, condition: '新品・未使用' } }],
    });
    const box = (name: string) => question(form, '付属品').getByRole('checkbox', { name, exact: true });
    await tick(form, '付属品', ['箱', '保証書', '付属品なし']);
    await expect(box('付属品なし')).toBeChecked();
    await expect(box('箱')).not.toBeChecked();
    await expect(box('保証書')).not.toBeChecked();
    await box('保存袋').check();
    await expect(box('付属品なし')).not.toBeChecked();
    await expect(box('保存袋')).toBeChecked();
  });

  test('A new brand clears the answers that depended on the old one', async ({ page }) => {
    const form = await openPlainPage(page, 'brand');
    await chooseCategory(form, '時計');
    await choose(form, 'ブランド', 'ROLEX（ロレックス）');
    await choose(form, '商品名', 'デイトナ');
    await choose(form, '型番', '116500LN');
    await choose(form, 'ブランド', 'OMEGA（オメガ）');
    await expect(question(form, '商品名')).toHaveValue('');
    await expect(question(form, '型番')).toHaveCount(0);
    await choose(form, '商品名', 'シーマスター アクアテラ');
    await expect(question(form, '型番')).toHaveValue('');
  });

  test('The brand theme has its own wording, and shows a text box below その他', async ({ page }) => {
    const form = await openPlainPage(page, 'brand');
    await fillBy(form, {
      items: [{ category: 'watch', answers: WATCH_UP_TO_MODEL, accessories: ['箱'] }],
    });
    await expect(question(form, '商品の状態').getByRole('option')).toHaveText([
      '選択してください',
      '新品',
      '美品',
      '中古品',
      '難あり',
    ]);
    await choose(form, '商品の状態', '中古品');
    await expect(question(form, '購入時期').getByRole('option')).toHaveText([
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
    await writeOther(form, '型番', 'Ref. 6263');
    await expect(question(form, '型番')).toHaveValue('その他');
    await expect(form.getByRole('textbox', { name: 'その他の内容を入力' })).toHaveValue('Ref. 6263');
  });

  test('For a lens only, the form does not ask about a lens, and the list of makers contains no kinds of goods', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, 'カメラ');
    await choose(form, '査定したいもの', 'アナログカメラ');
    await expect(questionsOf(form)).toContainText(['レンズの有無']);
    await choose(form, '査定したいもの', 'レンズのみ');
    await expect(questionsOf(form)).toHaveText(['商品カテゴリ', '査定したいもの', 'メーカー名']);
    await question(form, 'メーカー名').click();
    const makers = dialogOf(page).getByRole('listitem');
    await expect(makers.filter({ hasText: 'Canon' })).toHaveCount(1);
    await expect(makers.filter({ hasText: /^(フィルムカメラ|デジタルカメラ|レンズのみ)/ })).toHaveCount(0);
  });

  test('For an instrument in free text, the form does not ask for the brand', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '楽器');
    await writeOther(form, '楽器の種類', '二胡', 'その他の楽器');
    await expect(questionsOf(form)).toHaveText(['商品カテゴリ', '楽器の種類', '商品名', '写真']);
    await expect(question(form, '楽器の種類')).toHaveText('その他の楽器：二胡');
  });

  for (const material of ['わからない', 'その他']) {
    test(`For the material ${material}, the form does not ask for the purity`, async ({ page }) => {
      const form = await openPlainPage(page, 'product');
      await chooseCategory(form, '金・貴金属');
      await choose(form, '商品の形状', 'リング');
      await choose(form, '貴金属の素材', material);
      await expect(questionsOf(form)).not.toContainText(['貴金属の純度']);
    });
  }
});

test.describe('The brand theme', { tag: '@desktop' }, () => {
  test('has labels beside the fields, hints below them, check marks for answered questions and a picture as button', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'brand');
    await fillBy(form, { items: [{ category: 'watch', answers: WATCH_UP_TO_MODEL }] });
    const state = question(form, '商品の状態');
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
    const looks = () => mark.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await looks();
    await choose(form, '商品の状態', '美品');
    await expect(mark).toBeVisible();
    await expect.poll(looks).not.toBe(before);
    await expect(mainButton(form).locator('svg')).toBeVisible();
    await expect(mainButton(form)).toHaveAccessibleName('次へ');
  });
});

test.describe('What is missing', { tag: '@phone' }, () => {
  test('With nothing chosen, a message asks for the category, is announced, and the category is focused', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await mainButton(form).click();
    await expect(alertOf(form, '商品カテゴリを選択してください')).toBeVisible();
    await expect(question(form, '商品カテゴリ')).toBeFocused();
    await expect(question(form, '商品カテゴリ')).toHaveAttribute('aria-invalid', 'true');
    await expect(question(form, '商品カテゴリ')).toHaveAccessibleDescription(
      '商品カテゴリを選択してください',
    );
  });

  test('The first missing question is scrolled into view, flashes and is focused; answering it removes its message', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR, { category: 'watch', answers: WATCH_UP_TO_MODEL }, GUITAR] });
    await mainButton(form).click();

    const second = itemBlock(form, 2);
    const state = question(second, '商品の状態');
    await expect(state.getByRole('radio').first()).toBeFocused();
    await expect(state).toBeInViewport();
    await expect(second.locator('.field--flash')).toHaveText(/^商品の状態/);
    await expect(alertOf(second, '商品の状態を選択してください')).toBeVisible();
    await expect(form.getByText('査定希望商品2：あと3問')).toBeVisible();

    await state.getByRole('radio', { name: '新品・未使用' }).check();
    await expect(alertOf(second, '商品の状態を選択してください')).toHaveCount(0);
    // After the first failed try, messages appear at once.
    await expect(alertOf(second, '付属品を選択してください')).toBeVisible();
    await tick(second, '付属品', ['箱']);
    await expect(alertOf(second, '付属品を選択してください')).toHaveCount(0);
  });

  test('No message appears before the seller has tried to continue', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '骨董品');
    await choose(form, '骨董品の種類', '絵画（カイガ）');
    await expect(form.getByRole('alert')).toHaveCount(0);
  });

  test('There is no flash for sellers who prefer reduced motion', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await mainButton(form).click();
    await expect(question(form, '商品カテゴリ')).toBeFocused();
    await expect(form.locator('.field--flash')).toHaveCount(0);
  });

  const UNKNOWN = [
    {
      goods: '型番がわからない時計',
      item: {
        category: 'watch',
        answers: {
          ...WATCH_UP_TO_MODEL,
          modelNumber: 'わからない',
          condition: '新品・未使用',
          purchasePeriod: '3年以内',
        },
        accessories: ['箱'],
      },
      message: '型番がわからない場合は写真の添付が必須です',
    },
    {
      goods: '商品名がわからないカメラ',
      item: {
        category: 'camera',
        answers: {
          cameraType: 'レンズのみ',
          brand: 'Canon（キヤノン）',
          productName: 'わからない',
          condition: '新品・未使用',
        },
      },
      message: '商品名がわからない場合は写真の添付が必須です',
    },
    {
      goods: '内容量がわからないお酒',
      item: {
        category: 'alcohol',
        answers: { alcoholType: 'ウイスキー', brand: '山崎（ヤマザキ）', contentVolume: 'わからない' },
      },
      message: '内容量がわからない場合は写真の添付が必須です',
    },
    {
      goods: '素材がわからない貴金属',
      item: { category: 'preciousMetal', answers: { shape: 'リング', material: 'わからない' } },
      message: '貴金属の素材がわからない場合は、写真のアップロードが必須です',
    },
    {
      goods: '骨董品',
      item: { category: 'antique', answers: { antiqueType: '着物' } },
      message: '写真をアップロードしてください',
    },
  ] as const;

  for (const { goods, item, message } of UNKNOWN) {
    test(`${goods} needs a photo, and one is enough`, async ({ page }) => {
      const form = await openPlainPage(page, 'product');
      await fillBy(form, { items: [item] });
      await expect(question(form, '写真')).toContainText('必須');
      await mainButton(form).click();
      await expect(alertOf(form, message)).toBeVisible();
      await expect(form.getByLabel('写真を追加')).toBeFocused();
      await attach(form, photo());
      await expect(alertOf(form, message)).toHaveCount(0);
      await mainButton(form).click();
      await expect(form.getByRole('heading', { name: 'お客様情報' })).toBeVisible();
    });
  }

  test('A watch with a known model needs no photo', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, {
      items: [
        {
          category: 'watch',
          answers: { ...WATCH_UP_TO_MODEL, condition: '新品・未使用', purchasePeriod: '3年以内' },
          accessories: ['箱'],
        },
      ],
    });
    await expect(question(form, '写真')).toContainText('任意');
    await mainButton(form).click();
    await expect(form.getByRole('heading', { name: 'お客様情報' })).toBeVisible();
  });
});

test.describe('Pickers', { tag: '@desktop' }, () => {
  test('The back arrow goes from model to product to brand, and closes the dialog at the brands', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '時計');
    await question(form, 'ブランド').click();
    const dialog = dialogOf(page);
    const back = dialog.getByRole('button', { name: '戻る' });
    await chooseInDialog(page, 'ROLEX（ロレックス）');
    await chooseInDialog(page, 'デイトナ');
    await expect(dialog).toHaveAccessibleName('型番を選択してください');
    await back.click();
    await expect(dialog).toHaveAccessibleName('商品名を選択してください');
    await expect(dialog.getByRole('button', { name: 'デイトナ' }).first()).toHaveAttribute(
      'aria-current',
      'true',
    );
    await back.click();
    await expect(dialog).toHaveAccessibleName('ブランドを選択してください');
    await back.click();
    await expect(dialog).toHaveCount(0);
    await expect(question(form, 'ブランド')).toBeFocused();
  });

  test('Esc closes a dialog and returns the focus, every time', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    const trigger = question(form, '商品カテゴリ');
    for (let time = 0; time < 3; time += 1) {
      await trigger.press('Enter');
      await expect(dialogOf(page)).toHaveAccessibleName('査定したい商品カテゴリを選択してください');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(trigger).toBeFocused();
    }
    await trigger.click();
    await dialogOf(page).getByRole('button', { name: '閉じる' }).click();
    await expect(trigger).toBeFocused();
  });

  test('Esc after some levels keeps what was chosen so far', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '時計');
    await choose(form, 'ブランド', 'ROLEX（ロレックス）');
    await expect(dialogOf(page)).toHaveAccessibleName('商品名を選択してください');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(question(form, 'ブランド')).toHaveText('ROLEX（ロレックス）');
    await expect(question(form, 'ブランド')).toBeFocused();
    await question(form, '商品名').click();
    await expect(dialogOf(page)).toHaveAccessibleName('商品名を選択してください');
  });

  test('Products are shown with the six most popular, an index of kana rows to jump to, and その他 last', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '時計');
    await choose(form, 'ブランド', 'ROLEX（ロレックス）');
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

  test('A search accepts any kana, case and width, hides the popular products, and announces the number of results', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '時計');
    await question(form, 'ブランド').click();
    const dialog = dialogOf(page);
    const search = dialog.getByPlaceholder('検索');
    for (const typed of ['rolex', 'ＲＯＬＥＸ', 'ろれっくす']) {
      await search.fill(typed);
      await expect(dialog.getByRole('listitem').first()).toContainText('ROLEX');
    }
    await chooseInDialog(page, 'ROLEX（ロレックス）');
    await expect(dialog).toHaveAccessibleName('商品名を選択してください');
    await dialog.getByPlaceholder('検索').fill('gmt');
    await expect(dialog.getByRole('status')).toHaveText('2件');
    await expect(dialog.getByRole('heading', { name: '人気の商品名' })).toHaveCount(0);
    await dialog.getByPlaceholder('検索').fill('ない商品');
    await expect(dialog.getByRole('status')).toContainText('該当する候補がありません');
    await expect(dialog.getByRole('button', { name: '「ない商品」と入力する' })).toBeVisible();
  });

  test('The free text for その他 must not be blank', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '宝石');
    await question(form, '商品の形状').click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'その他' }).click();
    const text = dialog.getByRole('textbox', { name: 'その他の内容を入力' });
    const next = dialog.getByRole('button', { name: '次へ' });
    await expect(text).toBeFocused();
    await expect(next).toBeDisabled();
    await text.fill(' 　');
    await expect(next).toBeDisabled();
    await text.fill('かんざし');
    await next.click();
    await expect(dialog).toHaveCount(0);
    await expect(question(form, '商品の形状')).toHaveText('その他：かんざし');
    await expect(question(form, '商品の形状')).toBeFocused();
  });

  test('After writing a free text, the seller can still go back and choose from the list', async ({
    page,
  }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '骨董品');
    await writeOther(form, '骨董品の種類', '古い看板');
    await question(form, '骨董品の種類').click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('textbox', { name: 'その他の内容を入力' })).toHaveValue('古い看板');
    await dialog.getByRole('button', { name: '一覧から選ぶ' }).click();
    await expect(dialog.getByRole('heading', { name: '骨董品の種類を選択してください' })).toBeFocused();
    await chooseInDialog(page, '着物');
    await expect(question(form, '骨董品の種類')).toHaveText('着物');
  });

  test('A pending list shows that it is loading', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/v1/item_masters/group', async (route) => {
      await held;
      await route.continue();
    });
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, '時計');
    await question(form, 'ブランド').click();
    await expect(dialogOf(page).getByRole('status')).toHaveText('読み込み中...');
    release();
    await expect(dialogOf(page).getByRole('button', { name: /^ROLEX/ })).toBeVisible();
    await expect(dialogOf(page).getByText('読み込み中...')).toHaveCount(0);
  });

  test('わからない is accepted at once', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, {
      items: [{ category: 'camera', answers: { cameraType: 'レンズのみ', brand: 'Canon（キヤノン）' } }],
    });
    await choose(form, '商品名', 'わからない');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(question(form, '商品名')).toHaveText('わからない');
  });

  test('The form asks for the brand of a drink only after its type', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await chooseCategory(form, 'お酒');
    await expect(questionsOf(form)).toHaveText(['商品カテゴリ', 'お酒の種類']);
    await choose(form, 'お酒の種類', 'ウイスキー');
    await choose(form, '銘柄', '山崎（ヤマザキ）');
    await choose(form, 'お酒の種類', 'ワイン');
    await expect(question(form, '銘柄')).toHaveText('選択してください');
  });

  test('Dialogs are at most 920 pixels wide, pickers 1000', async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    const width = async () => (await dialogOf(page).locator('.dialog__frame').boundingBox())?.width ?? 0;
    await question(form, '商品カテゴリ').click();
    await expect.poll(width).toBeLessThanOrEqual(920);
    await chooseInDialog(page, '時計');
    await question(form, 'ブランド').click();
    await expect.poll(width).toBeLessThanOrEqual(1000);
    expect(await width()).toBeGreaterThan(920);
  });
});

test.describe('Photos', { tag: '@phone' }, () => {
  const previewOf = (form: Locator, name: string) => form.getByRole('img', { name: `${name}のプレビュー` });
  const isPainted = (image: Locator) =>
    expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

  test.beforeEach(async ({ page }) => {
    const form = await openPlainPage(page, 'product');
    await fillBy(form, { items: [GUITAR] });
  });

  test('Several photos at once are shown, counted and announced, and each can be removed', async ({
    page,
  }) => {
    const form = page.locator('appraisal-form');
    await attach(form, photo('jpg', 'front.jpg'), photo('png', 'back.png'));
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

  test('A fourth photo is refused together with the others of the same choice, and with three photos the input is disabled', async ({
    page,
  }) => {
    const form = page.locator('appraisal-form');
    await attach(form, photo('jpg', '1.jpg'), photo('jpg', '2.jpg'));
    await attach(form, photo('jpg', '3.jpg'), photo('jpg', '4.jpg'));
    await expect(alertOf(form, '最大3枚までアップロードできます')).toBeVisible();
    await expect(form.getByRole('img', { name: /プレビュー$/ })).toHaveCount(2);
    await attach(form, photo('jpg', '3.jpg'));
    await expect(alertOf(form, '最大3枚までアップロードできます')).toHaveCount(0);
    await expect(form.getByLabel('写真を追加')).toBeDisabled();
    await form.getByRole('button', { name: '1.jpgを削除' }).click();
    await expect(form.getByLabel('写真を追加')).toBeEnabled();
  });

  test('Files that are too large, empty or not photos are named in messages, and the good ones stay', async ({
    page,
  }) => {
    const form = page.locator('appraisal-form');
    const limit = 10 * 1024 * 1024;
    await attach(form, photoOf(limit + 1, '大きな写真.jpg'), photoOf(limit, 'just.jpg'));
    await expect(alertOf(form, 'ファイルサイズが大きすぎます: 大きな写真.jpg (最大10MB)')).toBeVisible();
    await expect(previewOf(form, 'just.jpg')).toBeVisible();
    await attach(
      form,
      { name: '説明書.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    );
    await expect(alertOf(form, '対応していないファイル形式です: 説明書.pdf')).toBeVisible();
    await expect(alertOf(form, '対応していないファイル形式です: empty.jpg')).toBeVisible();
    await expect(form.getByRole('img', { name: /プレビュー$/ })).toHaveCount(1);
  });

  test('A HEIC photo is shown although the browser does not support HEIC', async ({ page }) => {
    const form = page.locator('appraisal-form');
    await attach(form, photo('heic', 'IMG_0001.HEIC'));
    await isPainted(previewOf(form, 'IMG_0001.HEIC'));
  });

  test('A HEIC photo that was renamed to .jpg is shown too', async ({ page }) => {
    const form = page.locator('appraisal-form');
    await attach(form, { ...photo('heic', 'IMG_0002.jpg'), mimeType: 'image/jpeg' });
    await isPainted(previewOf(form, 'IMG_0002.jpg'));
  });

  test('A file that has only the name of a photo is refused with a message, and the others stay', async ({
    page,
  }) => {
    const form = page.locator('appraisal-form');
    const whole = photo();
    await attach(form, whole, {
      name: 'メモ.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    });
    await expect(alertOf(form, '対応していないファイル形式です: メモ.jpg')).toBeVisible();
    await expect(form.getByRole('img', { name: /プレビュー$/ })).toHaveCount(1);
    await isPainted(previewOf(form, whole.name));
  });
});
