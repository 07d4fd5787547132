import { describe, expect, test } from 'vitest';
import type { CompanyShop } from '#contract/schemas/submission.ts';
import { shopDetails } from './shop-details.ts';

const shop = (changes: Partial<CompanyShop>): CompanyShop => ({
  company_shop_name: '買取のしらかば',
  tel: '',
  address: '',
  website_url: '',
  pr_comment: '',
  ...changes,
});

describe('the card of a shop', () => {
  test('a shop without a name is said to have none', () => {
    expect(shopDetails(shop({ company_shop_name: '　' })).name).toBe('店舗名未設定');
  });

  test('a comment over several lines reads as one', () => {
    const { comment } = shopDetails(shop({ pr_comment: '時計が得意です。\r\n出張費は無料。\n' }));
    expect(comment).toBe('時計が得意です。 出張費は無料。');
  });

  test('what a shop left out is left out', () => {
    expect(shopDetails(shop({}))).toEqual({ name: '買取のしらかば' });
  });

  test.each([
    ['09012345678', '090-1234-5678'],
    ['0451234567', '04-5123-4567'],
    ['045-123-4567', '045-123-4567'],
    ['準備中', '準備中'],
  ])('the number %s is shown as %s', (tel, value) => {
    expect(shopDetails(shop({ tel })).tel).toBe(value);
  });

  test.each([
    ['03-1234-5678', 'tel:0312345678'],
    ['０３（１２３４）５６７８', 'tel:0312345678'],
    ['+81 3 1234 5678', 'tel:+81312345678'],
  ])('a seller can call %s with one tap', (tel, href) => {
    expect(shopDetails(shop({ tel })).telHref).toBe(href);
  });

  test('a number that cannot be dialled is shown but not linked', () => {
    const { tel, telHref } = shopDetails(shop({ tel: '準備中' }));
    expect([tel, telHref]).toEqual(['準備中', undefined]);
  });

  test('a website on the web is linked', () => {
    expect(shopDetails(shop({ website_url: ' https://shop.example.jp/kaitori ' })).website).toBe(
      'https://shop.example.jp/kaitori',
    );
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'www.example.jp', '準備中'])(
    'a website written as %s is not linked',
    (website_url) => {
      expect(shopDetails(shop({ website_url })).website).toBeUndefined();
    },
  );
});
