import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VIDEO_PLAYERS } from '#contract/site/page-policy.ts';
import { contentUrl } from '../../../data/wordpress/content-api.ts';
import { wordPressCategories, wordPressPost, wordPressPosts } from '../../../data/wordpress/schemas.ts';
import { cleanStyle } from './clean-style.server.ts';
import { cleanBody, pictureAddress, plainText } from './sanitize.server.ts';
import { dottedDate, inZone, shorten, toArticle, toPost } from './to-post.server.ts';

const ORIGIN = 'https://takakurabe.example';
const clean = (html: string) => cleanBody(html, [ORIGIN]).html;

/** A post as WordPress gives it, with entities, tags, a Japanese slug and hostile markup. */
const HOSTILE = {
  id: 6,
  date: '2026-10-03T00:00:00',
  modified: '2026-10-05T12:00:00',
  slug: '%e6%97%a5%e6%9c%ac',
  title: { rendered: '高く売る方法 &#038; <em>コツ</em>' },
  excerpt: { rendered: `<p>${'あ'.repeat(90)}</p>\n` },
  content: { rendered: '<h2>見出し A</h2><p>本文</p><script>window.x=1</script>' },
};

describe('Hostile HTML in a post', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<img src="x.jpg" onerror="alert(1)">', '<img src="x.jpg" alt="" loading="lazy" decoding="async">'],
    ['<img src="data:text/html,x">', '<img alt="" loading="lazy" decoding="async">'],
    ['<iframe src="javascript:alert(1)"></iframe><p>a</p>', '<p>a</p>'],
    ['<iframe src="data:text/html,x"></iframe><p>a</p>', '<p>a</p>'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<svg onload="alert(1)"><script>1</script></svg>', ''],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<form action="https://evil.example"><input name="q"></form>', ''],
    ['<base href="https://evil.example/"><p>a</p>', '<p>a</p>'],
    ['<p id="main" class="button wp-block-quote">a</p>', '<p class="wp-block-quote">a</p>'],
  ])('%s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe('The anchors of editors', () => {
  test('stay on what carries them, and in the heading that has an id of its own', () => {
    expect(clean('<p id="料金">a</p><h2 id="point-1">b</h2><a name="c">d</a>')).toBe(
      '<p id="料金">a</p><h2 id="heading-1"><span id="point-1"></span>b</h2><a id="c">d</a>',
    );
    expect(cleanBody('<h2 id="x">見出し</h2>', []).contents).toEqual([
      { id: 'heading-1', level: 2, text: '見出し' },
    ]);
  });

  test.each(['main', 'Heading-1', 'dataLayer', '__x', '$RC', 'a b', '', 'x'.repeat(101)])(
    'that the page or its scripts need are taken away: %s',
    (id) => {
      expect(clean(`<p id="${id}">a</p>`)).toBe('<p>a</p>');
    },
  );

  test('are there once', () => {
    expect(clean('<p id="a">1</p><p id="a">2</p>')).toBe('<p id="a">1</p><p>2</p>');
  });
});

describe('What editors set by hand', () => {
  const cleanAtOrigin = (html: string) => cleanBody(html, [ORIGIN]);

  test('becomes a class and a rule, because the policy lets no style attribute count', () => {
    const { html, css } = cleanAtOrigin(
      '<div style="flex-basis:33.33%"></div><p style="Width: 10px; COLOR:#fff">a</p><div style="flex-basis:33.33%"></div>',
    );
    expect(html).toBe(
      '<div class="own-style-1"></div><p class="own-style-2">a</p><div class="own-style-1"></div>',
    );
    expect(css).toBe(
      '.article-body .own-style-1{flex-basis:33.33%}.article-body .own-style-2{width:10px;color:#fff}',
    );
  });

  test.each([
    'position:fixed',
    'background:url(https://evil.example/x)',
    'width:calc(1px);}body{display:none',
    'color:var(--x)',
    'display:none',
    'width:expression(alert(1))',
    'color:red\\9',
    'background-image:linear-gradient(red,blue)',
    'margin-top',
    '--x:1',
  ])('is left out where it is more than size, place and colour: %s', (style) => {
    const { css } = cleanAtOrigin(`<p style="${style}">a</p>`);
    expect(css).not.toMatch(/position|url|var|display|expression|\\|image|--|\{\}/);
  });
});

describe('What editors use stays', () => {
  test.each([
    '<ul><li>一</li><li>二</li></ul>',
    '<blockquote class="wp-block-quote"><p>引用</p></blockquote>',
    '<figure class="wp-block-image"><figcaption>図</figcaption></figure>',
    '<dl class="gallery-item"><dt>一</dt><dd>二</dd></dl>',
    '<p dir="rtl" lang="ar"><abbr title="x">y</abbr></p>',
    '<details class="wp-block-details" open><summary>問</summary><p>答</p></details>',
    '<p><strong>強調</strong>と<mark>印</mark></p>',
    '<div class="liquid-speech-balloon-wrap liquid-speech-balloon-00"><div class="liquid-speech-balloon-text"><p>話</p></div></div>',
  ])('%s', (html) => {
    expect(clean(html)).toBe(html);
  });

  test.each([
    [
      '<div class="wp-block-cover"><div class="wp-block-cover__image-background has-parallax" STYLE></div></div>',
    ],
    ['<div class="wp-block-cover" STYLE></div>'],
  ])('the picture of a cover that has it as a background: %s', (html) => {
    const style = 'style="background-image:url(https://a.example/b.jpg)"';
    expect(clean(html.replace('STYLE', style))).toBe(
      '<div class="wp-block-cover"><img src="https://a.example/b.jpg" alt="" class="wp-block-cover__image-background" loading="lazy" decoding="async"></div>',
    );
  });

  test('a table can be scrolled by keyboard', () => {
    expect(clean('<table><tbody><tr><td>表</td></tr></tbody></table>')).toContain('tabindex="0"');
  });

  test('a video of a known service plays without cookies', () => {
    expect(clean('<iframe src="https://www.youtube.com/embed/abc"></iframe>')).toContain(
      'src="https://www.youtube-nocookie.com/embed/abc"',
    );
  });

  test.each([
    ['https://www.youtube.com/embed/abc?start=9', 'https://www.youtube-nocookie.com/embed/abc?start=9'],
    ['https://www.youtube-nocookie.com/embed/a-b_c', 'https://www.youtube-nocookie.com/embed/a-b_c'],
    ['https://player.vimeo.com/video/123?h=4#t=5s', 'https://player.vimeo.com/video/123?h=4#t=5s'],
    ['//www.youtube.com/embed/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ])('the video %s, from a player that the page’s policy lets into frames', (address, playerUrl) => {
    expect(clean(`<iframe src="${address}"></iframe>`)).toContain(`src="${playerUrl}"`);
    expect(VIDEO_PLAYERS.map(({ origin }) => origin)).toContain(new URL(playerUrl).origin);
  });

  test.each([
    ['https://w.audio.example/player?url=1', 'w.audio.example'],
    ['https://www.youtube.com/redirect?q=x', 'www.youtube.com'],
    ['https://www.youtube.com@evil.example/embed/a', 'evil.example'],
    ['https://www.youtube.com.evil.example/embed/a', 'www.youtube.com.evil.example'],
    ['http://player.vimeo.com/video/1', 'player.vimeo.com'],
    ['https://player.vimeo.com/video/1/../../login', 'player.vimeo.com', 'https://player.vimeo.com/login'],
    ['//maps.example/embed', 'maps.example', 'https://maps.example/embed'],
  ])('a link instead of the frame %s, which no page of ours shows', (src, host, href = src) => {
    expect(clean(`<figure id="f"><iframe src="${src}" id="x" style="width:9px">text</iframe></figure>`)).toBe(
      `<figure id="f"><a href="${href}" id="x" class="embedded-elsewhere" rel="noopener" target="_blank">埋め込みコンテンツを開く（${host}）</a></figure>`,
    );
  });

  test('a link instead of an address for which WordPress found no frame', () => {
    const embed = (inside: string) => `<div class="wp-block-embed__wrapper">${inside}</div>`;
    expect(clean(embed('\nhttps://photos.example/p/1\n'))).toBe(
      embed(
        '<a href="https://photos.example/p/1" class="embedded-elsewhere" rel="noopener" target="_blank">埋め込みコンテンツを開く（photos.example）</a>',
      ),
    );
    expect(clean(embed('javascript:alert(1)'))).toBe(embed('javascript:alert(1)'));
  });

  test.each([
    '<iframe src="https://count.example/" width="1" height="1"></iframe>',
    '<iframe src="https://blog.example/a/embed/" class="wp-embedded-content"></iframe>',
    '<iframe src="/a"></iframe>',
    '<iframe></iframe>',
  ])('nothing instead of a frame that nobody would miss: %s', (html) => {
    expect(clean(`${html}<p>a</p>`)).toBe('<p>a</p>');
  });

  test('links to this site stay in it, others open in a new tab', () => {
    expect(clean(`<a href="${ORIGIN}/form">x</a>`)).toBe('<a href="/form">x</a>');
    expect(clean('<a href="https://example.com/">x</a>')).toContain('target="_blank"');
  });
});

describe('The table of contents', () => {
  // Clauses 1.2-172, 1.2-173
  test('lists h2, h3 and h4 in order, with the ids of the headings', () => {
    const { html, contents } = cleanBody('<h2>甲 &amp; 乙</h2><h3>丙</h3><h4><em>丁</em></h4><h5>戊</h5>', [
      ORIGIN,
    ]);
    expect(contents).toEqual([
      { id: 'heading-1', level: 2, text: '甲 & 乙' },
      { id: 'heading-2', level: 3, text: '丙' },
      { id: 'heading-3', level: 4, text: '丁' },
    ]);
    expect(html).toContain('<h3 id="heading-2">丙</h3>');
  });

  test.each(['<h2></h2>', '<h2>&nbsp;<br></h2>', '<h2 id="x"><img src="/a.jpg" alt=""></h2>'])(
    'leaves out a heading without words, %s',
    (empty) => {
      expect(cleanBody(`${empty}<h3>甲</h3>`, []).contents).toEqual([
        { id: 'heading-2', level: 3, text: '甲' },
      ]);
    },
  );
});

describe('Comments in a post', () => {
  test('stay, and the forms for further ones, which would be headings without a form, do not', () => {
    const form =
      '<div class="wp-block-post-comments-form" id="respond"><h3 id="reply-title">Leave a Reply</h3><form></form></div>';
    const { html, contents } = cleanBody(`<p>感想です。</p>${form}<p>終わり</p>`, []);
    expect(html).toBe('<p>感想です。</p><p>終わり</p>');
    expect(contents).toEqual([]);
  });
});

describe('A post with a password', () => {
  const SECRET = {
    ...HOSTILE,
    title: { rendered: '保護中: 会員の方へ' },
    excerpt: { rendered: '', protected: true },
    content: { rendered: '', protected: true },
  };

  test('has its own title, and says in lists that it is not for everybody', () => {
    const card = toPost(wordPressPost.parse(SECRET), []);
    expect(card.title).toBe('会員の方へ');
    expect(card.excerpt).toBe('パスワードをお持ちの方のための記事です。');
    expect(toArticle(wordPressPost.parse(SECRET), []).isProtected).toBe(true);
  });
});

test('a page of the WordPress has no author, who would have written it', () => {
  const embedded = { author: [{ name: '管理者' }] };
  const read = (type: string) =>
    toArticle(wordPressPost.parse({ ...HOSTILE, type, _embedded: embedded }), []);
  expect(read('post').author?.name).toBe('管理者');
  expect(read('page').author).toBeUndefined();
});

describe('A post for a card', () => {
  const post = toPost(wordPressPost.parse(HOSTILE), [ORIGIN]);

  // Clause 1.3-13
  test('has its title and slug as a reader reads them', () => {
    expect(post.title).toBe('高く売る方法 & コツ');
    expect(post.slug).toBe('日本');
  });

  // Clauses 1.2-169, 1.9-11
  test('has an excerpt of 80 characters and an ellipsis', () => {
    expect(post.excerpt).toBe(`${'あ'.repeat(80)}…`);
    expect(shorten('𠮷'.repeat(80), 80)).toBe('𠮷'.repeat(80));
  });

  // Clause 1.3-14
  test('needs neither picture nor author nor terms', () => {
    expect(post).toMatchObject({ image: undefined, categories: [] });
    expect(toArticle(wordPressPost.parse(HOSTILE), [ORIGIN])).toMatchObject({
      author: undefined,
      modified: '2026.10.05',
    });
  });
});

describe('The author of a post', () => {
  const authorWith = (author: object) => {
    const _embedded = { author: [{ name: '鑑定 太郎', ...author }] };
    return toArticle(wordPressPost.parse({ ...HOSTILE, _embedded }), [ORIGIN]).author;
  };

  // Clause 1.2-178
  test.each([
    [['24', '48', '96', '221', '442'], '221', '442'],
    [['24', '48', '96'], '96', '96'],
    [['24', '48'], '48', '48'],
    [['24'], '24', '24'],
  ])('of the pictures %j has that of %s pixels, and that of %s for fine screens', (sizes, plain, double) => {
    const urlOf = (size: string) => `https://cdn.example/${size}.png`;
    const avatar_urls = Object.fromEntries(sizes.map((size) => [size, urlOf(size)]));
    expect(authorWith({ avatar_urls })?.avatar).toEqual({ src: urlOf(plain), src2x: urlOf(double) });
  });

  // Clause 1.2-179
  test('has experience, specialties, certifications and links', () => {
    const social_links = { twitter: 'https://x.com/a', linkedin: 'https://www.linkedin.com/in/a' };
    const meta = { experience_years: 12, specialties: ['時計'], certifications: ['鑑定士'], social_links };
    expect(authorWith({ description: '<p>時計の目利き</p>', meta })).toMatchObject({
      name: '鑑定 太郎',
      description: '時計の目利き',
      experienceYears: '12',
      specialties: ['時計'],
      certifications: ['鑑定士'],
      ...social_links,
    });
  });
});

// Clause 1.2-174
test('every post of a real WordPress answer is understood', () => {
  const file = new URL('./real-wordpress-posts.json', import.meta.url);
  const posts = wordPressPosts.parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(posts.length).toBeGreaterThan(0);
  for (const post of posts) {
    const article = toArticle(post, [ORIGIN]);
    expect(article.title).not.toMatch(/&#|<|&amp;/);
    expect(article.html).not.toMatch(/<script|onerror|javascript:/);
  }
});

// Clauses 1.2-176, 1.9-33
test.each([
  ['2026-10-03T00:00:00', '2026.10.03'],
  ['nonsense', ''],
  [undefined, ''],
])('the date %s is shown as "%s"', (date, expected) => {
  expect(dottedDate(date)).toBe(expected);
});

test.each([
  ['2026-10-03T09:30:00', '2026-10-03T00:30:00', '2026-10-03T09:30:00+09:00'],
  ['2026-10-03T00:30:00', '2026-10-03T04:00:00', '2026-10-03T00:30:00-03:30'],
  ['2026-10-03T00:30:00', '2026-10-03T00:30:00', '2026-10-03T00:30:00+00:00'],
  ['2026-10-03T00:30:00', undefined, '2026-10-03'],
])('for machines, %s, in UTC %s, is %s', (local, utc, expected) => {
  expect(inZone(local, utc)).toBe(expected);
});

// Clause 1.5-2
test.each([[{}], [null], ['many'], [{ posts: [] }]])(
  'an answer %j, which is no list, has no posts',
  (answer) => {
    expect(wordPressPosts.parse(answer)).toEqual([]);
    expect(wordPressCategories.parse(answer)).toEqual([]);
  },
);

test('a broken post in a list costs only itself', () => {
  expect(wordPressPosts.parse([{ id: 'x' }, HOSTILE])).toMatchObject([{ id: 6 }]);
});

// Clause 1.2-186
test.each([
  ['.a{color:red}', '.article-body .a{color:red}'],
  ['.a, body { margin: 0 }', '.article-body .a, .article-body body { margin: 0 }'],
  ['@media print{.a{color:red}}', '@media print{.article-body .a{color:red}}'],
  ['.a{position:fixed;color:red}', '.article-body .a{color:red}'],
  ['.a{background:url(javascript:alert(1))}', '.article-body .a{}'],
  ['@import "https://evil.example/x.css";', ''],
  ['@font-face{src:url(https://evil.example/x)}', ''],
  ['.a{color:red}}body{display:none}', ''],
  ['.a{content:"</style><script>1</script>"}', ''],
  [undefined, ''],
])('the balloons’ CSS %j is kept as %j', (css, expected) => {
  expect(cleanStyle(css)).toBe(expected);
});

test.each(['div', 'b', 'blockquote', 'table><tr><td'])(
  'HTML of 100,000 levels of <%s> is refused, not followed',
  (tag) => {
    const deep = `<${tag}>`.repeat(100_000);
    expect(clean(`<p>一</p>${deep}`)).toBe('');
    expect(plainText(deep)).toBe('');
  },
);

test('HTML as deep as an editor makes it, and paragraphs that nobody closed, are kept', () => {
  expect(clean(`${'<div>'.repeat(100)}一`)).toContain('一');
  expect(clean('<p>一'.repeat(2_000)).match(/一/g)).toHaveLength(2_000);
});

test('text of HTML leaves scripts out', () => {
  expect(plainText('<p>一 <b>二</b></p><script>x</script>\n<p>三</p>')).toBe('一 二 三');
});

// Clause 1.7-2
test.each([
  ['https://host/wp-json', 'https://host/wp-json/wp/v2/posts?page=2'],
  ['https://host/wp-json/', 'https://host/wp-json/wp/v2/posts?page=2'],
  ['https://host/wp-json/wp/v2', 'https://host/wp-json/wp/v2/posts?page=2'],
  ['https://host/?rest_route=/wp/v2', 'https://host/?rest_route=%2Fwp%2Fv2%2Fposts&page=2'],
])('the content base %s is understood', (base, expected) => {
  expect(contentUrl(base, '/wp/v2/posts', { page: '2' })).toBe(expected);
});

describe('A picture that a WordPress names without its origin', () => {
  const HOME = 'https://blog.example/2026/10/post/';
  const pictureOfCard = (source_url: string) => {
    const _embedded = { 'wp:featuredmedia': [{ source_url }] };
    return toPost(wordPressPost.parse({ ...HOSTILE, link: HOME, _embedded }), [ORIGIN]).image?.src;
  };

  test.each([
    ['<img src="/files/a.jpg">', 'src="https://blog.example/files/a.jpg"'],
    ['<video src="/a.mp4" poster="/p.jpg"></video>', 'poster="https://blog.example/p.jpg"'],
    [
      '<div class="wp-block-cover" style="background-image:url(/b.jpg)"></div>',
      'src="https://blog.example/b.jpg"',
    ],
    ['<img src="https://cdn.example/a.jpg">', 'src="https://cdn.example/a.jpg"'],
  ])('is looked for there: %s', (html, picture) => {
    expect(cleanBody(html, [ORIGIN], HOME).html).toContain(picture);
  });

  test('stays here in an article of this site', () => {
    const { html } = cleanBody('<img src="/media/a.jpg">', [ORIGIN], `${ORIGIN}/column/a`);
    expect(html).toContain('src="/media/a.jpg"');
  });

  test('is that of a card, too', () => {
    expect(pictureOfCard('/files/a.jpg')).toBe('https://blog.example/files/a.jpg');
    expect(pictureOfCard('//cdn.example/a.jpg')).toBeUndefined();
    expect(pictureOfCard('javascript:alert(1)')).toBeUndefined();
  });
});

test.each([
  [`${ORIGIN}/media/a.jpg`, '/media/a.jpg'],
  ['http://1.gravatar.com/avatar/a?s=96', 'https://1.gravatar.com/avatar/a?s=96'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['http://localhost:8080/a.jpg', 'http://localhost:8080/a.jpg'],
  ['http://127.0.0.1/a.jpg', 'http://127.0.0.1/a.jpg'],
  ['http://localhost.evil.example/a.jpg', 'https://localhost.evil.example/a.jpg'],
])('a picture at %s is asked for at %s', (url, address) => {
  expect(pictureAddress(url, [ORIGIN])).toBe(address);
});
