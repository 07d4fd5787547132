import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '#test/widget/show-part.ts';
import { heedTranslator } from './heed-translator.ts';

const translation = (text: string) => `〈${text}〉`;

const isWords = (node: Node | null) => node?.nodeName === 'FONT';

/** Puts a translation in the place of each text, as browsers do, and goes on as the page changes. */
function translate(root: ShadowRoot, isMoved: boolean): void {
  const observer = new MutationObserver(() => translateAll());
  function translateAll() {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || isWords(text.parentNode) || text.parentNode?.nodeName === 'STYLE') continue;
      const words = document.createElement('font');
      words.append(document.createElement('font'));
      text.replaceWith(words);
      if (isMoved) words.firstElementChild?.append(text);
      else words.firstElementChild?.append(translation(text.data));
      if (isMoved) text.data = translation(text.data);
    }
    observer.takeRecords();
  }
  translateAll();
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
}

test.each([
  ['puts its words in the place of texts', false],
  ['moves texts into its words', true],
])('Where a translator %s, texts that change show what is new, once', async (_, isMoved) => {
  const { root } = await showPart('app', 'items');
  onTestFinished(heedTranslator(root));
  translate(root, isMoved);
  const category = page.getByRole('button', { name: /商品カテゴリ/ });
  await expect.element(category).toHaveTextContent('〈選択してください〉');
  await category.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /バッグ/ })
    .click();
  await expect.element(category).toHaveTextContent('〈バッグ〉');
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/〈ブランド/);
  expect(root.textContent).not.toMatch(/〈〈/);
});
