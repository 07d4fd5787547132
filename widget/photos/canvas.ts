/** Encodes a canvas. Browsers do this beside the page's own work. */
export function encode(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, quality);
  });
}

/** Some browsers protect from fingerprinting: a script reads noise from a canvas instead of the drawing. */
export function canvasIsReadable(): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d');
  if (!context) return false;
  const expected = [64, 128, 192, 255];
  context.fillStyle = `rgb(${expected.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 1, 1);
  const pixel = context.getImageData(0, 0, 1, 1).data;
  return expected.every((value, index) => Math.abs(value - (pixel[index] ?? 0)) < 8);
}
