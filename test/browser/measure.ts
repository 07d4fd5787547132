import type { Locator } from 'playwright/test';

/** A control that is smaller than a finger, and its size in pixels. */
type Small = [name: string, size: string];

/**
 * The controls of a form that are less than 44 px wide or high. For radio buttons and checkboxes the whole label
 * counts. Links within a sentence are exempt, as in WCAG.
 */
export function smallTargets(form: Locator): Promise<Small[]> {
  return form.evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const controls = [...root.querySelectorAll<HTMLElement>('button, select, textarea, input, a[href]')];
    const small: Small[] = [];
    for (const control of controls) {
      if (!control.checkVisibility()) continue;
      if (control.localName === 'a' && getComputedStyle(control).display === 'inline') continue;
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const size = `${Math.round(width * 10) / 10} × ${Math.round(height * 10) / 10}`;
      const name = `${control.localName}.${control.className} ${control.textContent}`;
      // The target of a checkbox beside its label is larger than its visible box.
      const reach = control.matches('[type=checkbox]') ? getComputedStyle(control, '::before') : undefined;
      const isLarge =
        Number.parseFloat(reach?.width ?? '') >= 44 && Number.parseFloat(reach?.height ?? '') >= 44;
      if (Math.min(width, height) < 43.99 && !isLarge) small.push([name, size]);
    }
    return small;
  });
}

/** How far the page, or the form in it, can be scrolled sideways. 0 is correct. */
export function sidewaysScroll(form: Locator): Promise<number> {
  return form.evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const dialogs = [...root.querySelectorAll('dialog, .dialog__body')];
    const overflow = dialogs.map((one) => one.scrollWidth - one.clientWidth);
    const page = document.documentElement;
    return Math.max(page.scrollWidth - page.clientWidth, ...overflow);
  });
}

/**
 * The share of the screen's height that is left for what a seller reads and types: the body of the open dialog, or the
 * page between the bar at its top and the sheet at its foot, if they stick to the screen.
 */
export function roomLeft(form: Locator): Promise<number> {
  return form.evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const heightOf = (one: Element | null) => one?.getBoundingClientRect().height ?? 0;
    const body = root.querySelector('dialog[open] .dialog__body');
    const search = root.querySelector('dialog[open] .search');
    if (body) return (heightOf(body) - heightOf(search)) / innerHeight;
    const bars = [...root.querySelectorAll('[part=progress], .survey-sheet')].filter(
      (one) => getComputedStyle(one).position === 'sticky',
    );
    return 1 - bars.reduce((sum, one) => sum + heightOf(one), 0) / innerHeight;
  });
}

/** The texts of a form or of a page's body that reach beyond the screen, or beyond a box that cuts them off. */
export function cutOff(place: Locator): Promise<string[]> {
  return place.evaluate((element) => {
    const MARGIN = 1;
    const root = element.shadowRoot ?? element;
    const scrolls = /auto|scroll/;
    const range = document.createRange();
    const placesOf = (part: Element) =>
      [...part.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
        .map((node) => {
          range.selectNodeContents(node);
          return range.getBoundingClientRect();
        });
    const hides = (box: HTMLElement, text: DOMRect): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const wide = overflowX !== 'visible' && (text.left < left - MARGIN || text.right > right + MARGIN);
      const high = overflowY !== 'visible' && (text.top < top - MARGIN || text.bottom > bottom + MARGIN);
      return wide || high;
    };
    return [...root.querySelectorAll<HTMLElement>('*')].flatMap((part) => {
      const isShown = part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      // Text that a carousel, a progress bar or an ellipsis hides is shown in another way.
      if (!isShown || part.closest('.visually-hidden, .swiper, progress, svg')) return [];
      if (getComputedStyle(part).textOverflow === 'ellipsis') return [];
      const texts = placesOf(part);
      if (texts.length === 0) return [];
      const name = `${part.className} ${part.textContent}`;
      let fault = texts.some(({ left, right }) => left < -MARGIN || right > innerWidth + MARGIN)
        ? 'beyond the screen'
        : '';
      for (let box: HTMLElement | null = part; box; box = box.parentElement) {
        const { overflowY } = getComputedStyle(box);
        if (scrolls.test(overflowY)) return [];
        const holder = box;
        if (!fault && texts.some((text) => hides(holder, text))) fault = `in ${box.className}`;
      }
      return fault ? [`${name}: ${fault}`] : [];
    });
  });
}

const INHERITED = [
  'font-size',
  'font-family',
  'font-style',
  'color',
  'line-height',
  'text-align',
  'letter-spacing',
  'word-spacing',
  'white-space',
  'cursor',
  'direction',
  'visibility',
  'display',
  'transform',
  'pointer-events',
  'width',
  'height',
] as const;

/** The computed styles of parts of the form, by selector. */
export function looksOf(form: Locator, selectors: readonly string[]): Promise<Record<string, string[]>> {
  return form.evaluate(
    (element, [parts, properties]) => {
      const root = element.shadowRoot as ShadowRoot;
      return Object.fromEntries(
        parts.map((part) => {
          const node = root.querySelector(part);
          const style = node && getComputedStyle(node);
          return [part, properties.map((name) => `${name}: ${style?.getPropertyValue(name)}`)];
        }),
      );
    },
    [selectors, INHERITED] as const,
  );
}
