import { describe, expect, test } from 'vitest';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { type Answers, aPhoto, change, completeItem, fieldOf, itemOf } from '#test/widget/items.ts';
import { answer, chooseOther, preselect, toggle, toggleTogether, writeOther } from './answering.ts';
import type { ChoicesField } from './fields.ts';
import { emptyItem, type TextKey, withoutPhoto, withPhotos } from './item.ts';

interface Cascade {
  readonly when: string;
  readonly category: CategoryKey;
  readonly before: Answers;
  readonly given: Answers;
  readonly cleared: readonly TextKey[];
  readonly kept: readonly TextKey[];
}

const code = (name: string) => ({ name, code: `${name}-code` });

/** Section 4: the answers that a new answer clears, and those that it keeps. */
const CASCADES: readonly Cascade[] = [
  {
    when: 'a new brand of a watch',
    category: 'watch',
    before: {},
    given: { brand: code('オメガ') },
    cleared: ['productName', 'productCode', 'modelNumber'],
    kept: ['condition', 'purchasePeriod'],
  },
  {
    when: 'a new brand of a watch whose product and model were written',
    category: 'watch',
    before: { productName: { other: '古いもの' }, modelNumber: { other: 'X-1' } },
    given: { brand: code('オメガ') },
    cleared: ['itemOther2', 'itemOther3'],
    kept: ['condition'],
  },
  {
    when: 'a new product of a watch',
    category: 'watch',
    before: {},
    given: { productName: code('デイトナ') },
    cleared: ['modelNumber'],
    kept: ['brand', 'brandCode', 'condition'],
  },
  {
    when: 'a new product of a watch whose model was written',
    category: 'watch',
    before: { modelNumber: { other: 'X-1' } },
    given: { productName: code('デイトナ') },
    cleared: ['itemOther3'],
    kept: ['brand'],
  },
  {
    when: 'a product from the list instead of a written one',
    category: 'watch',
    before: { productName: { other: '古いもの' } },
    given: { productName: code('デイトナ') },
    cleared: ['itemOther2'],
    kept: ['brand'],
  },
  {
    when: 'a model of a watch',
    category: 'watch',
    before: { modelNumber: { other: 'X-1' } },
    given: { modelNumber: '116500LN' },
    cleared: ['itemOther3'],
    kept: ['brand', 'productName', 'productCode'],
  },
  {
    when: 'a new brand of a bag',
    category: 'bag',
    before: {},
    given: { brand: code('シャネル') },
    cleared: ['productName'],
    kept: ['condition', 'purchasePeriod'],
  },
  {
    when: 'a new brand of a bag whose product was written',
    category: 'bag',
    before: { productName: { other: '限定品' } },
    given: { brand: code('シャネル') },
    cleared: ['productName', 'itemOther2'],
    kept: ['condition'],
  },
  {
    when: 'a new maker of a camera',
    category: 'camera',
    before: {},
    given: { brand: code('ライカ') },
    cleared: ['productName'],
    kept: ['cameraType', 'lensStatus', 'condition'],
  },
  {
    when: 'a new maker of a camera whose product was written',
    category: 'camera',
    before: { productName: { other: '試作機' } },
    given: { brand: code('ライカ') },
    cleared: ['productName', 'itemOther2'],
    kept: ['cameraType'],
  },
  {
    when: 'a lens only',
    category: 'camera',
    before: {},
    given: { cameraType: 'レンズのみ' },
    cleared: ['lensStatus'],
    kept: ['brand', 'brandCode', 'productName', 'condition'],
  },
  {
    when: 'another kind of camera',
    category: 'camera',
    before: {},
    given: { cameraType: 'フィルムカメラ' },
    cleared: [],
    kept: ['lensStatus', 'brand', 'productName'],
  },
  {
    when: 'a new kind of drink',
    category: 'alcohol',
    before: { yearName: '12年', contentVolume: '700ml' },
    given: { alcoholType: code('ワイン') },
    cleared: ['brand'],
    kept: ['yearName', 'contentVolume'],
  },
  {
    when: 'a new kind of drink whose brand was written',
    category: 'alcohol',
    before: { brand: { other: '地元の酒' } },
    given: { alcoholType: code('ワイン') },
    cleared: ['brand', 'itemOther2'],
    kept: [],
  },
  {
    when: 'a new shape of a jewel',
    category: 'jewelry',
    before: { carat: '1.5' },
    given: { shape: 'ネックレス' },
    cleared: ['mainStone'],
    kept: ['metalType', 'carat', 'certificate'],
  },
  {
    when: 'a new shape of precious metal',
    category: 'preciousMetal',
    before: { weight: '10' },
    given: { shape: 'リング' },
    cleared: ['material', 'materialCode', 'purity'],
    kept: ['weight'],
  },
  {
    when: 'a new shape of precious metal whose shape and purity were written',
    category: 'preciousMetal',
    before: { shape: { other: '像' }, material: code('金'), purity: { other: 'K21.6' } },
    given: { shape: 'リング' },
    cleared: ['material', 'materialCode', 'purity', 'itemOther1', 'itemOther2'],
    kept: [],
  },
  {
    when: 'a new material',
    category: 'preciousMetal',
    before: {},
    given: { material: code('銀') },
    cleared: ['purity'],
    kept: ['shape'],
  },
  {
    when: 'a new material whose purity was written',
    category: 'preciousMetal',
    before: { purity: { other: 'K21.6' } },
    given: { material: code('銀') },
    cleared: ['purity', 'itemOther2'],
    kept: ['shape'],
  },
  {
    when: 'a material that has no purity',
    category: 'preciousMetal',
    before: {},
    given: { material: 'わからない' },
    cleared: ['purity', 'materialCode'],
    kept: ['shape'],
  },
  {
    when: 'a new kind of instrument',
    category: 'music',
    before: { productName: 'レスポール' },
    given: { instrumentType: code('ベース') },
    cleared: ['brand'],
    kept: ['productName'],
  },
  {
    when: 'a new kind of instrument whose brand was written',
    category: 'music',
    before: { brand: { other: '工房' } },
    given: { instrumentType: code('ベース') },
    cleared: ['brand', 'itemOther2'],
    kept: [],
  },
  {
    when: 'an instrument of another kind',
    category: 'music',
    before: {},
    given: { instrumentType: { other: '馬頭琴' } },
    cleared: ['brand', 'instrumentTypeCode'],
    kept: ['instrumentType', 'itemOther1'],
  },
  {
    when: 'an instrument of a kind after all',
    category: 'music',
    before: { instrumentType: { other: '馬頭琴' } },
    given: { instrumentType: code('ギター') },
    cleared: ['itemOther1'],
    kept: ['instrumentType', 'instrumentTypeCode'],
  },
  {
    when: 'a kind of antique instead of a written one',
    category: 'antique',
    before: { antiqueType: { other: '鎧' }, description: '古い' },
    given: { antiqueType: '茶道具' },
    cleared: ['itemOther1'],
    kept: ['description'],
  },
];

describe('a new answer clears the answers that depend on it', () => {
  // Clauses 2.4-7, 2.4-8, 2.4-9, 2.4-11, 2.4-12, 2.4-13, 2.4-15, 2.4-16, 2.4-17, 2.4-19
  test.each(CASCADES)('$when', ({ category, before, given, cleared, kept }) => {
    const start = completeItem(category, before);
    const end = change(start, given);
    for (const key of cleared) expect(end.answers).not.toHaveProperty(key);
    for (const key of kept) expect(end.answers[key], key).toBeTruthy();
    const [key = ''] = Object.keys(given);
    const others = kept.filter((one) => one !== key && one !== `${key}Code` && one !== 'itemOther1');
    expect(others.map((one) => end.answers[one])).toEqual(others.map((one) => start.answers[one]));
  });

  test('the free text of a cleared answer is closed', () => {
    const item = completeItem('watch', { productName: { other: '古い' }, modelNumber: { other: 'X' } });
    expect(item.others).toEqual(['productName', 'modelNumber']);
    expect(change(item, { brand: code('オメガ') }).others).toEqual([]);
  });

  test('photos and accessories stay', () => {
    const item = completeItem('bag');
    const other = change(item, { brand: code('シャネル') });
    expect(other.photos).toBe(item.photos);
    expect(other.choices).toEqual(item.choices);
  });

  test('the original item does not change', () => {
    const item = completeItem('watch');
    const copy = structuredClone(item.answers);
    change(item, { brand: code('オメガ') });
    expect(item.answers).toEqual(copy);
  });
});

describe('choosing the same answer again changes nothing', () => {
  test('choosing the same brand again keeps product and model', () => {
    const item = completeItem('watch');
    expect(change(item, { brand: { name: 'ロレックス', code: 'W1' } })).toEqual(item);
  });

  test('a brand of the same name with another code is another brand', () => {
    const item = completeItem('watch');
    expect(change(item, { brand: { name: 'ロレックス', code: 'W2' } }).answers).not.toHaveProperty(
      'productName',
    );
  });

  test('choosing a shape from the list closes the text box', () => {
    const item = completeItem('jewelry', { shape: { other: 'リング' } });
    expect(change(item, { shape: 'リング' }).others).toEqual([]);
  });
});

describe('answers and their codes', () => {
  // Clause 2.3-3
  test('the code of an entry is kept for the lists below it', () => {
    const item = itemOf('watch', { brand: code('オメガ'), productName: code('スピードマスター') });
    expect(item.answers).toEqual({
      brand: 'オメガ',
      brandCode: 'オメガ-code',
      productName: 'スピードマスター',
      productCode: 'スピードマスター-code',
    });
  });

  test('an answer without a code removes the old code', () => {
    expect(change(completeItem('watch'), { brand: 'オメガ' }).answers).not.toHaveProperty('brandCode');
  });

  // Clause 2.4-24
  test('removing an answer clears the answers that depend on it, too', () => {
    const item = completeItem('watch');
    const field = fieldOf(item, 'brand');
    if (field.kind !== 'catalogue') throw new Error('a list was expected');
    expect(Object.keys(answer(item, field, '').answers)).toEqual(['condition', 'purchasePeriod']);
  });
});

describe('その他', () => {
  // Clause 2.4-20
  test('clears the answer and opens the text box', () => {
    const item = completeItem('bag');
    const field = fieldOf(item, 'productName');
    if (field.kind !== 'catalogue') throw new Error('a list was expected');
    const result = chooseOther(item, field);
    expect(result.answers).not.toHaveProperty('productName');
    expect(result.others).toEqual(['productName']);
  });

  // Clauses 2.2-41, 2.2-55, 2.2-59, 2.2-64, 2.2-72, 2.2-77, 2.3-5, 2.4-10, 2.4-14, 2.4-18
  test.each<[CategoryKey, TextKey, TextKey]>([
    ['watch', 'productName', 'itemOther2'],
    ['watch', 'modelNumber', 'itemOther3'],
    ['bag', 'productName', 'itemOther2'],
    ['camera', 'productName', 'itemOther2'],
    ['alcohol', 'brand', 'itemOther2'],
    ['antique', 'antiqueType', 'itemOther1'],
    ['preciousMetal', 'shape', 'itemOther1'],
    ['preciousMetal', 'purity', 'itemOther2'],
    ['music', 'instrumentType', 'itemOther1'],
    ['music', 'brand', 'itemOther2'],
    ['jewelry', 'shape', 'shape'],
    ['watch', 'brand', 'itemOther2'],
    ['bag', 'brand', 'itemOther2'],
    ['camera', 'brand', 'itemOther2'],
    ['alcohol', 'alcoholType', 'itemOther2'],
  ])('%s: the text for %s is kept in %s', (category, key, textKey) => {
    expect(completeItem(category, { [key]: { other: '自由' } }).answers[textKey]).toBe('自由');
  });

  test('answers that depend on the text stay while it is typed', () => {
    const item = change(completeItem('watch', { productName: { other: 'デ' } }), { modelNumber: '116500LN' });
    const result = ['デイ', 'デイト', 'デイトナ'].reduce(
      (one, text) => change(one, { productName: { other: text } }),
      item,
    );
    expect(result.answers).toEqual({ ...item.answers, itemOther2: 'デイトナ' });
  });

  test('the stone of a jewel stays while its shape is typed', () => {
    const item = change(completeItem('jewelry', { shape: { other: '冠' } }), { mainStone: 'ルビー' });
    expect(change(item, { shape: { other: '冠（金）' } }).answers.mainStone).toBe('ルビー');
  });

  test('その他の楽器 stays the answer, in addition to its text', () => {
    const item = itemOf('music', { instrumentType: { other: '馬頭琴' } });
    expect(item.answers).toEqual({ instrumentType: 'その他の楽器', itemOther1: '馬頭琴' });
  });

  test('the text of a brand in no list stays while the seller answers what follows', () => {
    const item = itemOf('watch', {
      brand: { other: 'フォリフォリ' },
      modelNumber: 'わからない',
      condition: '新品',
    });
    expect(item.answers).toEqual({
      brand: 'その他のブランド',
      itemOther2: 'フォリフォリ',
      modelNumber: 'わからない',
      condition: '新品',
    });
  });

  test('a brand from the list clears the text of the brand that was in no list', () => {
    const item = itemOf('bag', { brand: { other: 'サマンサ' } });
    expect(change(item, { brand: code('エルメス') }).answers).toEqual({
      brand: 'エルメス',
      brandCode: 'エルメス-code',
    });
  });

  test('a question without その他 takes no text', () => {
    const item = completeItem('jewelry');
    const field = fieldOf(item, 'mainStone');
    if (field.kind !== 'catalogue') throw new Error('a list was expected');
    expect(chooseOther(item, field)).toBe(item);
    expect(writeOther(item, field, '自由')).toBe(item);
  });
});

describe('accessories', () => {
  const accessoriesAfter = (...options: string[]) =>
    itemOf('bag', { accessories: options }).choices.accessories;

  test('several can be chosen, in the order of choosing', () =>
    expect(accessoriesAfter('保証書', '箱')).toEqual(['保証書', '箱']));
  test('a second tap removes it', () => expect(accessoriesAfter('箱', '保証書', '箱')).toEqual(['保証書']));
  // Clause 2.4-22
  test('付属品なし clears all others', () =>
    expect(accessoriesAfter('箱', '保証書', '保存袋', '付属品なし')).toEqual(['付属品なし']));
  // Clause 2.4-23
  test('any other option clears 付属品なし', () =>
    expect(accessoriesAfter('付属品なし', '保存袋')).toEqual(['保存袋']));
  test('付属品なし can be removed', () => expect(accessoriesAfter('付属品なし', '付属品なし')).toEqual([]));
});

describe('questions that take several answers', () => {
  const question = (key: string): ChoicesField => ({
    kind: 'choices',
    key,
    label: key,
    options: ['1', '2', '3'],
    required: false,
  });
  const [colours, flaws] = [question('colours'), question('flaws')];

  test('stand side by side in one item, and none has to exclude the others', () => {
    const item = [colours, flaws, colours].reduce(
      (one, field, index) => toggle(one, field, String(index + 1)),
      emptyItem('1', 'bag'),
    );
    expect(item.choices).toEqual({ colours: ['1', '3'], flaws: ['2'] });
  });
});

describe('options that often go together', () => {
  const field = fieldOf(emptyItem('1', 'watch'), 'accessories') as ChoicesField;
  const chosenAfter = (...before: string[]) =>
    toggleTogether({ ...emptyItem('1', 'watch'), choices: { accessories: before } }, field).choices
      .accessories;

  test.each([
    ['are all ticked at once', [], ['箱', '保証書']],
    ['are all ticked if one of them is', ['保証書'], ['保証書', '箱']],
    ['leave others ticked', ['保存袋'], ['保存袋', '箱', '保証書']],
    ['take 付属品なし back', ['付属品なし'], ['箱', '保証書']],
    ['are all taken back together', ['箱', '保存袋', '保証書'], ['保存袋']],
  ])('%s', (_, before, after) => {
    expect(chosenAfter(...before)).toEqual(after);
  });
});

describe('photos of an item', () => {
  // Clause 2.3-6
  test('are added at the end and removed one by one', () => {
    const [a, b, c] = [aPhoto('a.jpg'), aPhoto('b.jpg'), aPhoto('c.jpg')];
    const item = withPhotos(withPhotos(emptyItem('1', 'bag'), [a]), [b, c]);
    expect(item.photos).toEqual([a, b, c]);
    expect(withoutPhoto(item, b.id).photos).toEqual([a, c]);
  });
});

describe('a selection that the page makes', () => {
  test.each<[CategoryKey, string, TextKey]>([
    ['antique', '古銭・小判', 'antiqueType'],
    ['antique', '着物', 'antiqueType'],
    ['watch', 'ロレックス', 'brand'],
    ['camera', 'レンズのみ', 'cameraType'],
  ])('%s %s answers the first question', (category, selection, key) => {
    expect(preselect(emptyItem('1', category), selection).answers).toEqual({ [key]: selection });
  });

  test('その他 opens the text box, like a tap', () => {
    const item = preselect(emptyItem('1', 'antique'), 'その他');
    expect([item.answers, item.others]).toEqual([{}, ['antiqueType']]);
  });

  test('without a category it answers nothing', () => {
    const item = emptyItem('1');
    expect(preselect(item, '着物')).toBe(item);
  });
});
