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

/**
 * Draws a picture smaller. Browsers decode pictures beside the page, but make them smaller on its own thread: a whole
 * photo takes half a second there on a slow phone, in which nothing can be typed. So it is drawn in strips.
 */
export async function drawInStrips(picture: ImageBitmap, scale: number): Promise<Drawing> {
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  // In memory rather than on the graphics card: there, drawing would only be noted down, and done all at once at the end.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  const rows = Math.max(1, Math.ceil(STRIP_PIXELS / width));
  const drawnAt = (row: number) => Math.round((row / height) * canvas.height);
  let transparent = false;
  for (let row = 0; row < height; row += rows) {
    await breathe();
    const [above, below] = [Math.max(0, row - OVERLAP), Math.min(height, row + rows + OVERLAP)];
    const [top, bottom] = [drawnAt(row), drawnAt(Math.min(height, row + rows))];
    if (top === bottom) continue;
    const strip = await createImageBitmap(picture, 0, above, width, below - above);
    const scaleY = canvas.height / height;
    context.save();
    context.beginPath();
    context.rect(0, top, canvas.width, bottom - top);
    context.clip();
    context.drawImage(strip, 0, above * scaleY, canvas.width, (below - above) * scaleY);
    context.restore();
    strip.close();
    // Reading makes the browser draw this strip now, and not all of them together later.
    transparent = shinesThrough(context.getImageData(0, top, canvas.width, bottom - top)) || transparent;
  }
  return { canvas, transparent };
}
