import type { Locator, Page } from 'playwright/test';

/** The parts of a page that the form must leave unchanged: a text for each. */
export interface PageState {
  /** Global names, built-in objects, styles. They must never change. */
  lasting: Record<string, string>;
  /** Focus, scrolling and history stay so until the seller does something. */
  passing: Record<string, string>;
  /** By how many pixels the page is wider than the screen. */
  sideways: number;
}

/** Reads it. Sizes and places are left out, since the form takes room. */
export function pageState(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const own = (object: object) =>
      Object.entries(Object.getOwnPropertyDescriptors(object)).map(
        ([name, { value, get }]) => [name, `${typeof value === 'function' ? value : (get ?? '')}`] as const,
      );
    const lasting: Record<string, string> = {};
    const natives = [
      'Object',
      'Array',
      'Function',
      'String',
      'Promise',
      'Map',
      'JSON',
      'Date',
      'URL',
      'Event',
    ];
    const nodes = ['EventTarget', 'Node', 'Element', 'HTMLElement', 'Document', 'History', 'XMLHttpRequest'];
    for (const name of [...natives, ...nodes]) {
      const object = Reflect.get(window, name) as { prototype?: object };
      for (const [member, text] of own(object)) lasting[`${name}.${member}`] = text;
      for (const [member, text] of own(object.prototype ?? {})) lasting[`${name}.prototype.${member}`] = text;
    }
    // Some libraries store something under a name with a random number; Zone.js keeps all listeners there.
    for (const name of Object.getOwnPropertyNames(window))
      if (!name.startsWith('__zone_symbol__')) lasting[`window.${name.replace(/\d{5,}/, '…')}`] = '';
    const MOVED =
      /^(--|outline|height|block-size|perspective-origin|transform-origin|top|bottom|left|right|width|inline-size|inset)/;
    const around = 'html, body, body > h1, body > p, body > p > :is(a, button, input)';
    for (const element of document.querySelectorAll(around)) {
      const style = getComputedStyle(element);
      for (const name of style)
        if (!MOVED.test(name)) lasting[`${element.localName} { ${name} }`] = style.getPropertyValue(name);
    }
    lasting['style sheets'] = `${document.styleSheets.length + (document.adoptedStyleSheets?.length ?? 0)}`;
    for (const element of document.querySelectorAll('html, body'))
      for (const name of element.getAttributeNames())
        lasting[`<${element.localName} ${name}>`] = `${element.getAttribute(name)}`;
    const passing = {
      focus: document.activeElement?.localName ?? '',
      scroll: `${scrollX} ${scrollY}`,
      entries: `${history.length}`,
      // Routers keep random names of entries there.
      state: JSON.stringify(history.state)
        .replace(/[\da-f-]{36}|\d{13}/g, '…')
        .replace('?without', ''),
      address: location.href.replace('?without', ''),
      title: document.title,
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    return { lasting, passing, sideways: scrollWidth - clientWidth };
  });
}

/** The differences between two states of a page. */
export const changes = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name]} → ${after[name]}`);

/** The listeners that the form's scripts have on objects of the page, as the browser's debugger sees them. */
export async function formListeners(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url));
  await session.send('Debugger.enable');
  const handlers: string[] = [];
  for (const target of [
    'window',
    'document',
    'document.documentElement',
    'visualViewport',
    'navigator.serviceWorker',
  ]) {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    if (!result.objectId) continue;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    for (const { type, scriptId } of listeners)
      if (scripts.get(scriptId)?.includes('/widget/')) handlers.push(`${target}: ${type}`);
  }
  await session.detach();
  return handlers;
}

/** The databases of the page that something still holds open. */
export function heldDatabases(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A page without an origin of its own has no databases, and others may forbid them.
    if (window.origin === 'null') return [];
    const names = await (async () => indexedDB.databases())().catch(() => []);
    const openNames: string[] = [];
    for (const { name = '' } of names) {
      await new Promise<void>((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        request.onblocked = () => {
          openNames.push(name);
          resolve();
        };
        request.onsuccess = request.onerror = () => resolve();
      });
    }
    return openNames;
  });
}

/** Takes the form out of the page, as a page without a reload does. */
export const remove = (form: Locator): Promise<void> =>
  form.evaluate((element) => element.parentNode?.removeChild(element)).then(() => {});
