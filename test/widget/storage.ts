/** The storage of a browser, in memory. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
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
