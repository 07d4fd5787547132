import { expect, test } from 'vitest';
import { disclosure } from '#contract/calls/site.ts';
import { startForm, wellAnswered } from '#test/widget/form.ts';
import { completeItem } from '#test/widget/items.ts';
import { localApi, type Reply, until } from '#test/widget/local-api.ts';
import { contactOf } from './contact.ts';
import { disclosureOf } from './disclosure-state.ts';

const api = localApi();

const RULES = { contact_release: 'all', most_shops: 15 };
const able = (shops: number): Reply => ({ json: { ...RULES, able: { shops, unbought: [], seek_days: 7 } } });

/** A form with a watch, whose server counts so many shops, or fails. */
function begun(inTokyo: Reply) {
  api.reply = (request) => {
    if (!request.path.startsWith(disclosure.path)) return wellAnswered(request);
    return request.path.includes(encodeURIComponent('東京都')) ? inTokyo : able(40);
  };
  const { form } = startForm(api);
  form.goods.replace([completeItem('watch'), completeItem('watch')]);
  return form;
}

const questions = () =>
  api.to(disclosure.path).map(({ path }) => Object.fromEntries(new URL(path, api.base).searchParams));

test('A seller hears of the shops for the goods, and, once the code is typed, of those for the prefecture', async () => {
  const form = begun(able(3));
  expect(disclosureOf(form).told).toBeUndefined();
  await until(() => disclosureOf(form).told?.able?.shops === 40);
  contactOf(form).customer.edit('zip1', '150-0001');
  contactOf(form).customer.edit('addr1', '1-2-3');
  await until(() => disclosureOf(form).told?.able?.shops === 3);
  expect(disclosureOf(form).told).toMatchObject({ categories: ['watch'], prefecture: '東京都' });
  // Neither the code nor the address goes out with it, and goods of the same kind ask nothing more.
  expect(questions()).toEqual([
    { categories: 'watch', prefecture: '' },
    { categories: 'watch', prefecture: '東京都' },
  ]);
});

test('While another code is typed, the words for the place before it stay', async () => {
  const form = begun(able(3));
  contactOf(form).customer.edit('zip1', '150-0001');
  await until(() => disclosureOf(form).told?.prefecture === '東京都');
  contactOf(form).customer.edit('zip1', '150-00');
  expect(disclosureOf(form).told).toMatchObject({ prefecture: '東京都', able: { shops: 3 } });
});

test('For other goods it is counted again', async () => {
  const form = begun(able(3));
  await until(() => disclosureOf(form).told !== undefined);
  form.goods.replace([completeItem('watch'), completeItem('music')]);
  await until(() => disclosureOf(form).told?.categories.length === 2);
  expect(questions().at(-1)).toEqual({ categories: 'watch,music', prefecture: '' });
});

test('If the call fails for a place, the rules stay and no number is named', async () => {
  const form = begun({ status: 500 });
  await until(() => disclosureOf(form).told?.able?.shops === 40);
  contactOf(form).customer.edit('zip1', '150-0001');
  await until(() => disclosureOf(form).told?.prefecture === '東京都');
  expect(disclosureOf(form).told).toEqual({ ...RULES, categories: ['watch'], prefecture: '東京都' });
});

test('A cleared form asks nothing, and forgets the place', async () => {
  const form = begun(able(3));
  contactOf(form).customer.edit('zip1', '150-0001');
  await until(() => disclosureOf(form).told?.able?.shops === 3);
  const before = questions().length;
  form.reset();
  expect(questions()).toHaveLength(before);
  form.goods.replace([completeItem('watch')]);
  await until(() => questions().length > before);
  expect(questions().at(-1)).toEqual({ categories: 'watch', prefecture: '' });
});
