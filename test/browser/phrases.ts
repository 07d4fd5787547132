import type { Locator } from 'playwright/test';

/** The rule of contract/base/phrases.css for a browser that knows Japanese phrases, and for one that does not. */
const RULES = ['auto-phrase', 'keep-all'];

/**
 * The lines of headings and marked texts that end within a phrase, with a bar there. The browser itself knows phrases:
 * it reports where a line ends that has room for one character more each time. A phrase that is wider than its box may
 * be cut.
 */
export function cutPhrases(scope: Locator): Promise<string[]> {
  return scope.evaluate((element, rules) => {
    const WIDE = 10_000;
    /** Stands before each text, so that its first phrase may begin a line too. */
    const BEFORE = '品物、';
    const box = document.createElement('div');
    box.lang = 'ja';
    box.style.cssText =
      'all:initial;-webkit-locale:"ja";position:absolute;top:0;left:0;visibility:hidden;contain:strict;height:1px;' +
      `width:${WIDE}px;font:16px monospace;line-break:strict;word-break:auto-phrase`;
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

    const phraseEnds = (text: string): number[] => {
      box.style.textIndent = '0';
      box.textContent = BEFORE + text;
      const { characters } = measure(box);
      const ends = new Set([0, text.length]);
      for (const { left, width } of characters.slice(BEFORE.length)) {
        box.style.textIndent = `${WIDE - left - width - 1}px`;
        const [end = text.length] = measure(box).ends.map((one) => one - BEFORE.length);
        ends.add(end);
      }
      return [...ends].sort((one, other) => one - other);
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
      const allowedEnds = phraseEnds(text);
      const room = roomOf(part);
      const cuts = ends.filter((end) => {
        if (allowedEnds.includes(end)) return false;
        const from = allowedEnds.findLast((one) => one < end) ?? 0;
        const to = allowedEnds.find((one) => one > end) ?? text.length;
        const width = characters.slice(from, to).reduce((sum, one) => sum + one.width, 0);
        return width <= room;
      });
      return cuts.map((end) => `${text.slice(0, end)}|${text.slice(end)}`);
    };

    const root = element.shadowRoot ?? element;
    const parts = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, .phrases')].filter(
      (part) => part.checkVisibility() && !part.querySelector('.phrases'),
    );
    const faults = rules.flatMap((rule) =>
      parts.flatMap((part) => {
        // The headings of editors have no marks.
        if (rule === 'keep-all' && part.closest('.article-body')) return [];
        part.style.wordBreak = rule;
        const cuts = cutsIn(part).map((cut) => `${rule}: ${cut}`);
        part.style.wordBreak = '';
        return cuts;
      }),
    );
    box.remove();
    return faults;
  }, RULES);
}
