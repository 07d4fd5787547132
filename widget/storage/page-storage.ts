/** A storage of the page, which may forbid it. Then even reading the property throws. */
export function pageStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}
