import { describe, expect, test } from 'vitest';
import type { ContactKind } from './span.ts';
import { typedContact } from './typed-contact.ts';

/** Ways to write a contact between goods. Of each, that part has to be found which stands in 【】. */
const HIDDEN: Readonly<Record<ContactKind, readonly string[]>> = {
  phone: [
    '【090-1234-5678】',
    '電話は【09012345678】です',
    'TEL【09012345678】まで',
    '【090/1234/5678】',
    '【090 1234 5678】',
    '【０９０－１２３４－５６７８】',
    '【０９０　１２３４　５６７８】',
    '【090.1234.5678】',
    '【090・1234・5678】',
    '【090,1234,5678】',
    '【090~1234~5678】',
    '【090_1234_5678】',
    '【090★1234★5678】',
    '【090...1234...5678】',
    '【090 - 1234 - 5678】',
    '【090‐1234‐5678】',
    '【090ー1234ー5678】',
    '【090の1234の5678】',
    '【090\n1234\n5678】',
    '【090\u200b1234\u200c5678】',
    '【0\u200b9\u200b0\u200b1\u200d2\u200d3\u200d4\u20605\u20606\ufeff7\ufeff8】',
    '【09\u00ad01\u00ad23456\u00ad78】',
    '【０ ９ ０ １ ２ ３ ４ ５ ６ ７ ８】',
    '【09-01-23-45-67-8】',
    '【090-1234 5678】',
    '【O9O-1234-5678】',
    '【o9o 1234 5678】',
    '【090-l234-5678】まで',
    '【09O-I234-5678】',
    '【〇九〇一二三四五六七八】まで',
    '【〇九〇ー一二三四ー五六七八】',
    '【○九○-1234-5678】',
    '【零九零-1234-5678】',
    '【090一1234一5678】',
    '【⓪⑨⓪①②③④⑤⑥⑦⑧】',
    '【⓿❾⓿❶❷❸❹❺❻❼❽】',
    '【0️⃣9️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣】',
    '【ゼロキュウゼロいちにさんよんごろくななはち】',
    '【ｾﾞﾛｷｭｳｾﾞﾛ-1234-5678】',
    '【まる9まる1234の5678】',
    '【+81 90-1234-5678】',
    '【+81(0)90-1234-5678】',
    '【0081-90-1234-5678】',
    '【81-90-1234-5678】',
    '【+44 20 7946 0958】',
    '【+442079460958】',
    '【0081-90-1234-5678】 / 12',
    '【0312345678】',
    '【(03)1234-5678】',
    '【03（1234）5678】',
    '【0467-12-3456】',
    '【0120-123-456】',
    '【050-1234-5678】',
    '2024/05/12 【090-1234-5678】',
    '希望は1,200,000円、【03-1234-5678】',
  ],
  mail: [
    '【hanako@example.jp】まで',
    '連絡先 【ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ】',
    '【a @ b . jp】',
    '【hanako ＠ example . jp】',
    '【hanako(at)example.jp】',
    '【hanako[at]example[dot]jp】',
    '【hanakoアットマークexampleドットjp】',
    '【hanako アット gmail】',
    '【hanako@docomo】です',
    '【hanako at example dot com】',
    '【h a n a k o @ e x a m p l e . j p】',
    '【hana\u200bko@exam\u00adple.jp】',
    '【hanako＠gmail。com】',
  ],
  page: [
    '写真は 【https://example.com/a?b=1】 です',
    '【hxxps://example.com】',
    '【www.example.com】',
    '【x.jp/hanako】を見てください',
    '【example . com】',
    '【example ドット コム】',
    '【lin.ee/abc123】',
  ],
  account: [
    '【LINE ID：hanako_99】',
    '【LINEのIDはhanako99】です',
    '【ラインID hanako】',
    '【インスタ @hanako.y】',
    '【insta:hanako】',
    '【カカオID hanako】',
    '【@hanako_y】で検索',
  ],
  address: [
    '【〒162-0801】',
    '届け先は【郵便番号 1620801】',
    '【東京都新宿区山吹町1-2-3 サンプル荘201】',
    '【山吹町3丁目2番地】',
    '【新宿区山吹町1-2-3】',
    '【三重県四日市市三栄町一の二】',
    '【大阪市北区梅田1丁目2番3号】',
  ],
};

const KINDS = Object.entries(HIDDEN) as [ContactKind, readonly string[]][];

/** The kinds and the place that are found in a text with a mark. */
function contactsIn(marked: string): { kinds: string[]; text: string } {
  const text = marked.replace(/[【】]/g, '');
  const spans = typedContact(text);
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  const result =
    spans.length > 0 ? `${text.slice(0, from)}【${text.slice(from, to)}】${text.slice(to)}` : text;
  return { kinds: spans.map(({ kind }) => kind), text: result };
}

describe('A contact between goods is found', () => {
  test.each(KINDS.flatMap(([kind, texts]) => texts.map((text): [string, ContactKind] => [text, kind])))(
    'in %s (%s)',
    (marked, kind) => {
      const { kinds, text } = contactsIn(marked);
      expect(kinds).toContain(kind);
      expect(text).toBe(marked);
    },
  );

  test('in more than 60 ways', () => {
    expect(Object.values(HIDDEN).flat().length).toBeGreaterThanOrEqual(60);
  });
});

describe('Goods are no contact', () => {
  test.each([
    ['references of watches', '116610LN、14060M、311.30.42.30.01.005、5711/1A-010、03.3100.3600/69.M3100'],
    ['a reference with 81', '81010-11-431-11A'],
    ['serial numbers', 'シリアル12345678、S/N 123456789、A1234567、4567890123、12345678901、123456789012'],
    ['the serial number of a camera', '042021001234'],
    ['the number inside a bag', '001-3814-2123、114880 204991、SD0042'],
    ['a code of goods', '4901234567894、036000291452'],
    ['numbers of books', 'ISBN978-4-10-101001-3、ISBN 4-10-101001-3、ISBN0-306-40615-2'],
    ['prices', '1,200,000円、希望は1,500,000円〜1,700,000円、@1,200円、￥1,000,000'],
    ['sizes', '30×20×15、縦30.5cm、横20cm、高さ15cm、W300 x D200 x H150mm'],
    ['weights', 'K18 12.5g、Pt900 0.312ct、0.25ct 1.25ct、1.5kg'],
    ['days', '2024/05/12、2019年12月、昭和60年、令和元年五月一日、2024-05-12 08:30、1983年3月〜1990年12月'],
    ['lenses', '70-200mm F2.8L IS II USM、50mm F1.2、24-105mm@F4、85mm@F1.8'],
    ['guitars', 'LINE6 HELIX、Line 6 POD HD500X、No.0001234、J-45'],
    ['names with points', 'S.T.Dupont、A.P.C.、J.M.WESTON、Tiffany & Co.、Dr.Martens、Ver.1.01'],
    ['lists of numbers', '15-20-30-40、1 2 3 4 5 6 7 8 9 10、00 01 02 03 04 05'],
    ['towns', '京都市の百貨店で購入、石川県金沢市の九谷焼、有田町の窯、銀座4丁目の店で買いました'],
    ['sizes after towns', '石川県九谷村の九谷焼 20-30cm、四日市萬古焼 縦20-30cm'],
    ['two numbers after a town', '京都市の焼物 12-34'],
    ['the life of an artist', '中村1930-1995、東京都台東区の作家 1901-1980'],
    ['lines', 'ラインストーンが1つ取れています、オンラインID なし、このラインはCHANELの定番です'],
    ['words for digits', 'ゼロハリバートン、まるいさんごのはこ、ハチマルのいちご'],
    ['no letters', '\u200b \n☆★@。'],
  ])('%s', (_what, text) => expect(contactsIn(text)).toEqual({ kinds: [], text }));
});

// The code with all mutants in it is slow.
describe.skipIf(process.env.MUTANTS)('A text of 100,000 letters takes no longer than its length', () => {
  const PIECES = [
    ...'a1０@ア一o〒あ',
    ...['a.', 'a ', '0-', '- ', '1 ', '+81', '(03', '町1-', '1番', '丁目1', 'a@', 'a@b.', 'www.', 'line '],
    ...['090-1234-567', '東京都新宿区', '京都府市区町村郡', 'ぜろ', '\u200b', 'isbn0', '大字'],
  ];
  test.each(PIECES)('%j', (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const before = performance.now();
    typedContact(text);
    // A tenth of a second on a machine with nothing else to do. One that grows by the square takes half a minute.
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});
