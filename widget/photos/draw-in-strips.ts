/** The part of a picture that is drawn at once, in pixels: some milliseconds of work on a slow phone. */
const STRIP_PIXELS = 250_000;

/** Rows above and below a strip that its first and last rows are mixed from. */
const OVERLAP = 8;

export interface DrawnCanvas {
  readonly canvas: HTMLCanvasElement;
  /** Whether the picture has transparent pixels. */
  readonly transparent: boolean;
}

/** Lets the page do waiting work, such as showing typed letters. Safari has no scheduler. */
export async function breathe(): Promise<void> {
  if (globalThis.scheduler) await scheduler.postTask(() => {}, { priority: 'background' });
  else await new Promise((resolve) => setTimeout(resolve));
}

function shinesThrough({ data }: ImageData): boolean {
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

/**
 * Keeps the pixels in memory rather than on the graphics card, which would only note the commands and draw everything
 * at the end.
 */
function createContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}

/**
 * Draws a picture smaller. Browsers decode pictures beside the page, but make them smaller on its own thread: a whole
 * photo takes half a second there on a slow phone, in which typing stops. So it is drawn in strips. Each is copied
 * first, because Chrome makes all of a picture smaller to draw a part of it smaller; and copied by drawing, because of
 * a turned picture createImageBitmap() of Chrome 156 cuts out the wrong part.
 * @param mayShineThrough whether pictures of this type may be transparent
 */
export async function drawInStrips(
  picture: ImageBitmap,
  scale: number,
  mayShineThrough: boolean,
): Promise<DrawnCanvas> {
  const { width, height } = picture;
  const context = createContext(Math.round(width * scale), Math.round(height * scale));
  const { canvas } = context;
  context.imageSmoothingQuality = 'high';
  const scaleY = canvas.height / height;
  const rows = Math.max(1, Math.ceil(STRIP_PIXELS / width));
  const copy = createContext(width, Math.min(height, rows + 2 * OVERLAP));
  copy.globalCompositeOperation = 'copy';
  let transparent = false;
  for (let row = 0; row < height; row += rows) {
    await breathe();
    const top = Math.round(row * scaleY);
    const stripHeight = Math.round(Math.min(height, row + rows) * scaleY) - top;
    if (stripHeight === 0) continue;
    const above = Math.max(0, row - OVERLAP);
    const sourceHeight = Math.min(height, row + rows + OVERLAP) - above;
    copy.drawImage(picture, 0, above, width, sourceHeight, 0, 0, width, sourceHeight);
    context.save();
    context.beginPath();
    context.rect(0, top, canvas.width, stripHeight);
    context.clip();
    const place = [0, above * scaleY, canvas.width, sourceHeight * scaleY] as const;
    context.drawImage(copy.canvas, 0, 0, width, sourceHeight, ...place);
    context.restore();
    // Reading makes the browser draw this strip now, and not all of them together later.
    const pixels = context.getImageData(0, top, mayShineThrough ? canvas.width : 1, stripHeight);
    transparent ||= mayShineThrough && shinesThrough(pixels);
  }
  copy.canvas.width = 0;
  return { canvas, transparent };
}
