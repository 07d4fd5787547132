import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import type { ColumnAuthor, ColumnPicture } from './model.ts';
import { onOrigin } from './origin-mark.ts';
import { texturise } from './texturise.ts';

const TODA = { slug: 'toda', balloon: '03' } as ColumnAuthor;
const picture = (name: string): ColumnPicture => ({
  id: 1,
  name,
  path: `/pictures/${name}-800.jpg`,
  alt: '青い文字盤の時計',
  width: 800,
  height: 600,
});
const render = (markdown: string) =>
  onOrigin(renderMarkdown(markdown, { picture, speakers: [TODA] }), 'https://host');

describe('An article’s text becomes the HTML of WordPress’s blocks', () => {
  test.each([
    ['## 見出し', '<h2 class="wp-block-heading">見出し</h2>'],
    ['### 見出し', '<h3 class="wp-block-heading">見出し</h3>'],
    ['**型番**と*個体*', '<p><strong>型番</strong>と<em>個体</em></p>'],
    ['- 一\n- 二', '<ul>\n<li>一</li>\n<li>二</li>\n</ul>'],
    ['> 引用', '<blockquote class="wp-block-quote">\n<p>引用</p>\n</blockquote>'],
    ['---', '<hr class="wp-block-separator has-alpha-channel-opacity">'],
    ['[査定](/form)', '<p><a href="https://host/form">査定</a></p>'],
    ['[外](https://example.com/)', '<p><a href="https://example.com/">外</a></p>'],
    ['[他](//example.com/)', '<p><a href="//example.com/">他</a></p>'],
    ['A & B < C', '<p>A &amp; B &lt; C</p>'],
    ['"引用"と...', '<p>“引用”と…</p>'],
    ['`"そのまま"`', '<p><code>"そのまま"</code></p>'],
    ['10~20、30~40', '<p>10~20、30~40</p>'],
    ['比率は16:9、例:abc、::leaf', '<p>比率は16:9、例:abc、::leaf</p>'],
    ['::leaf', '<p>::leaf</p>'],
  ])('%j', (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });

  test('a table stands in a figure', () => {
    const html = render('| 表 | 値 |\n|---|--:|\n| a | [b](/form) |');
    expect(html).toMatch(/^<figure class="wp-block-table"><table>[\s\S]*<\/table><\/figure>$/);
    expect(html).toContain(
      '<td class="has-text-align-right" data-align="right"><a href="https://host/form">b</a></td>',
    );
  });

  test('a picture on a line of its own is a figure with a caption', () => {
    expect(render('![](picture:achievement-watch-2 "番号は裏ぶたに")')).toBe(
      '<figure class="wp-block-image"><img decoding="async" width="800" height="600" ' +
        'src="https://host/pictures/achievement-watch-2-800.jpg" alt="青い文字盤の時計"><figcaption>番号は裏ぶたに</figcaption></figure>',
    );
  });

  test('a picture without a caption, and one between words', () => {
    expect(render('![](picture:x)')).not.toContain('figcaption');
    expect(render('前![](picture:x)後')).toMatch(/^<p>前<img [^>]*>後<\/p>$/);
  });

  test('a balloon is the plugin’s, with the number of who speaks', () => {
    expect(render('前\n\n:::balloon toda\n弦は**切らずに**。\n:::\n\n後')).toBe(
      '<p>前</p>\n<div class="wp-block-liquid-speech-balloon liquid-speech-balloon-wrap liquid-speech-balloon-03">' +
        '<div class="liquid-speech-balloon-avatar"></div><div class="liquid-speech-balloon-text">' +
        '<p>弦は<strong>切らずに</strong>。</p><div class="liquid-speech-balloon-arrow"></div></div></div>\n<p>後</p>',
    );
  });

  test('HTML in it is left out', () => {
    expect(render('a <b onclick="x">b</b>\n\n<script>alert(1)</script>')).not.toMatch(/<script|onclick/);
  });
});

test.each([
  ['時計 & バッグ', '時計 &#038; バッグ'],
  ['<b>"強調"</b>', '&lt;b&gt;&#8221;強調&#8221;&lt;/b&gt;'],
  ['"引用" と “そのまま”', '&#8220;引用&#8221; と “そのまま”'],
  ["HORS D'AGE", 'HORS D&#8217;AGE'],
  ['続く... A -- B', '続く&#8230; A &#8212; B'],
])('the title %j is written as WordPress does', (title, html) => {
  expect(texturise(title)).toBe(html);
});
