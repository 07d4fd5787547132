/** The part of a picture that is drawn at once, in pixels: some milliseconds of work on a slow phone. */
const STRIP_PIXELS = 500_000;

/** Rows above and below a strip that its first and last rows are mixed from. */
const OVERLAP = 8;

/** How long strips wait for the page to have nothing else to do. */
const PATIENCE_MS = 100;

export interface Drawing {
  readonly canvas: HTMLCanvasElement;
  /** Whether something shines through. */
  readonly transparent: boolean;
}

/** Lets the page do what waits, such as showing what was typed. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const idle = globalThis.requestIdleCallback;
    if (idle) idle(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve);
  });
}

function shinesThrough({ data }: ImageData): boolean {
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

/** Pixels in memory rather than on the graphics card, which would only note what to draw and draw it all at the end. */
function createContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}

/**
 * Draws a picture smaller. Browsers decode pictures beside the page, but make them smaller on its own thread: a whole
 * photo takes half a second there on a slow phone, in which nothing can be typed. So it is drawn in strips.
 */
export async function drawInStrips(picture: ImageBitmap, scale: number): Promise<Drawing> {
  const { width, height } = picture;
  const context = createContext(Math.round(width * scale), Math.round(height * scale));
  const { canvas } = context;
  const scaleY = canvas.height / height;
  const rows = Math.max(1, Math.ceil(STRIP_PIXELS / width));
  // A copy of the strip, which is upright already: Chrome forgets to turn the parts of a turned picture if
  // createImageBitmap() cuts them out, and would make all of it smaller at once if it were drawn from directly.
  const strip = createContext(width, Math.min(height, rows + 2 * OVERLAP));
  strip.globalCompositeOperation = 'copy';
  context.imageSmoothingQuality = 'high';
  let transparent = false;
  for (let row = 0; row < height; row += rows) {
    await breathe();
    const [above, below] = [Math.max(0, row - OVERLAP), Math.min(height, row + rows + OVERLAP)];
    const [top, bottom] = [row, Math.min(height, row + rows)].map((at) => Math.round(at * scaleY));
    if (top === undefined || bottom === undefined || top === bottom) continue;
    const size = [width, below - above] as const;
    strip.drawImage(picture, 0, above, ...size, 0, 0, ...size);
    context.save();
    context.beginPath();
    context.rect(0, top, canvas.width, bottom - top);
    context.clip();
    context.drawImage(strip.canvas, 0, 0, ...size, 0, above * scaleY, canvas.width, size[1] * scaleY);
    context.restore();
    // Reading makes the browser draw this strip now, and not all of them together later.
    transparent = shinesThrough(context.getImageData(0, top, canvas.width, bottom - top)) || transparent;
  }
  strip.canvas.width = 0;
  return { canvas, transparent };
}
