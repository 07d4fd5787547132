import type { Locator } from 'playwright/test';
import { WHOLE_WORDS } from '#contract/base/phrases.ts';

/** The rule of contract/base/phrases.css for a browser that knows Japanese phrases, and for one that does not. */
const RULES = ['auto-phrase', 'keep-all'];

/** Headings and marked texts. */
const HEADINGS = 'h1, h2, h3, h4, .phrases';

/** Headings, table cells, facts and buttons. */
export const SHORT_TEXTS = `${HEADINGS}, th, td, dt, dd, button, summary, [class*="button"]`;

/**
 * The lines of short texts that end within a phrase, with a bar there. The browser itself knows phrases: it reports
 * whether a line may end at a place. A phrase that is wider than its box may be cut.
 * @param selector the texts; those within others are looked at alone
 */
export function cutPhrases(scope: Locator, selector = HEADINGS): Promise<string[]> {
  return scope.evaluate(
    (element, { rules, selector, words }) => {
      const WIDE = 10_000;
      /** Stands before each text, so that its first phrase may begin a line too. */
      const BEFORE = '品物、';
      const box = document.createElement('div');
      box.lang = 'ja';
      box.style.cssText =
        'all:initial;-webkit-locale:"ja";position:absolute;top:0;left:0;visibility:hidden;contain:strict;height:1px;' +
        `width:${WIDE}px;font:16px monospace;line-break:strict;word-break:auto-phrase`;
      document.body.append(box);

      interface Character {
        text: string;
        left: number;
        width: number;
        /** A mark, a break or another block stands before it. */
        mayStart: boolean;
      }

      const blockOf = (node: Node): HTMLElement | null => {
        let block = node instanceof HTMLElement ? node : node.parentElement;
        while (block?.parentElement && getComputedStyle(block).display === 'inline')
          block = block.parentElement;
        return block;
      };

      /** Each character of a text with its place, without those of other texts in it. */
      const measure = (part: Element): Character[] => {
        const range = document.createRange();
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
        const characters: Character[] = [];
        let block: HTMLElement | null = null;
        let mayStart = true;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node instanceof Element) {
            if (node.matches('wbr, br, img, svg, input')) mayStart = true;
            continue;
          }
          if (part !== box && node.parentElement?.closest(selector) !== part) {
            mayStart = true;
            continue;
          }
          if (node.parentElement?.closest('.visually-hidden')) continue;
          const own = part === box ? box : blockOf(node);
          if (own !== block) mayStart = true;
          block = own;
          for (let index = 0; index < (node.nodeValue?.length ?? 0); index += 1) {
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const { left, width } = range.getBoundingClientRect();
            characters.push({ text: range.toString(), left, width, mayStart });
            mayStart = false;
          }
        }
        return characters;
      };

      /** The characters that start a line: those that are not to the right of the one before. */
      const startsIn = (characters: readonly Character[]): number[] =>
        characters.flatMap(({ left, width }, index) => {
          const before = characters[index - 1];
          return before && before.width > 0 && width > 0 && left <= before.left ? [index] : [];
        });

      /** A line of this text may end before the character, in a browser that knows phrases. */
      const mayEnd = (text: string, end: number): boolean => {
        box.style.textIndent = '0';
        box.textContent = BEFORE + text;
        const before = measure(box)[BEFORE.length + end];
        if (!before) return true;
        box.style.textIndent = `${WIDE - before.left - 1}px`;
        return startsIn(measure(box))[0] === BEFORE.length + end;
      };

      /** A line ends within a word that hiragana make look like two. */
      const isInWord = (text: string, end: number): boolean =>
        words.some((word) => {
          const from = text.lastIndexOf(word, end);
          return from >= 0 && from < end && end < from + word.length;
        });

      const roomOf = (part: HTMLElement): number => {
        const block = blockOf(part) ?? part;
        const { paddingLeft, paddingRight } = getComputedStyle(block);
        return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      };

      const cutsIn = (part: HTMLElement): string[] => {
        const characters = measure(part);
        const text = characters.map((one) => one.text).join('');
        const isEnd = (end: number) =>
          end === 0 ||
          end === text.length ||
          characters[end]?.mayStart ||
          (!isInWord(text, end) && mayEnd(text, end));
        const cuts = startsIn(characters).filter((end) => {
          if (/\s/.test(text.slice(end - 1, end + 1)) || isEnd(end)) return false;
          let [from, to] = [end - 1, end + 1];
          while (!isEnd(from)) from -= 1;
          while (!isEnd(to)) to += 1;
          return characters.slice(from, to).reduce((sum, one) => sum + one.width, 0) <= roomOf(part);
        });
        return cuts.map((end) => `${text.slice(0, end)}|${text.slice(end)}`);
      };

      const root = element.shadowRoot ?? element;
      const parts = [...root.querySelectorAll<HTMLElement>(selector)].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      );
      const faults = parts.flatMap((part) => {
        const { wordBreak } = getComputedStyle(part);
        // The words of editors have no marks.
        const own = part.closest('.article-body') ? wordBreak : wordBreak.replace('auto-phrase', 'normal');
        return (part.matches('.phrases') ? rules : [own]).flatMap((rule) => {
          part.style.wordBreak = rule;
          const cuts = cutsIn(part).map((cut) => `${rule}: ${cut}`);
          part.style.wordBreak = '';
          return cuts;
        });
      });
      box.remove();
      return faults;
    },
    { rules: RULES, selector, words: WHOLE_WORDS },
  );
}
