import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { HELD, MODULES_RAN } from './held.ts';

const TAGS = /<(?:script|link)\b[^>]*>|<\/script>/g;

/**
 * Holds the modules of a page that React can take over until a visitor does something (wake.ts): the router would have
 * them loaded at once. Works on the HTML while it streams. entry.markup.test.tsx fails when the router writes other tags
 * than are expected here.
 */
export function holdModules(): Transform {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let inModule = false;

  const rewrite = (tag: string): string => {
    if (tag.startsWith('<link')) return tag.replace(' rel="modulepreload"', ` rel="${HELD}"`);
    if (tag.startsWith('</')) {
      const ends = inModule;
      inModule = false;
      return ends ? `;dispatchEvent(new Event("${MODULES_RAN}"))${tag}` : tag;
    }
    if (!tag.includes(' type="module"')) return tag;
    inModule = true;
    return tag.replace(' type="module"', ` type="${HELD}"`).replace(' async=""', '');
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      const text = rest + decoder.write(chunk);
      // An incomplete tag waits for its rest.
      const open = text.lastIndexOf('<');
      const end = open >= 0 && !text.includes('>', open) ? open : text.length;
      rest = text.slice(end);
      callback(null, text.slice(0, end).replace(TAGS, rewrite));
    },
    flush(callback) {
      callback(null, (rest + decoder.end()).replace(TAGS, rewrite));
    },
  });
}
