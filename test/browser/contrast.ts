import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { type Colour, contrast } from '#test/base/contrast.ts';

interface Line {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Look {
  text: string;
  colour: Colour;
  alpha: number;
  /** WCAG 2.2, 1.4.3. */
  needed: number;
}

/** The share of the pixels behind a text that may be nearer to its colour: edges and grain. */
const WORST = 0.05;

const over = (top: Colour, alpha: number, below: Colour) =>
  top.map((value, index) => value * alpha + (below[index] ?? 0) * (1 - alpha)) as unknown as Colour;

/** The elements below `scope` that have a text of their own, with a picture behind it and nothing opaque between. */
async function markOverlaid(scope: Locator): Promise<number> {
  return scope.evaluate((element) => {
    const root = element.shadowRoot ?? element;
    const top = (element.shadowRoot ?? document) as DocumentOrShadowRoot;
    const isOpaque = (part: Element) =>
      !/^rgba\(.*, 0(\.\d+)?\)$/.test(getComputedStyle(part).backgroundColor);
    const isPicture = (part: Element) =>
      part.matches('img, picture, svg, canvas') || getComputedStyle(part).backgroundImage.includes('url(');
    let count = 0;
    for (const part of root.querySelectorAll<HTMLElement>('*')) {
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (part.closest('.visually-hidden')) continue;
      const own = [...part.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (own.length === 0) continue;
      part.scrollIntoView({ block: 'center', inline: 'nearest' });
      const range = document.createRange();
      range.selectNodeContents(part);
      const line = range.getClientRects()[0];
      if (!line) continue;
      const stack = top.elementsFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      const from = stack.indexOf(part);
      if (from < 0) continue;
      const behind = stack.slice(from).find((one) => isPicture(one) || isOpaque(one));
      if (!behind || !isPicture(behind)) continue;
      part.dataset.overlaid = '';
      count += 1;
    }
    return count;
  });
}

/** The text of an element, its colour, and the contrast that WCAG requires. */
function lookOf(part: Locator): Promise<Look> {
  return part.evaluate((element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return {
      text: element.textContent ?? '',
      colour: [red, green, blue] as const,
      alpha,
      needed: isLarge ? 3 : 4.5,
    };
  });
}

/** From now on the texts are not painted. */
const takeAway = (parts: Locator): Promise<void> =>
  parts.evaluateAll((elements) => {
    for (const element of elements as HTMLElement[]) {
      for (const name of ['color', '-webkit-text-fill-color', 'text-decoration-color'])
        element.style.setProperty(name, 'transparent', 'important');
      element.style.setProperty('text-shadow', 'none', 'important');
      element.style.setProperty('transition', 'none', 'important');
    }
  });

const putBack = (parts: Locator): Promise<void> =>
  parts.evaluateAll((elements) => {
    for (const element of elements as HTMLElement[]) {
      for (const name of ['color', '-webkit-text-fill-color', 'text-decoration-color', 'text-shadow'])
        element.style.removeProperty(name);
      delete element.dataset.overlaid;
    }
  });

/** Scrolls to a text and returns the places of its lines on the screen. */
const linesOf = (part: Locator): Promise<Line[]> =>
  part.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
      });
  });

/** The contrast that all but the worst pixels behind a text have at least. */
async function contrastOf(page: Page, { colour, alpha }: Look, lines: Line[]): Promise<number> {
  const { data, info } = await sharp(await page.screenshot({ scale: 'css', animations: 'allow' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ratios: number[] = [];
  for (const { x, y, width, height } of lines) {
    for (let row = Math.max(0, Math.ceil(y)); row < Math.min(info.height, y + height); row += 1) {
      for (let column = Math.max(0, Math.ceil(x)); column < Math.min(info.width, x + width); column += 1) {
        const at = (row * info.width + column) * info.channels;
        const pixel = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
        ratios.push(contrast(over(colour, alpha, pixel), pixel));
      }
    }
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * WORST)] ?? Number.NaN;
}

/** A text in front of a picture, with its measured contrast and the least that WCAG 2.2 allows. */
export interface Measured {
  text: string;
  found: number;
  needed: number;
}

/** Measures each text below `scope` that stands in front of a picture, on the pixels that are really painted. */
export async function textsOverPictures(scope: Locator): Promise<Measured[]> {
  const page = scope.page();
  const count = await markOverlaid(scope);
  const parts = scope.locator('[data-overlaid]');
  const looks: Look[] = [];
  for (let index = 0; index < count; index += 1) looks.push(await lookOf(parts.nth(index)));
  await takeAway(parts);
  const contrasts: Measured[] = [];
  for (const [index, look] of looks.entries()) {
    const ratio = await contrastOf(page, look, await linesOf(parts.nth(index)));
    contrasts.push({ text: look.text, found: Math.round(ratio * 100) / 100, needed: look.needed });
  }
  await putBack(parts);
  return contrasts;
}

export const tooFaint = (contrasts: readonly Measured[]): Measured[] =>
  contrasts.filter(({ found, needed }) => !(found >= needed));
