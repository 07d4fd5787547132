import { PAGE_FIND } from './messages.ts';

/** Katakana and hiragana, which are so many characters apart, are one. */
const KANA_APART = 0x60;

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_APART));

/**
 * Looks for words in the parts of a page (page-find.tsx).
 * @param signal ends it
 */
export function findIn(find: HTMLElement, signal: AbortSignal): void {
  const { kind = '', within = '', parts: selector = '' } = find.dataset;
  const field = find.querySelector('input');
  const status = find.querySelector('[role="status"]');
  const area = document.getElementById(within);
  if (!field || !status || !area) return;
  const parts = [...area.querySelectorAll<HTMLElement>(selector)].map((part) => ({
    part,
    text: folded(part.textContent ?? ''),
  }));
  const groups = [...area.children].filter(
    (group): group is HTMLElement => group instanceof HTMLElement && group.querySelector(selector) !== null,
  );

  const show = () => {
    const words = folded(field.value).split(/\s+/).filter(Boolean);
    for (const { part, text } of parts) part.hidden = !words.every((word) => text.includes(word));
    for (const group of groups) group.hidden = !group.querySelector(`:is(${selector}):not([hidden])`);
    const count = parts.filter(({ part }) => !part.hidden).length;
    const result = count > 0 ? PAGE_FIND.found(count.toLocaleString('ja-JP'), kind) : PAGE_FIND.none(kind);
    status.textContent = words.length > 0 ? result : '';
  };
  /** A link to a part of the page leads there, whatever was looked for. */
  const showAll = () => {
    field.value = '';
    show();
  };

  field.addEventListener('input', show, { signal });
  addEventListener('hashchange', showAll, { signal });
  // Words that were there before.
  if (field.value) show();
}
