import type { Locator } from 'playwright/test';

/** The rule of contract/phrases.css for a browser that knows Japanese phrases, and for one that does not. */
const RULES = ['auto-phrase', 'keep-all'];

/**
 * The lines of headings and marked texts that end within a phrase, with a bar there. What a phrase is, this browser
 * knows by itself: it breaks a text in a box without width at the end of each. A phrase that is wider than its box may be
 * cut.
 */
export function cutPhrases(scope: Locator): Promise<string[]> {
  return scope.evaluate((element, rules) => {
    const box = document.createElement('div');
    box.lang = 'ja';
    box.style.cssText =
      'position:absolute;width:0;visibility:hidden;line-break:strict;word-break:auto-phrase;overflow-wrap:normal';
    document.body.append(box);

    /** Each character's place and width. A character that is not to the right of the one before starts a line. */
    const measure = (part: Node) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const characters: { text: string; left: number; width: number }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let index = 0; index < (node.nodeValue?.length ?? 0); index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { left, width } = range.getBoundingClientRect();
          characters.push({ text: range.toString(), left, width });
        }
      }
      const ends = characters.flatMap(({ left }, index) => {
        const before = characters[index - 1];
        return before && before.width > 0 && left <= before.left ? [index] : [];
      });
      return { characters, ends };
    };

    const phraseEnds = (text: string) => {
      box.textContent = text;
      const { ends, characters } = measure(box);
      return [0, ...ends, characters.length];
    };

    const roomOf = (part: HTMLElement): number => {
      let block: HTMLElement = part;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };

    const cutsIn = (part: HTMLElement): string[] => {
      const { characters, ends } = measure(part);
      if (ends.length === 0) return [];
      const text = characters.map((one) => one.text).join('');
      const known = phraseEnds(text);
      const room = roomOf(part);
      const cuts = ends.filter((end) => {
        if (known.includes(end)) return false;
        const from = known.findLast((one) => one < end) ?? 0;
        const to = known.find((one) => one > end) ?? text.length;
        const width = characters.slice(from, to).reduce((sum, one) => sum + one.width, 0);
        return width <= room;
      });
      return cuts.map((end) => `${text.slice(0, end)}|${text.slice(end)}`);
    };

    const root = element.shadowRoot ?? element;
    const parts = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, .phrases')].filter(
      (part) => part.checkVisibility() && !part.querySelector('.phrases'),
    );
    const found = rules.flatMap((rule) =>
      parts.flatMap((part) => {
        part.style.wordBreak = rule;
        const cuts = cutsIn(part).map((cut) => `${rule}: ${cut}`);
        part.style.wordBreak = '';
        return cuts;
      }),
    );
    box.remove();
    return found;
  }, RULES);
}
