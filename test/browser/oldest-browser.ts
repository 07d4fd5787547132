import type { Page } from 'playwright/test';

/**
 * Functions that Chromium has today and Safari 15.4, Chrome 100 or Firefox 98 lacks, by the object that holds them
 * (docs/decisions/0016-browsers.md). Only functions; styles are not taken back.
 */
const NEWER = {
  Array: ['fromAsync'],
  'Array.prototype': ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any', 'timeout'],
  Intl: ['Segmenter', 'DurationFormat'],
  'Document.prototype': ['adoptedStyleSheets', 'startViewTransition', 'caretPositionFromPoint'],
  'ShadowRoot.prototype': ['adoptedStyleSheets', 'setHTMLUnsafe', 'getHTML'],
  'Element.prototype': ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore'],
  'HTMLElement.prototype': [
    'inert',
    'popover',
    'showPopover',
    'hidePopover',
    'togglePopover',
    'attachInternals',
  ],
  'HTMLDialogElement.prototype': ['closedBy', 'requestClose'],
  'HTMLInputElement.prototype': ['showPicker'],
  'Navigator.prototype': ['userActivation'],
  window: [
    'CSSStyleSheet',
    'CompressionStream',
    'DecompressionStream',
    'ElementInternals',
    'Iterator',
    'OffscreenCanvas',
    'navigation',
    'requestIdleCallback',
    'scheduler',
  ],
} as const;

/**
 * Removes from every page the functions that the oldest supported browsers lack. Their own faults and their styles are
 * not imitated.
 */
export async function actAsOldestBrowser(page: Page): Promise<void> {
  await page.addInitScript((newer) => {
    for (const [path, names] of Object.entries(newer)) {
      const holder = path
        .split('.')
        .reduce<unknown>(
          (value, name) => (name === 'window' ? window : Reflect.get(value as object, name)),
          window,
        );
      for (const name of names) Reflect.deleteProperty(holder as object, name);
    }
  }, NEWER);
}
