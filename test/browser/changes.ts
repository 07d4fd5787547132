import type { Page } from 'playwright/test';

/*
 * Translators, extensions and proxies change a page that is shown like this. The functions run in the page.
 */

/** Puts each text into `<font>`, and goes on doing so. The page's own text stays in them. */
function wrapTexts(): void {
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea, svg'))
        continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      text.replaceWith(outer);
      outer.firstElementChild?.append(text);
    }
  };
  wrap();
  document.documentElement.classList.add('translated-ltr');
  new MutationObserver(wrap).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Acts as the translator of a browser: each text gives way to another one. */
function replaceTexts(): void {
  const replace = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea, svg'))
        continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  };
  replace();
  document.documentElement.lang = 'en';
  document.title = 'Translated';
  new MutationObserver(replace).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Acts as password managers and writing helpers: adds nodes before, after and in body, forms, lists and fields. */
function addNodes(): void {
  const element = (name: string) => document.createElement(name);
  document.documentElement.prepend(element('extension-before'));
  document.documentElement.append(element('extension-after'));
  document.body.prepend(element('div'), 'text');
  document.body.append(element('iframe'), element('extension-host'));
  for (const part of document.querySelectorAll('main, form, ul, ol, dl, fieldset, label')) {
    part.prepend(element('extension-mark'));
    part.append(element('extension-mark'));
  }
  for (const field of document.querySelectorAll('input, textarea, select')) {
    field.before(element('span'));
    field.after(element('span'));
  }
}

function setAttributes(): void {
  const { documentElement: html, body } = document;
  html.setAttribute('data-darkreader-mode', 'dynamic');
  html.setAttribute('lang', 'en');
  html.classList.add('extension');
  body.setAttribute('data-gr-ext-installed', '');
  body.setAttribute('cz-shortcut-listen', 'true');
  for (const field of document.querySelectorAll('input, textarea, select, button')) {
    field.setAttribute('data-lpignore', 'true');
    field.setAttribute('autocomplete', 'off');
    field.setAttribute('title', 'extension');
  }
}

/** Removes parts of the page, as a blocker does. */
function takeAway(): void {
  for (const part of ['main h1', 'main p', 'main li:last-child', 'main form > div:last-of-type p', 'footer'])
    document.querySelector(part)?.remove();
}

function addScript(): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  document.head.prepend(script);
  document.head.append(document.createElement('style'));
}

/** Changes of a page, as sentences end with them. */
export const CHANGES = {
  'puts every text into an element': [wrapTexts],
  'replaces every text': [replaceTexts],
  'adds nodes to body, forms and lists': [addNodes],
  'sets attributes of the document and its fields': [setAttributes],
  'takes nodes away': [takeAway],
  'adds a script to the head': [addScript],
  'adds nodes, attributes and scripts and takes nodes away': [addNodes, setAttributes, takeAway, addScript],
} as const;
export type PageChange = keyof typeof CHANGES;

export async function changePage(page: Page, change: PageChange): Promise<void> {
  for (const act of CHANGES[change]) await page.evaluate(act);
}
