/**
 * A copy of bytes that are kept for long. Node cuts small buffers, those of its compressors too, out of pieces of 64 KB,
 * and a piece stays as long as any buffer in it.
 */
export function inOwnMemory<Bytes extends Buffer>(bytes: Bytes): Bytes {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy as Bytes;
}
