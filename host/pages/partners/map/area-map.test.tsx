import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AreaMap } from './area-map.tsx';
import { drawMap } from './draw-map.server.ts';

const SHOP = {
  address: '',
  prefecture: '東京都',
  areas: ['東京都', '埼玉県'],
  latitude: null,
  longitude: null,
};

function shown(shop: Partial<typeof SHOP>) {
  const drawing = drawMap({ ...SHOP, ...shop }, undefined);
  return drawing ? renderToStaticMarkup(<AreaMap drawing={drawing} name="山猫堂" />) : '';
}
const textOf = (html: string) => html.replace(/<svg.*<\/svg>/, '').replace(/<[^>]*>/g, '');

test('A map says in words what it shows, and whose data it is', () => {
  const html = shown({});
  expect(html).toMatch(/<svg [^>]*role="img" aria-label="山猫堂の所在地と対応地域を/);
  expect(textOf(html)).toBe(
    '店舗の所在地東京都対応地域東京都・埼玉県地図：MapSVG（CC BY 4.0）を加工して作成',
  );
});

test('Where nobody has said which prefectures a shop serves, the map names its own only', () => {
  expect(textOf(shown({ areas: [] }))).not.toContain('対応地域');
  expect(textOf(shown({ areas: [] }))).toContain('店舗の所在地東京都');
});
