import { pageStorage } from '../../base/page-storage.ts';
import { type Check, type Found, found } from '../finding.ts';

const PROBE = 'appraisal-form:doctor';

function hasDatabases(): boolean {
  try {
    return Boolean(indexedDB);
  } catch {
    return false;
  }
}

function isFull(storage: Storage): boolean {
  try {
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
    return false;
  } catch {
    return true;
  }
}

function isInOtherSite(): boolean {
  const { ancestorOrigins = [] }: { readonly ancestorOrigins?: ArrayLike<string> } = location;
  for (let at = 0; at < ancestorOrigins.length; at += 1)
    if (ancestorOrigins[at] !== location.origin) return true;
  return false;
}

function ofKinds(): Found[] {
  const kinds = (['localStorage', 'sessionStorage'] as const).map(
    (kind) => [kind, pageStorage(kind)] as const,
  );
  const deniedKinds = [
    ...kinds.filter(([, storage]) => !storage).map(([kind]) => kind),
    ...(hasDatabases() ? [] : ['indexedDB']),
  ];
  return [
    ...(deniedKinds.length > 0 ? [found('storage-denied', deniedKinds.join('、'))] : []),
    ...(kinds.some(([, storage]) => storage && isFull(storage)) ? [found('storage-full')] : []),
  ];
}

/** Checks that sellers' answers survive a reload. A sandbox without an origin is reported by another check. */
export const storage: Check = ({ settings }) => {
  if (settings.storage === 'none') return [];
  return [
    ...(window.origin === 'null' ? [] : ofKinds()),
    ...(isInOtherSite() ? [found('storage-partitioned')] : []),
  ];
};
