import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Phrases } from './phrases.tsx';

test.each([
  ['「トラブル」にあります。', '「トラブル<span>」に</span>あります。'],
  [
    '「連絡先」で公開し、（見本）から選びます。',
    '「連絡先<span>」で</span><wbr>公開し、<wbr>（見本<span>）から</span><wbr>選びます。',
  ],
  ['「査定額」「成約」', '「査定額」<wbr>「成約」'],
  ['最大10社の査定', '<span>最大10社</span>の<wbr>査定'],
  ['よくあるご質問', '<span>よくある</span><wbr>ご質問'],
  ['査定の手がかりになります', '査定の<wbr><span>手がかり</span>になります'],
])('In %j a particle stays with the bracket before it, and a count or a word stays whole', (text, markup) => {
  const html = renderToStaticMarkup(<Phrases>{text}</Phrases>);
  expect(html.replaceAll(/ class="[^"]*"/g, '').replaceAll('<wbr/>', '<wbr>')).toBe(`<span>${markup}</span>`);
});
