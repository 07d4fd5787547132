import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VIDEO_PLAYERS } from '#contract/site/page-policy.ts';
import { isSitePath } from '#contract/site/site-path.ts';
import { Anchors } from './anchors.server.ts';
import { columnPath } from './column-path.ts';
import { BODY } from './messages.ts';
import { OwnStyles } from './own-styles.server.ts';
import type { Heading } from './post.ts';
import { SCHEMA } from './schema.server.ts';

const HEADING = /^h([2-4])$/;
/** No editor nests as deep. Parsers go down level by level, and a deeper tree would overflow the stack. */
const MOST_LEVELS = 500;

const parser = unified().use(rehypeParse, { fragment: true });
const cleaner = unified().use(rehypeSanitize, SCHEMA);
const writer = unified().use(rehypeStringify);

/** Parses HTML of an editor. Empty if it is nested deeper than any real article. */
function parse(html: string): Root {
  return levelsOf(html) > MOST_LEVELS ? { type: 'root', children: [] } : parser.parse(html);
}

const WITHOUT_CONTENT = /^(area|base|br|col|embed|hr|img|input|link|meta|p|li|source|track|wbr)$/i;

/** How deep elements are nested, without making a tree. Those that a browser closes by itself do not count. */
function levelsOf(html: string): number {
  let [level, deepest] = [0, 0];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (WITHOUT_CONTENT.test(name)) continue;
    level = slash ? Math.max(0, level - 1) : level + 1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

export interface CleanBody {
  html: string;
  contents: Heading[];
  /** The rules of the editors' style attributes. */
  css: string;
}

/**
 * Makes an editor's HTML safe and ready to show: nothing in it can run, headings have ids, tables scroll on phones,
 * pictures load lazily, links to this site are relative.
 * @param origins of this site, whose absolute URLs become relative
 * @param home the address of the post in its WordPress, whose other articles are read here
 */
export function cleanBody(html: string, origins: readonly string[], home?: string): CleanBody {
  const tree = cleaner.runSync(parse(html)) as Root;
  const contents: Heading[] = [];
  let headings = 0;
  const [anchors, styles] = [new Anchors(), new OwnStyles()];
  visit(tree, 'element', (element, index, parent) => {
    if (isForReplies(element)) {
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0] as const;
    }
    // The page has a heading of the first level.
    if (element.tagName === 'h1') element.tagName = 'h2';
    const level = HEADING.exec(element.tagName)?.[1];
    anchors.keep(element, level !== undefined);
    keepCoverPicture(element);
    styles.take(element);
    if (level) {
      headings += 1;
      const heading = numberHeading(element, Number(level) as Heading['level'], headings);
      // Editors leave empty ones behind. A line of the contents without words could not be pressed.
      if (heading.text) contents.push(heading);
    }
    if (element.tagName === 'img') tameImage(element, origins, home);
    if (element.tagName === 'iframe' && !tameFrame(element)) {
      parent?.children.splice(index ?? 0, 1);
      return index;
    }
    if (classesOf(element).includes('wp-block-embed__wrapper')) tameEmbed(element);
    if (element.tagName === 'a') tameLink(element, origins, home);
    if (MEDIA.includes(element.tagName)) tameMedia(element, origins, home);
    if (SCROLLS.includes(element.tagName)) element.properties = { ...element.properties, tabIndex: 0 };
    return undefined;
  });
  return { html: writer.stringify(tree).trim(), contents, css: styles.css };
}

function numberHeading(element: Element, level: Heading['level'], number: number): Heading {
  const id = `heading-${number}`;
  element.properties = { ...element.properties, id };
  return { id, level, text: toText(element).trim() };
}

/** Comments that an editor places are shown. Their forms would be headings without a form. */
const REPLIES = ['wp-block-post-comments-form', 'wp-block-comment-reply-link', 'wp-block-comment-edit-link'];

const isForReplies = (element: Element) => classesOf(element).some((name) => REPLIES.includes(String(name)));

const classesOf = ({ properties }: Element) => [properties.className ?? []].flat();

/** The URL of a frame. Old embeds leave the scheme to the page. */
const frameUrl = (src: unknown) => URL.parse(String(src).replace(/^\/\//, 'https://'));

/** The URL of a video, at the origin that the page's policy lets into frames. */
function videoAddress(url: URL): string | undefined {
  const player = VIDEO_PLAYERS.find(
    ({ origin, others, video }) => [origin, ...others].includes(url.origin) && video.test(url.pathname),
  );
  return player && `${player.origin}${url.pathname}${url.search}${url.hash}`;
}

const isWeb = ({ protocol }: URL) => /^https?:$/.test(protocol);

const linkTo = (url: URL, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { href: url.href, ...properties, className: ['embedded-elsewhere'] },
  children: [{ type: 'text', value: BODY.openEmbedded(url.host) }],
});

/** A frame that only measures is invisible; WordPress puts a link of its own beside the frame of a post. */
const isOnlyBeside = (element: Element) =>
  [element.properties.width, element.properties.height].some(
    (size) => size !== undefined && Number(size) <= 1,
  ) || classesOf(element).includes('wp-embedded-content');

/**
 * A video of a known service plays in its place; any other frame becomes a link to its page.
 * @returns whether there is anything to show
 */
function tameFrame(element: Element): boolean {
  const { title = BODY.video, id } = element.properties;
  const url = frameUrl(element.properties.src);
  const src = url && videoAddress(url);
  if (src) element.properties = { ...element.properties, src, loading: 'lazy', title };
  if (src || !url || !isWeb(url) || isOnlyBeside(element)) return Boolean(src);
  Object.assign(element, linkTo(url, { id }));
  return true;
}

/** Where WordPress finds no frame for an address, only the address itself remains. */
function tameEmbed(element: Element): void {
  const url = element.children.every(({ type }) => type === 'text') && URL.parse(toText(element).trim());
  if (url && isWeb(url)) element.children = [linkTo(url)];
}

const COVER_PICTURE = 'wp-block-cover__image-background';

/** A cover may have its picture as a background, which is no style that editors may set. */
function keepCoverPicture(element: Element): void {
  const [, src] =
    /background-image:\s*url\(\s*["']?((?:https?:|\/(?!\/))[^"')]+)/.exec(String(element.properties.style)) ??
    [];
  const classes = classesOf(element);
  const properties = { src, className: [COVER_PICTURE] };
  const picture: Element = { type: 'element', tagName: 'img', properties, children: [] };
  if (src && classes.includes(COVER_PICTURE)) Object.assign(element, picture);
  else if (src && classes.includes('wp-block-cover')) element.children.unshift(picture);
}

function tameImage(element: Element, origins: readonly string[], home?: string): void {
  const { src, alt = '', ...others } = element.properties;
  const own = typeof src === 'string' ? { src: pictureAddress(src, origins, home) } : {};
  element.properties = { ...own, alt, ...others, loading: 'lazy', decoding: 'async' };
}

/** Elements wider than a phone scroll in their own place, by keyboard too. */
const SCROLLS = ['table', 'pre'];

const MEDIA = ['audio', 'video', 'source'];

/** Sound and films play when the reader wants them. */
function tameMedia(element: Element, origins: readonly string[], home?: string): void {
  const address = (url: unknown) =>
    typeof url === 'string' ? pictureAddress(url, origins, home) : undefined;
  const { src, poster, ...others } = element.properties;
  const playback = element.tagName === 'source' ? {} : { controls: true, preload: 'metadata' };
  element.properties = { src: address(src), poster: address(poster), ...others, ...playback };
}

/** A URL of this site without its origin; any other URL unchanged. */
function relativeTo(url: string, origins: readonly string[]): string {
  const origin = origins.find((one) => url.startsWith(`${one}/`) && isSitePath(url.slice(one.length)));
  return origin === undefined ? url : url.slice(origin.length);
}

const INSECURE = /^http:(?=\/\/(?!localhost[:/]|127\.))/;

/** An address without an origin. */
const FROM_ROOT = /^\/(?!\/)/;

/**
 * Like relativeTo. Pictures elsewhere are loaded by https, because pages over https show no others.
 * @param home the address of the post in its WordPress, which has the pictures that are named without an origin
 */
export function pictureAddress(url: string, origins: readonly string[], home?: string): string {
  const whole = FROM_ROOT.test(url) ? (URL.parse(url, home)?.href ?? url) : url;
  return relativeTo(whole, origins).replace(INSECURE, 'https:');
}

function tameLink(element: Element, origins: readonly string[], home?: string): void {
  const own = relativeTo(String(element.properties.href ?? ''), origins);
  const href = columnPath(own, home) ?? own;
  if (isSitePath(href)) element.properties.href = href;
  else if (/^(https?:|[/\\]{2})/.test(href))
    element.properties = { ...element.properties, rel: ['noopener'], target: '_blank' };
}

/** The text of a piece of HTML: without tags, with entities resolved and single spaces. */
export function plainText(html: string): string {
  const tree = parse(html);
  visit(tree, 'element', (element) => {
    if (['script', 'style'].includes(element.tagName)) element.children = [];
  });
  return toText(tree).replace(/\s+/g, ' ').trim();
}
