/** A storage of the page, which may forbid it. Then even reading the property throws. */
export function pageStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}

/** A storage that keeps nothing. */
const NOTHING = { getItem: () => null, setItem: () => {} };

/** A storage that is read and written only while that is allowed. Its contents may be deleted at any time. */
export function whileAllowed(storage: Storage | undefined, isAllowed: () => boolean): Storage | undefined {
  if (!storage) return undefined;
  return new Proxy(storage, {
    get(target, name) {
      const member: unknown = Reflect.get(name in NOTHING && !isAllowed() ? NOTHING : target, name);
      return typeof member === 'function'
        ? (...args: unknown[]) => Reflect.apply(member, target, args)
        : member;
    },
  });
}
