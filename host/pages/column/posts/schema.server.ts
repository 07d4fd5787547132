import { defaultSchema, type Options } from 'rehype-sanitize';

/** Classes of the editor's blocks and of speech balloons, for which the site has styles. */
const BLOCK_CLASS =
  /^(wp-|blocks-gallery-|screen-reader-text|gallery|columns-|has-|is-|align|liquid-speech-balloon|size-|language-)/;

const classes: [string, RegExp] = ['className', BLOCK_CLASS];

/**
 * The elements that editors use: headings, lists, tables, figures, captions, balloons, embeds. No scripts and no style
 * sheets; anchors and style attributes are checked afterwards (anchors.server.ts, own-styles.server.ts).
 */
export const SCHEMA: Options = {
  ...defaultSchema,
  clobberPrefix: '',
  clobber: ['name'],
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    'figure',
    'figcaption',
    'mark',
    'small',
    'iframe',
    'cite',
    'u',
    'caption',
    'colgroup',
    'col',
    'abbr',
    'acronym',
    'address',
    'audio',
    'bdi',
    'bdo',
    'big',
    'center',
    'dfn',
    'time',
    'video',
    'wbr',
  ].filter((name) => name !== 'input'),
  attributes: {
    ...defaultSchema.attributes,
    '*': [classes, 'title', 'lang', 'dir', 'id', 'style'],
    // On these elements, the defaults allow only certain classes.
    ...Object.fromEntries(['code', 'h2', 'li', 'section', 'ul'].map((name) => [name, [classes]])),
    a: ['href', 'name', classes],
    audio: ['src', classes],
    source: ['src', 'type'],
    time: ['dateTime', classes],
    video: ['src', 'poster', 'width', 'height', classes],
    img: ['src', 'alt', 'width', 'height', classes],
    iframe: ['src', 'title', 'width', 'height'],
    details: ['open', classes],
    td: ['colSpan', 'rowSpan', classes],
    th: ['colSpan', 'rowSpan', 'scope', classes],
    ol: ['start', 'reversed', classes],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    poster: ['http', 'https'],
    cite: ['http', 'https'],
  },
  strip: ['script', 'style', 'noscript', 'template', 'object', 'embed', 'form', 'svg', 'math'],
};
