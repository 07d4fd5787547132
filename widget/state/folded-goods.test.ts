import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/base/limits.ts';
import { FormTab, startForm } from '#test/widget/form.ts';
import { completeItem, itemOf, without } from '#test/widget/items.ts';
import { localApi, until } from '#test/widget/local-api.ts';
import { answer } from '../goods/answering.ts';
import { placeOf, putBack, type Removed } from '../goods/put-back.ts';
import { fieldsOf } from '../goods/questions.ts';
import { answersOf } from './answers.ts';
import type { FormState } from './form-state.ts';

const api = localApi();
const folded = ({ goods }: FormState) => [...goods.folded];
const bottle = (id: string) => completeItem('alcohol', {}, id);

/** A form with goods, as a draft or a page brings them. */
function formWith(...ids: string[]): FormState {
  const { form } = startForm(api);
  form.goods.replace(ids.map(bottle));
  return form;
}

describe('finished goods are lines', () => {
  test('as soon as there are several; one alone stays open', () => {
    expect(folded(formWith('1'))).toEqual([]);
    expect(folded(formWith('1', '2'))).toEqual(['1', '2']);
  });

  test('and those that wait for an answer stay open', () => {
    const form = formWith('1', '2', '3');
    form.goods.change('2', (item) => without(item, 'brand'));
    expect(folded(form)).toEqual(['1', '3']);
  });

  test('while the seller is at another one: the last answer does not fold its item below the finger', () => {
    const form = formWith('1', '2', '3');
    form.goods.change('2', (item) => without(item, 'brand'));
    form.goods.update('2', (item) => {
      const brand = fieldsOf(item).find(({ key }) => key === 'brand');
      return brand?.kind === 'catalogue' ? answer(item, brand, '響') : item;
    });
    expect([form.goods.current, folded(form)]).toEqual(['2', ['1', '3']]);
    form.goods.add();
    expect(folded(form)).toEqual(['1', '2', '3']);
  });

  test('until 変更, here or beside the contact details, unfolds one of them', () => {
    const form = formWith('1', '2');
    form.goods.open('2');
    expect(folded(form)).toEqual(['1']);
    expect(form.navigation.focus).toMatchObject({ item: '2', field: 'category' });
    form.proceed();
    form.change('1');
    expect([form.navigation.step, folded(form)]).toEqual(['items', ['2']]);
  });

  test('but not one that the server refuses', () => {
    const form = formWith('1', '2', '3');
    const refusal = { field: 'brand', message: '正しくありません', stands: () => true } as const;
    form.goods.refuse(
      ['2', '3'].map((item) => ({ item, ...refusal })),
      '',
    );
    expect(folded(form)).toEqual(['1']);
  });

  test('and an undo unfolds what it brings back', () => {
    const form = formWith('1', '2', '3');
    form.goods.remove('2');
    expect(folded(form)).toEqual(['1', '3']);
    const removal = form.goods.removed as Removed;
    form.goods.bringBack(putBack(form.goods.items, removal), placeOf(removal));
    expect(folded(form)).toEqual(['1', '3']);
    expect(form.goods.current).toBe('2');
  });

  test('in a kept draft from the start, also when their photos come back', async () => {
    const tab = new FormTab();
    const { form } = startForm(api, { tab });
    const photo = new File(['photo'], 'a.jpg', { type: 'image/jpeg' });
    form.goods.replace([bottle('1'), bottle('2')]);
    form.goods.addPhotos('2', [photo]);
    const again = startForm(api, { tab }).form;
    await until(() => again.goods.items[1]?.photos.length === 1);
    expect(folded(again)).toEqual(['1', '2']);
  });
});

describe('goods that are added with answers', () => {
  test('are lines if they are several and finished, and the first of them has the focus', () => {
    const form = formWith('1');
    form.goods.append([bottle('2'), bottle('3')]);
    expect(folded(form)).toEqual(['1', '2', '3']);
    expect(form.navigation.focus).toMatchObject({ item: '2', field: 'category' });
  });

  test('lead to their first open question', () => {
    const form = formWith('1');
    form.goods.append([bottle('2'), itemOf('alcohol', { alcoholType: 'ワイン' }, '3')], true);
    expect(form.navigation.focus).toMatchObject({ item: '3', field: 'brand', opens: true });
  });

  test('and a single one is open, so that its optional questions are seen', () => {
    const form = formWith('1');
    form.goods.append([bottle('2')]);
    expect(folded(form)).toEqual(['1']);
  });
});

describe('a number of pieces', () => {
  test('is kept in the draft, and goes with another category', () => {
    const tab = new FormTab();
    const { form } = startForm(api, { tab });
    form.goods.replace([{ ...bottle('1'), pieces: { count: 12, mixed: true } }]);
    expect(startForm(api, { tab }).form.goods.items[0]?.pieces).toEqual({ count: 12, mixed: true });
    answersOf(form).chooseCategory('1', 'watch');
    expect(form.goods.items[0]).not.toHaveProperty('pieces');
  });

  test('does not unfold its item when it changes in the line', () => {
    const form = formWith('1', '2');
    form.goods.change('2', (item) => ({ ...item, pieces: { count: 2, mixed: false } }));
    expect(folded(form)).toEqual(['1', '2']);
  });
});

test('Twenty goods are all lines', () => {
  const ids = Array.from({ length: LIMITS.items }, (_, id) => `${id}`);
  expect(folded(formWith(...ids))).toEqual(ids);
});
