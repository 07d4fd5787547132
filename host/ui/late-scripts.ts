import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { TRUSTED_TYPES } from '#contract/page-policy.ts';
import { ANSWERED_BY_SCRIPTS, EARLY_PRESSES } from './early-presses.ts';

/**
 * Starts the page's modules: at once, or, on a page with a large first picture, when that has loaded or somebody presses
 * something. It runs before the page's load event, so that the event still means that the modules have loaded.
 */
const STARTER = `(() => {
  const late = document.currentScript.previousElementSibling;
  const { textContent } = late;
  const policy = window.trustedTypes?.createPolicy('${TRUSTED_TYPES.modules}', { createScript: () => textContent });
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = late.nonce;
    script.textContent = policy ? policy.createScript('') : textContent;
    document.head.append(script);
  };
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture || picture.complete) return start();
  for (const event of ['load', 'error']) picture.addEventListener(event, start);
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true, passive: true });
  setTimeout(start, 3000);
})();`;

/** Keeps the presses, and of those on buttons that only scripts can answer, the button (host/ui/early-presses.ts). */
const RECORDER = `(() => {
  window.${EARLY_PRESSES} = [];
  addEventListener('click', ({ target }) => {
    window.${EARLY_PRESSES}?.push(target.closest?.('${ANSWERED_BY_SCRIPTS}'));
  }, true);
})();`;

const TAGS = /<(?:script|link)\b[^>]*>|<\/(?:script|head)>/g;

/**
 * Lets the largest picture load before the page's modules, and keeps presses of visitors until the modules have loaded.
 * The router asks for every module in the head, which delays the picture by a second on a slow phone. Works on the HTML
 * while it streams. entry.markup.test.tsx fails when the router writes other tags than are expected here.
 * @param nonce of the content security policy
 */
export function lateScripts(nonce: string): Transform {
  const decoder = new StringDecoder('utf8');
  let held = '';
  let inModule = false;

  const rewritten = (tag: string): string => {
    if (tag.startsWith('<link')) return tag.includes(' rel="modulepreload"') ? '' : tag;
    if (tag === '</head>') return `<script nonce="${nonce}">${RECORDER}</script>${tag}`;
    if (tag.startsWith('</')) {
      const ends = inModule;
      inModule = false;
      return ends ? `${tag}<script nonce="${nonce}">${STARTER}</script>` : tag;
    }
    if (!tag.includes(' type="module"')) return tag;
    inModule = true;
    return tag.replace(' type="module"', ' type="text/plain"').replace(' async=""', '');
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = held + decoder.write(chunk);
      // An incomplete tag waits for its rest.
      const open = text.lastIndexOf('<');
      const cut = open >= 0 && !text.includes('>', open) ? open : text.length;
      held = text.slice(cut);
      done(null, text.slice(0, cut).replace(TAGS, rewritten));
    },
    flush(done) {
      done(null, (held + decoder.end()).replace(TAGS, rewritten));
    },
  });
}
