import type { Element, ElementContent, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { ColumnAuthor, ColumnPicture } from './model.ts';
import { ORIGIN_MARK } from './origin-mark.ts';
import { punctuate } from './texturise.ts';

export interface References {
  picture(name: string): ColumnPicture;
  speakers: readonly ColumnAuthor[];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective)
  .freeze();
const toHtmlTree = unified().use(remarkRehype).freeze();
const writer = unified()
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

const PICTURE = 'picture:';
const BALLOON = 'wp-block-liquid-speech-balloon';
/** The classes that the editor of WordPress 6.1 gives its blocks. */
const BLOCK_CLASSES: Readonly<Record<string, readonly string[]>> = {
  h2: ['wp-block-heading'],
  h3: ['wp-block-heading'],
  h4: ['wp-block-heading'],
  blockquote: ['wp-block-quote'],
  pre: ['wp-block-code'],
  hr: ['wp-block-separator', 'has-alpha-channel-opacity'],
};

/** An article's text as HTML, as WordPress's blocks would make it. HTML in the text is left out. */
export function renderMarkdown(markdown: string, references: References): string {
  // The directive's syntax needs the author as an attribute.
  const source = markdown.replace(/^:::balloon +([a-z0-9-]+)\s*$/gm, ':::balloon{author=$1}');
  const tree = parser.parse(source);
  readDirectives(tree, source, references.speakers);
  const html = toHtmlTree.runSync(tree) as Root;
  dressBlocks(html);
  placePictures(html, references);
  buildBalloons(html);
  finishTexts(html);
  return writer.stringify(html);
}

/** Turns balloons into elements. Text that only looks like a directive, such as a colon before a word, stays text. */
function readDirectives(tree: MarkdownRoot, source: string, speakers: readonly ColumnAuthor[]): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'containerDirective') {
      const speaker = speakers.find(({ slug }) => slug === node.attributes?.author);
      const classes = [
        BALLOON,
        'liquid-speech-balloon-wrap',
        `liquid-speech-balloon-${speaker?.balloon ?? '00'}`,
      ];
      node.data = { hName: 'div', hProperties: { className: classes } };
    } else if (
      (node.type === 'textDirective' || node.type === 'leafDirective') &&
      parent &&
      index !== undefined
    ) {
      const value = source.slice(node.position?.start.offset, node.position?.end.offset);
      const text = { type: 'text', value } as const;
      parent.children[index] = node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] };
    }
  });
}

const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

function dressBlocks(html: Root): void {
  visit(html, 'element', (node, index, parent) => {
    const classes = BLOCK_CLASSES[node.tagName];
    if (classes) node.properties.className = [...classes];
    const { align } = node.properties;
    if (align) {
      delete node.properties.align;
      Object.assign(node.properties, { className: [`has-text-align-${align}`], dataAlign: align });
    }
    if (node.tagName === 'table' && parent && index !== undefined) {
      parent.children[index] = element('figure', { className: ['wp-block-table'] }, [node]);
    }
  });
}

/** `picture:NAME` is one of our pictures. Alone in its paragraph it becomes a figure, with its title as the caption. */
function placePictures(html: Root, { picture }: References): void {
  visit(html, 'element', (node, index, parent) => {
    const [image] = node.children;
    if (
      node.tagName === 'p' &&
      node.children.length === 1 &&
      image?.type === 'element' &&
      image.tagName === 'img'
    ) {
      const caption = image.properties.title;
      dressImage(image, picture);
      const captions = caption ? [element('figcaption', {}, [{ type: 'text', value: String(caption) }])] : [];
      if (parent && index !== undefined) {
        parent.children[index] = element('figure', { className: ['wp-block-image'] }, [image, ...captions]);
      }
      return SKIP;
    }
    if (node.tagName === 'img') dressImage(node, picture);
    return undefined;
  });
}

/** Its words are those of the picture: a writer cannot promise what it does not show. */
function dressImage(image: Element, picture: References['picture']): void {
  const { src } = image.properties;
  if (typeof src !== 'string' || !src.startsWith(PICTURE)) return;
  const { path, width, height, alt } = picture(src.slice(PICTURE.length));
  image.properties = { decoding: 'async', width, height, src: path, alt };
}

/** The plugin's HTML, without spaces between its parts. */
function buildBalloons(html: Root): void {
  visit(html, 'element', (node) => {
    if (!hasClass(node, BALLOON)) return undefined;
    const blocks = node.children.filter((child) => child.type === 'element');
    const arrow = element('div', { className: ['liquid-speech-balloon-arrow'] });
    node.children = [
      element('div', { className: ['liquid-speech-balloon-avatar'] }),
      element('div', { className: ['liquid-speech-balloon-text'] }, [...blocks, arrow]),
    ];
    return SKIP;
  });
}

/** URLs of this site get the mark for the origin; texts get typographic punctuation. */
function finishTexts(html: Root): void {
  visit(html, (node) => {
    if (node.type === 'text') node.value = punctuate(node.value);
    if (node.type !== 'element') return undefined;
    for (const name of ['href', 'src']) {
      const address = node.properties[name];
      if (typeof address === 'string' && /^\/(?!\/)/.test(address))
        node.properties[name] = ORIGIN_MARK + address;
    }
    return node.tagName === 'code' ? SKIP : undefined;
  });
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}
