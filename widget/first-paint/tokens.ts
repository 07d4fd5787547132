/*
 * A markup as text that compresses well. A piece of it is a line: a text, a tag that opens an element (a tab, its name,
 * then names and values of its attributes, with tabs between them), or a tab alone, which ends the element. A markup is
 * a text again, with a character for each piece.
 */

/** The character of the first piece. Those before it would have to be escaped. */
const FIRST = 35;

/** The character that stands for the piece with this number. */
export const characterFor = (index: number): string => String.fromCharCode(FIRST + index);

/** The pieces of a markup. */
export function* piecesOf(markup: string, pieces: string): Iterable<string> {
  const lines = pieces.split('\n');
  for (const character of markup) yield lines[character.charCodeAt(0) - FIRST] ?? '';
}

/** React escapes only these. */
const ESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ESCAPED[entity] ?? entity);

const ATTRIBUTES = /([^\s=/]+)(?:="([^"]*)")?/g;

function openingToken(tag: string): string {
  const [name = '', ...attributes] = [...tag.matchAll(ATTRIBUTES)].map(([, key = '', value = '']) => [
    key,
    plain(value),
  ]);
  return ['', name[0], ...attributes.flat()].join('\t');
}

/** Elements without an end tag end at once. */
const linesOfTag = (tag: string): string[] => {
  if (tag.startsWith('/')) return ['\t'];
  return tag.endsWith('/') ? [openingToken(tag), '\t'] : [openingToken(tag)];
};

/** The pieces of HTML as React writes it. */
export const linesOf = (html: string): string[] =>
  [...html.matchAll(/<([^>]+)>|([^<]+)/g)].flatMap(([, tag, text = '']) =>
    tag === undefined ? [plain(text)] : linesOfTag(tag),
  );

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes the elements of a markup, without HTML from strings, which pages with Trusted Types refuse.
 * @param parent an HTML element
 */
export function build(parent: Element, pieces: Iterable<string>): void {
  let at = parent;
  for (const piece of pieces) {
    const [text = '', name, ...attributes] = piece.split('\t');
    if (name === undefined) at.append(text);
    else if (!name) at = at.parentElement ?? parent;
    else {
      const node = document.createElementNS(name === 'svg' ? SVG : at.namespaceURI, name);
      for (let index = 0; index < attributes.length; index += 2) {
        node.setAttribute(attributes[index] ?? '', attributes[index + 1] ?? '');
      }
      at.append(node);
      at = node;
    }
  }
}
