/** Articles of editors of any WordPress, one for each thing that a page could lay out badly. */

export interface EditedArticle {
  slug: string;
  title: string;
  content: string;
  password?: string;
}

const TEXT =
  '査定では、箱や保証書がそろっているかどうかも見られます。なくしたと思っていた書類が、引き出しの奥から出てくることもあります。';
const paragraph = `<!-- wp:paragraph --><p>${TEXT.repeat(3)}</p><!-- /wp:paragraph -->`;
const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
const LONG_LINE = `appraisal --category=watch --brand="${'x'.repeat(200)}"`;

const image = (src: string, width: number, align: string) =>
  `<!-- wp:image {"align":"${align}","width":${width},"sizeSlug":"full"} --><figure class="wp-block-image align${align} size-full is-resized"><img src="${src}" alt="腕時計" width="${width}" height="${(width * 3) / 4}"/><figcaption>${align}</figcaption></figure><!-- /wp:image -->`;

const inGallery = (src: string) =>
  `<!-- wp:image {"sizeSlug":"full"} --><figure class="wp-block-image size-full"><img src="${src}" alt="腕時計"/></figure><!-- /wp:image -->`;

const column = (width: string, inside: string) =>
  `<!-- wp:column {"width":"${width}"} --><div class="wp-block-column" style="flex-basis:${width}">${inside}</div><!-- /wp:column -->`;

/**
 * @param src the address of a picture in the WordPress
 * @param media the ids of four pictures
 */
export const articlesWith = (src: string, media: readonly number[]): readonly EditedArticle[] => [
  {
    slug: 'columns',
    title: '段組み',
    content: `${paragraph}<!-- wp:columns --><div class="wp-block-columns">${column('66.66%', paragraph)}${column('33.33%', paragraph)}</div><!-- /wp:columns --><!-- wp:columns {"isStackedOnMobile":false} --><div class="wp-block-columns is-not-stacked-on-mobile">${column('50%', inGallery(src))}${column('50%', paragraph)}</div><!-- /wp:columns --><!-- wp:media-text {"mediaPosition":"right"} --><div class="wp-block-media-text alignwide has-media-on-the-right is-stacked-on-mobile" style="grid-template-columns:auto 40%"><div class="wp-block-media-text__content">${paragraph}</div><figure class="wp-block-media-text__media"><img src="${src}" alt=""/></figure></div><!-- /wp:media-text -->`,
  },
  {
    slug: 'galleries',
    title: 'ギャラリー',
    content: `<!-- wp:gallery {"columns":3,"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-3 is-cropped">${inGallery(src).repeat(5)}</figure><!-- /wp:gallery --><!-- wp:gallery {"linkTo":"none","align":"center"} --><figure class="wp-block-gallery aligncenter has-nested-images columns-3">${inGallery(src).repeat(3)}</figure><!-- /wp:gallery --><ul class="wp-block-gallery columns-2">${`<li class="blocks-gallery-item"><figure><img src="${src}" alt=""/><figcaption>説明</figcaption></figure></li>`.repeat(4)}</ul>[gallery ids="${media}" columns="4"]`,
  },
  {
    slug: 'alignments',
    title: '配置',
    content: `${image(src, 240, 'left')}${paragraph}${paragraph}${image(src, 240, 'right')}${paragraph}${paragraph}${image(src, 300, 'center')}${paragraph}${image(src, 1200, 'wide')}${image(src, 1200, 'full')}<!-- wp:paragraph {"align":"right"} --><p class="has-text-align-right">${TEXT}</p><!-- /wp:paragraph -->[caption width="900" align="alignright"]<img src="${src}" width="900" height="675" /> 大きすぎる写真[/caption]${paragraph}<!-- wp:audio {"align":"right"} --><figure class="wp-block-audio alignright"><audio controls src="${src}"></audio><figcaption>${TEXT}</figcaption></figure><!-- /wp:audio -->${paragraph}<!-- wp:group {"align":"full"} --><div class="wp-block-group alignfull">${paragraph}</div><!-- /wp:group -->`,
  },
  {
    slug: 'tables',
    title: '表',
    content: `<!-- wp:table --><figure class="wp-block-table is-style-stripes"><table><thead><tr>${'<th>項目名</th>'.repeat(9)}</tr></thead><tbody>${`<tr>${`<td>${TEXT.slice(0, 20)}</td>`.repeat(9)}</tr>`.repeat(3)}</tbody></table><figcaption>表の説明</figcaption></figure><!-- /wp:table --><table width="2000"><tr><td>${LONG_WORD}</td><td>短い</td></tr></table>`,
  },
  {
    slug: 'preformatted',
    title: '整形済みテキスト',
    content: `<!-- wp:preformatted --><pre class="wp-block-preformatted">${LONG_LINE}</pre><!-- /wp:preformatted --><!-- wp:code --><pre class="wp-block-code"><code>${LONG_LINE}</code></pre><!-- /wp:code --><!-- wp:verse --><pre class="wp-block-verse">${LONG_WORD}\n  ${TEXT}</pre><!-- /wp:verse --><p><code>${LONG_LINE}</code> <kbd>Ctrl</kbd></p>`,
  },
  {
    slug: 'long-words',
    title: `${LONG_WORD}の${LONG_WORD}`,
    content: `<h2>${LONG_WORD}</h2><p>${LONG_WORD.repeat(4)} <a href="https://example.com/${LONG_WORD.repeat(3)}">https://example.com/${LONG_WORD.repeat(3)}</a></p><!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>${LONG_WORD}</p><cite>${LONG_WORD}</cite></blockquote></figure><!-- /wp:pullquote -->`,
  },
  {
    slug: 'lists',
    title: '箇条書きと定義',
    content: `<ul><li>一<ul><li>二<ol start="3"><li>三<ul><li>四<ol><li>${TEXT}</li></ol></li></ul></li></ol></li></ul></li></ul><dl><dt>${LONG_WORD}</dt><dd>${TEXT}</dd><dt>型番</dt><dd>${TEXT}</dd></dl>`,
  },
  {
    slug: 'embeds',
    title: '埋め込み',
    content: `<!-- wp:html --><figure class="wp-block-embed is-provider-youtube wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe width="1200" height="675" src="https://www.youtube.com/embed/abcdefghijk" title="動画"></iframe></div></figure><iframe width="600" height="450" src="https://maps.example.com/embed?pb=${LONG_WORD}"></iframe><!-- /wp:html --><!-- wp:video --><figure class="wp-block-video"><video controls width="1280" height="720" src="${src}"></video></figure><!-- /wp:video --><!-- wp:audio --><figure class="wp-block-audio"><audio controls src="${src}"></audio></figure><!-- /wp:audio --><!-- wp:cover --><div class="wp-block-cover alignfull" style="min-height:360px"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background" alt="" src="${src}"/><div class="wp-block-cover__inner-container"><p class="has-text-align-center has-large-font-size">${TEXT}</p></div></div><!-- /wp:cover --><!-- wp:buttons --><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/form">${TEXT.slice(0, 40)}</a></div></div><!-- /wp:buttons --><!-- wp:embed {"url":"https://example.com/x"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://example.com/${LONG_WORD.repeat(2)}</div></figure><!-- /wp:embed -->`,
  },
  {
    slug: 'right-to-left',
    title: '右から左へ',
    content:
      '<div dir="rtl" lang="ar"><h2>عنوان الفقرة</h2><blockquote class="wp-block-quote"><p>هذا نص من اليمين إلى اليسار</p></blockquote><ul><li>واحد</li><li>اثنان</li></ul><table><tr><td>ساعة</td></tr></table></div>',
  },
  { slug: 'protected', title: '会員の方へ', content: paragraph, password: 'secret' },
  { slug: 'untitled', title: '', content: paragraph },
  {
    slug: 'anchors',
    title: '目印',
    content: `${paragraph.repeat(12)}<h2 id="price">料金</h2>${paragraph.repeat(3)}<p id="最後に">最後に</p>`,
  },
  { slug: 'discussed', title: '二千のコメント', content: paragraph },
];
