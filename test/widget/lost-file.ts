/** A file that the device no longer gives, from now on or from a moment on. */
export class LostFile extends File {
  isLost = true;

  override slice(...range: [number?, number?, string?]): Blob {
    if (!this.isLost) return super.slice(...range);
    return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  }
}
