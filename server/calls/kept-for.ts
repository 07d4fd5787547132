/** Reads again after so long. Calls at the same time share one reading, and one that failed is not kept. */
export function keptFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let reading: { at: number; value: Promise<Value> } | undefined;
  return () => {
    // Not the time of day: that may be set back.
    const now = performance.now();
    if (!reading || now - reading.at > ms) {
      const fresh = { at: now, value: read() };
      fresh.value.catch(() => {
        if (reading === fresh) reading = undefined;
      });
      reading = fresh;
    }
    return reading.value;
  };
}
