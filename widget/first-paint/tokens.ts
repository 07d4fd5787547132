/**
 * A piece of a markup: a text, a tag that opens an element (its name, then names and values of its attributes), or the
 * end of an element.
 */
export type Token = string | readonly [name: string, ...attributes: string[]] | readonly [];

/** React escapes these and nothing else. */
const ESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ESCAPED[entity] ?? entity);

const ATTRIBUTES = /([^\s=/]+)(?:="([^"]*)")?/g;

function opened(tag: string): Token {
  const [name = '', ...attributes] = [...tag.matchAll(ATTRIBUTES)].map(([, key = '', value = '']) => [
    key,
    plain(value),
  ]);
  return [name[0] ?? '', ...attributes.flat()];
}

/** Elements without an end tag end at once. */
const tokensOfTag = (tag: string): Token[] => {
  if (tag.startsWith('/')) return [[]];
  return tag.endsWith('/') ? [opened(tag), []] : [opened(tag)];
};

/** The tokens of HTML as React writes it. */
export const tokensOf = (html: string): Token[] =>
  [...html.matchAll(/<([^>]+)>|([^<]+)/g)].flatMap(([, tag, text = '']) =>
    tag === undefined ? [plain(text)] : tokensOfTag(tag),
  );

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes the elements of a markup, without HTML from strings, which pages with Trusted Types refuse.
 * @param parent an HTML element
 */
export function build(parent: Element, tokens: Iterable<Token | undefined>): void {
  let at = parent;
  for (const token of tokens) {
    if (typeof token === 'string') at.append(token);
    else if (token?.[0] === undefined) at = at.parentElement ?? parent;
    else {
      const [name, ...attributes] = token;
      const made = document.createElementNS(name === 'svg' ? SVG : at.namespaceURI, name);
      for (let index = 0; index < attributes.length; index += 2) {
        made.setAttribute(attributes[index] ?? '', attributes[index + 1] ?? '');
      }
      at.append(made);
      at = made;
    }
  }
}
