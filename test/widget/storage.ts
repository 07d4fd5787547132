/** The storage of a browser, in memory. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, String(value)),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

/** The storage of a page that forbids it. Every use throws. */
export function closedStorage(): Storage {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse, key: refuse, length: 0 };
}

/** The contents of a storage as one text, to search it for personal data. */
export function contentsOf(storage: Storage): string {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.map((key) => `${key}=${storage.getItem(key)}`).join('\n');
}
