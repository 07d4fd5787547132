import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { firstLevel, nextLevel } from '#contract/calls/catalogue.ts';
import { FormTab, startForm } from '#test/widget/form.ts';
import { change } from '#test/widget/items.ts';
import { localApi } from '#test/widget/local-api.ts';
import { openQuestion } from '../goods/disclosure.ts';
import { fieldsOf } from '../goods/questions.ts';
import type { PageAnswers } from '../visit/page-answers.ts';
import { answersOf } from './answers.ts';
import { contactOf } from './contact.ts';
import type { FormState } from './form-state.ts';
import { givenAnswersOf } from './given-answers.ts';
import { followJourney } from './journey.ts';
import { prefill } from './prefill.ts';

const api = localApi();

const entries = (...names: string[]) => ({
  json: { item_masters: names.map((name, row_order) => ({ name, code: `C-${name}`, row_order })) },
});

/** A catalogue of watches. */
function listsOfWatches(): void {
  api.reply = ({ path, body }) => {
    if (path === firstLevel.path) return entries('ロレックス', 'オメガ');
    if (path !== nextLevel.path) return { status: 404 };
    return JSON.parse(body.toString()).level === 2 ? entries('サブマリーナー') : entries('116610LN');
  };
}

const ROLEX = { brand: 'ロレックス', product: 'サブマリーナー', model: '116610LN' };

const page = (
  goods: Record<string, string>,
  more: Partial<Omit<PageAnswers, 'goods'>> = {},
): PageAnswers => ({
  goods: new Map(Object.entries(goods)),
  customer: {},
  refused: [],
  skips: false,
  ...more,
});

const only = (form: FormState) => form.goods.items[0] ?? expect.fail('there is no item');
const marked = (form: FormState) =>
  fieldsOf(only(form))
    .filter((field) => givenAnswersOf(form).has(only(form), field))
    .map(({ key }) => key);

const watches = { attributes: { 'initial-category': 'watch' } } as const;

describe('a page that gives answers', () => {
  test('has them filled in and marked, and the form waits at the first open question', async () => {
    listsOfWatches();
    const { form } = startForm(api, watches);
    expect(await prefill(form, page(ROLEX))).toEqual([]);
    expect(only(form).answers).toMatchObject({ brand: 'ロレックス', modelNumber: '116610LN' });
    expect(marked(form)).toEqual(['brand', 'productName', 'modelNumber']);
    expect(openQuestion(only(form))).toBe('condition');
  });

  test('may name the category, too', async () => {
    listsOfWatches();
    const { form } = startForm(api);
    await prefill(form, page({ category: 'watch', ...ROLEX }));
    expect([only(form).category, openQuestion(only(form))]).toEqual(['watch', 'condition']);
  });

  test('may give others while nobody has answered, in the same item', async () => {
    listsOfWatches();
    const { form } = startForm(api, watches);
    const { id } = only(form);
    await prefill(form, page(ROLEX));
    await prefill(form, page({ brand: 'オメガ' }));
    expect([only(form).id, only(form).answers]).toEqual([id, { brand: 'オメガ', brandCode: 'C-オメガ' }]);
    await prefill(form, page({}));
    expect(only(form).answers).toEqual({});
  });

  test('gives nothing to a form that the seller has begun to fill in', async () => {
    listsOfWatches();
    const { form } = startForm(api, watches);
    form.goods.update(only(form).id, (item) => change(item, { brand: { name: 'オメガ', code: 'C-オメガ' } }));
    const { items } = form.goods;
    await prefill(form, page(ROLEX));
    expect(form.goods.items).toBe(items);
  });

  test('gives way to an answer that comes while its lists load', async () => {
    listsOfWatches();
    const { form } = startForm(api, watches);
    const filling = prefill(form, page({ ...ROLEX, condition: '美品' }));
    form.goods.update(only(form).id, (item) => change(item, { brand: { name: 'オメガ', code: 'C-オメガ' } }));
    await filling;
    expect(only(form).answers.brand).toBe('オメガ');
    expect(marked(form)).not.toContain('brand');
  });

  test('gives contact details where the seller has written none', async () => {
    const { form } = startForm(api);
    contactOf(form).customer.edit('name1', '山田 花子');
    await prefill(form, page({}, { customer: { name1: '田中', email: ' a@example.jp ' } }));
    expect(answersOf(form).customer.values).toMatchObject({ name1: '山田 花子', email: 'a@example.jp' });
    expect(givenAnswersOf(form).hasDetail('email', 'a@example.jp')).toBe(true);
    expect(givenAnswersOf(form).hasDetail('name1', '山田 花子')).toBe(false);
  });

  test('a mark goes with the answer', async () => {
    listsOfWatches();
    const { form } = startForm(api, watches);
    await prefill(form, page(ROLEX));
    form.goods.update(only(form).id, (item) => change(item, { modelNumber: 'わからない' }));
    expect(marked(form)).toEqual(['brand', 'productName']);
  });
});

describe('a later visit', () => {
  test('finds no draft of what only the page has said, so that another address fills in anew', async () => {
    listsOfWatches();
    const tab = new FormTab();
    const { form } = startForm(api, { ...watches, tab });
    await prefill(form, page(ROLEX));
    const { form: later } = startForm(api, { ...watches, tab });
    expect(later.resumed).toBe(false);
    await prefill(later, page({ brand: 'オメガ' }));
    expect(only(later).answers.brand).toBe('オメガ');
  });

  test('finds the words of the seller, who has gone on from them', async () => {
    listsOfWatches();
    const tab = new FormTab();
    const { form } = startForm(api, { ...watches, tab });
    await prefill(form, page(ROLEX));
    form.goods.update(only(form).id, (item) => change(item, { condition: '美品' }));
    const { form: later } = startForm(api, { ...watches, tab });
    await prefill(later, page({ brand: 'オメガ' }));
    expect(only(later).answers).toMatchObject({ brand: 'ロレックス', condition: '美品' });
  });
});

test('The page is told of questions that the seller has answered, not of those that it has answered itself', async () => {
  listsOfWatches();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const { form, of } = startForm(api);
  const stop = followJourney(form);
  await prefill(form, page({ category: 'watch', ...ROLEX }, { customer: { name1: '山田 花子' } }));
  expect(of('appraisal-form:question')).toEqual([]);
  form.goods.update(only(form).id, (item) => change(item, { condition: '美品' }));
  expect(of('appraisal-form:question').map(({ field }) => field)).toEqual(['condition']);
  stop();
});
