/** Reads anew after so long. Calls at the same time share one reading, and one that failed is not kept. */
export function keptFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { at: number; value: Promise<Value> } | undefined;
  return () => {
    // Not the time of day: that may be set back.
    const now = performance.now();
    if (!kept || now - kept.at > ms) {
      const fresh = { at: now, value: read() };
      fresh.value.catch(() => {
        if (kept === fresh) kept = undefined;
      });
      kept = fresh;
    }
    return kept.value;
  };
}
