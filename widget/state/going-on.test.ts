import { describe, expect, test } from 'vitest';
import { startForm } from '#test/widget/form.ts';
import { type Answers, aPhoto, change, completeItem, itemOf, without } from '#test/widget/items.ts';
import { localApi } from '#test/widget/local-api.ts';
import { emptyItem } from '../goods/item.ts';
import { putBackPhotos } from './restored-photos.ts';

const api = localApi();

function withItems(...items: Parameters<ReturnType<typeof startForm>['form']['goods']['replace']>[0]) {
  const { form } = startForm(api);
  form.goods.replace(items);
  const give = (id: string, answers: Answers) => form.goods.update(id, (item) => change(item, answers));
  return { form, give };
}

describe('After an answer', () => {
  test('the next question of the same goods follows', () => {
    const { form, give } = withItems(itemOf('music'));
    give('music', { instrumentType: 'ギター' });
    expect(form.navigation.onward).toEqual({ place: { item: 'music', field: 'brand' }, several: false });
  });

  test('that was the last of its goods, the first open question of the goods below follows', () => {
    const { form, give } = withItems(itemOf('music', { instrumentType: 'ギター' }), emptyItem('second'));
    give('music', { brand: 'Gibson（ギブソン）' });
    expect(form.navigation.onward?.place).toEqual({ item: 'second', field: 'category' });
  });

  test('that was the last of all, the main button follows', () => {
    const { form, give } = withItems(completeItem('watch'), itemOf('music', { instrumentType: 'ギター' }));
    give('music', { brand: 'Gibson（ギブソン）' });
    expect(form.navigation.onward?.place).toBe('end');
  });

  test('that is one of several, the form knows that more may follow', () => {
    const { form, give } = withItems(without(completeItem('watch'), 'accessories'));
    give('watch', { accessories: ['箱'] });
    expect(form.navigation.onward?.several).toBe(true);
  });

  test('to a question that was answered before, everything stays in place', () => {
    const { form, give } = withItems(itemOf('music', { instrumentType: 'ギター' }));
    give('music', { productName: 'J-45' });
    expect(form.navigation.onward).toBeUndefined();
  });
});

test('A kept photo that arrives after a reload moves nothing', async () => {
  const { form } = withItems(without(completeItem('bag'), 'photos'));
  const keeper = { missingOf: () => 0, miss: () => {} };
  await putBackPhotos(form, keeper, new Map([['bag', [aPhoto().file]]]));
  expect(form.goods.items[0]?.photos).toHaveLength(1);
  expect(form.navigation.onward).toBeUndefined();
});

describe('What remains', () => {
  test('is counted for the goods that come first, with the number of those behind them', () => {
    const { form } = withItems(completeItem('watch'), itemOf('music'), emptyItem('a'), emptyItem('b'));
    expect(form.goods.remaining).toEqual({ questions: 2, item: 2, others: 2 });
  });

  test('gets less with each answer, until nothing remains', () => {
    const { form, give } = withItems(itemOf('music'));
    give('music', { instrumentType: 'ギター' });
    expect(form.goods.remaining?.questions).toBe(1);
    give('music', { brand: 'Gibson（ギブソン）' });
    expect(form.goods.remaining).toBeUndefined();
  });
});
