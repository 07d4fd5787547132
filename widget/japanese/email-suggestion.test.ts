import { describe, expect, test } from 'vitest';
import { suggestEmail, unlikelyHost } from './email-suggestion.ts';

describe('a mistake in a common domain leads to the right domain', () => {
  test.each<[typed: string, meant: string]>([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['mgail.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmeil.com', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.comm', 'gmail.com'],
    ['gmali.con', 'gmail.com'],
    ['gmail.co.jp', 'gmail.com'],
    ['gmail.ne.jp', 'gmail.com'],
    ['gmail.jp', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail..com', 'gmail.com'],
    ['g.mail.com', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['GMIAL.COM', 'gmail.com'],
    ['yahoo.co.jo', 'yahoo.co.jp'],
    ['yahoo.co.jpp', 'yahoo.co.jp'],
    ['yahoo.co.ip', 'yahoo.co.jp'],
    ['yahoo.co', 'yahoo.co.jp'],
    ['yahoo.jp', 'yahoo.co.jp'],
    ['yahoo.cojp', 'yahoo.co.jp'],
    ['yahooco.jp', 'yahoo.co.jp'],
    ['yaho.co.jp', 'yahoo.co.jp'],
    ['yahooo.co.jp', 'yahoo.co.jp'],
    ['yhaoo.co.jp', 'yahoo.co.jp'],
    ['yahho.com', 'yahoo.com'],
    ['docomo.co.jp', 'docomo.ne.jp'],
    ['docomo.ne', 'docomo.ne.jp'],
    ['docomo.com', 'docomo.ne.jp'],
    ['docomo.nejp', 'docomo.ne.jp'],
    ['doccomo.ne.jp', 'docomo.ne.jp'],
    ['dokomo.ne.jp', 'docomo.ne.jp'],
    ['docomo.me.jp', 'docomo.ne.jp'],
    ['ezwebne.jp', 'ezweb.ne.jp'],
    ['ezweb.co.jp', 'ezweb.ne.jp'],
    ['ezwe.ne.jp', 'ezweb.ne.jp'],
    ['au.con', 'au.com'],
    ['softbank.co.jp', 'softbank.ne.jp'],
    ['sofbank.ne.jp', 'softbank.ne.jp'],
    ['i.softbnk.jp', 'i.softbank.jp'],
    ['isoftbank.jp', 'i.softbank.jp'],
    ['iclould.com', 'icloud.com'],
    ['icoud.com', 'icloud.com'],
    ['icloud.co.jp', 'icloud.com'],
    ['hotmail.co', 'hotmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmeil.co.jp', 'hotmail.co.jp'],
    ['hotmail.co.jo', 'hotmail.co.jp'],
    ['outlok.jp', 'outlook.jp'],
    ['outlook.con', 'outlook.com'],
    ['live.jo', 'live.jp'],
    ['me.con', 'me.com'],
    ['nifty.con', 'nifty.com'],
    ['ocn.ne.jo', 'ocn.ne.jp'],
    ['ocnne.jp', 'ocn.ne.jp'],
    ['sonet.ne.jp', 'so-net.ne.jp'],
    ['bigrobe.ne.jp', 'biglobe.ne.jp'],
    ['rakutn.jp', 'rakuten.jp'],
    ['ymoble.ne.jp', 'ymobile.ne.jp'],
    ['uqmobil.jp', 'uqmobile.jp'],
    ['plara.or.jp', 'plala.or.jp'],
    ['plala.ne.jp', 'plala.or.jp'],
  ])('taro@%s → taro@%s', (domain, suggestion) =>
    expect(suggestEmail(`taro@${domain}`)).toBe(`taro@${suggestion}`),
  );

  test('the part before the ＠ stays', () => {
    expect(suggestEmail(' Taro.Yamada+uri@gmial.com ')).toBe('Taro.Yamada+uri@gmail.com');
  });

  test('an accepted suggestion has no further suggestion', () => {
    expect(suggestEmail(suggestEmail('taro@gmali.con') ?? '')).toBeUndefined();
  });
});

describe('a common domain in Japan has no suggestion', () => {
  test.each(
    `gmail.com yahoo.co.jp yahoo.ne.jp yahoo.com ymail.ne.jp icloud.com docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp
    i.softbank.jp outlook.jp outlook.com hotmail.co.jp hotmail.com live.jp live.com me.com mac.com msn.com nifty.com
    nifty.ne.jp ocn.ne.jp so-net.ne.jp biglobe.ne.jp rakuten.jp ymobile.ne.jp ymobile1.ne.jp uqmobile.jp plala.or.jp
    Gmail.com`.split(/\s+/),
  )('%s', (domain) => expect(suggestEmail(`taro@${domain}`)).toBeUndefined());
});

describe('a domain that may be real has no suggestion', () => {
  test.each(
    `company.co.jp mail.com ymail.com email.com gmx.com gmx.net g.me fastmail.com hey.com proton.me protonmail.com
    aol.com aol.jp googlemail.com yahoo.co.uk yahoo.co.kr yahoo.com.tw yahoo.fr ybb.ne.jp hotmail.co.uk hotmail.fr
    hotmail.de outlook.fr outlook.kr outlook.it live.co.uk live.fr line.jp love.jp life.jp au.jp au.co mc.com me.uk
    mac.org emobile.ne.jp emobile-s.ne.jp vodafone.ne.jp t.vodafone.ne.jp disney.ne.jp wcm.ne.jp pdx.ne.jp dion.ne.jp
    auone-net.jp goo.jp mail.goo.ne.jp excite.co.jp infoseek.jp rakuten.co.jp rakuten.com nttdocomo.com g.softbank.co.jp
    softbank.jp eonet.ne.jp jcom.home.ne.jp jcom.zaq.ne.jp asahi-net.or.jp hi-ho.ne.jp tiki.ne.jp con.ne.jp
    sky.plala.or.jp ab2.so-net.ne.jp kk.iij4u.or.jp u-tokyo.ac.jp city.osaka.lg.jp example.com nintendo.co.jp
    gov.com gmo.jp naver.com qq.com 163.com`.split(/\s+/),
  )('%s', (domain) => expect(suggestEmail(`taro@${domain}`)).toBeUndefined());
});

describe('a text that is not an address has no suggestion', () => {
  test.each([
    '',
    'taro',
    '@gmial.com',
    'taro@',
    'taro@g',
    'taro@@gmial.com',
    'a@gmial.com,b@gmial.com',
    'やまだ',
  ])('"%s"', (text) => expect(suggestEmail(text)).toBeUndefined());
});

describe('an address that mail hardly reaches is asked about', () => {
  test.each([
    ['taro@company.con', '.con'],
    ['taro@company.co.jpp', '.jpp'],
    ['taro@company.c', '.c'],
    ['taro@xn--gmail-4e4g.com', 'xn--gmail-4e4g.com'],
    ['taro@mail.xn--com-ot3fb', 'mail.xn--com-ot3fb'],
  ])('%s: %s', (text, part) => expect(unlikelyHost(text)).toBe(part));

  test.each(['taro@company.co.jp', 'taro@company.com', 'taro@tokyo.tokyo', 'taro@gmial.com', 'taro', ''])(
    '%s is not, or has a suggestion',
    (text) => expect(unlikelyHost(text)).toBeUndefined(),
  );
});
