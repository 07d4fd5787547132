import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aPhoto, completeItem } from '#test/widget/items.ts';
import { closedStorage, contentsOf, memoryStorage } from '#test/widget/storage.ts';
import { type Customer, EMPTY_CUSTOMER } from '../customer/customer.ts';
import { emptyItem } from '../goods/item.ts';
import { Draft } from './draft.ts';

const WEEK = 7 * 24 * 60 * 60_000;
const CUSTOMER: Customer = {
  ...EMPTY_CUSTOMER,
  name1: '山田 太郎',
  email: 'taro@example.com',
  tel1: '090-1234-5678',
  agreedToTerms: true,
};

let lasting: Storage;
let session: Storage;
let now: number;
const draft = (key = 'page') => new Draft(key, { lasting, session }, () => now);

beforeEach(() => {
  lasting = memoryStorage();
  session = memoryStorage();
  now = 1_000_000;
});

describe('what a seller typed', () => {
  test('is there again after a reload, except photos', () => {
    const items = [completeItem('bag', { productName: { other: '限定品' } }), emptyItem('2')];
    draft().keepItems(items);
    draft().keepCustomer(CUSTOMER);
    expect(draft().items()).toEqual(items.map((item) => ({ ...item, photos: [] })));
    expect(draft().customer()).toEqual(CUSTOMER);
  });

  test('says how many photos there were, and not more about them', () => {
    draft().keepItems([{ ...completeItem('watch'), photos: [aPhoto('IMG_0001.HEIC')] }]);
    expect([draft().photosOf('watch'), draft().photosOf('none')]).toEqual([1, 0]);
    expect(contentsOf(lasting) + contentsOf(session)).not.toContain('IMG_0001');
  });

  test('nothing is stored if nothing was typed', () => {
    expect(draft().items()).toBeUndefined();
    expect(draft().customer()).toBeUndefined();
  });

  test('belongs only to its form', () => {
    draft('one').keepItems([completeItem('watch')]);
    expect(draft('two').items()).toBeUndefined();
  });

  test('contact details are never in the storage that stays after the tab', () => {
    draft().keepItems([completeItem('watch')]);
    draft().keepCustomer(CUSTOMER);
    expect(contentsOf(lasting)).not.toMatch(/山田|taro|090/);
    expect(contentsOf(session)).toMatch(/taro@example\.com/);
  });

  test('has keys that name the form', () => {
    draft().keepItems([completeItem('watch')]);
    draft().keepCustomer(CUSTOMER);
    expect([lasting.key(0), session.key(0), session.key(1)]).toEqual([
      'appraisal-form:draft:page',
      'appraisal-form:draft:page:goods',
      'appraisal-form:draft:page',
    ]);
  });
});

describe('how long it is kept', () => {
  test.each([
    ['at once', 0, true],
    ['a week later', WEEK, true],
    ['after a week', WEEK + 1, false],
  ])('%s', (_, later, there) => {
    draft().keepItems([completeItem('watch')]);
    now += later;
    expect(draft().items() !== undefined).toBe(there);
  });

  test('each change starts the week again', () => {
    draft().keepItems([completeItem('watch')]);
    now += WEEK;
    draft().keepItems([completeItem('bag')]);
    now += WEEK;
    expect(draft().items()).toHaveLength(1);
  });

  test('until it is forgotten', () => {
    draft().keepItems([completeItem('watch')]);
    draft().keepCustomer(CUSTOMER);
    draft('other').keepItems([completeItem('bag')]);
    draft().forget();
    expect([draft().items(), draft().customer()]).toEqual([undefined, undefined]);
    expect(draft('other').items()).toHaveLength(1);
  });
});

describe('storage that does not work', () => {
  test.each([
    ['closed', () => ({ lasting: closedStorage(), session: closedStorage() })],
    ['missing', () => ({ lasting: undefined, session: undefined })],
  ])('%s storage costs the draft, not the form', (_, storages) => {
    const newDraft = new Draft('page', storages());
    newDraft.keepItems([completeItem('watch')]);
    newDraft.keepCustomer(CUSTOMER);
    newDraft.forget();
    expect([newDraft.items(), newDraft.customer()]).toEqual([undefined, undefined]);
  });

  const key = 'appraisal-form:draft:page';
  const draftOf = (item: object) => JSON.stringify({ until: 2_000_000, items: [item] });
  const good = { id: '1', category: 'watch', answers: { brand: 'オメガ' }, choices: {}, others: [] };

  test('an item is read as it was stored', () => {
    lasting.setItem(key, draftOf(good));
    expect(draft().items()).toEqual([{ ...good, photos: [] }]);
  });

  test('goods of an unknown category are left out with a warning; the others stay', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const items = [{ ...good, category: 'car' }, good];
    lasting.setItem(key, JSON.stringify({ until: 2_000_000, items }));
    expect(draft().items()).toEqual([{ ...good, photos: [] }]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"car"'));
    warn.mockRestore();
  });

  test.each([
    'nonsense',
    'null',
    '{}',
    '{"until":2000000,"items":[]}',
    draftOf({ ...good, category: 1 }),
    draftOf({ ...good, answers: { unknownQuestion: 'x' } }),
    draftOf({ ...good, answers: { brand: 1 } }),
    draftOf({ ...good, others: ['accessories'] }),
  ])('%s is not a draft', (text) => {
    lasting.setItem(key, text);
    expect(draft().items()).toBeUndefined();
  });

  test.each(['nonsense', '{"name1":"山田"}', '[]'])('%s is not a customer', (text) => {
    session.setItem(key, text);
    expect(draft().customer()).toBeUndefined();
  });
});
