import { type Check, found } from '../finding.ts';

/** Functions that the form or its libraries use and that pages are known to replace. */
const NATIVES = [
  'fetch',
  'XMLHttpRequest',
  'XMLHttpRequest.prototype.open',
  'XMLHttpRequest.prototype.send',
  'JSON.parse',
  'JSON.stringify',
  'Array.from',
  'Function.prototype.bind',
  'Promise',
  'Date',
  'URL',
  'CSSStyleSheet',
  'Element.prototype.attachShadow',
  'EventTarget.prototype.addEventListener',
  'history.pushState',
  'history.replaceState',
];

const memberAt = (path: string): unknown =>
  path.split('.').reduce<object>((object, name) => Reflect.get(object, name), window);

const textOf = (value: unknown): string => Reflect.apply(Function.prototype.toString, value, []);

/** Zone.js makes its replacements look like the browser's own, and keeps the originals under this mark. */
const ZONE = '__zone_symbol__';

const isZoned = (path: string) => Boolean(memberAt(path.replace(/(\w+)$/, `${ZONE}$1`)));

function isReplaced(path: string): boolean {
  try {
    if (isZoned(path)) return true;
    return !/\{\s*\[native code\]\s*\}\s*$/.test(textOf(memberAt(path)));
  } catch {
    // The native is gone, or no function.
    return true;
  }
}

/** Properties that a loop over any object or list meets. */
function additions(): string[] {
  const names = new Map([
    ['Object', Object.keys(Object.prototype)],
    ['Array', Object.keys(Array.prototype)],
    ['String', Object.keys(String.prototype)],
  ]);
  return [...names].flatMap(([object, members]) => members.map((name) => `${object}.prototype.${name}`));
}

/** At most this many are named; Prototype alone adds fifty. */
const NAMED = 5;

const someOf = (names: readonly string[]) => (names.length > NAMED ? [...names.slice(0, NAMED), '…'] : names);

/** Checks that the page has not changed the browser's own functions. */
export const natives: Check = () => {
  const replacements = NATIVES.filter(isReplaced);
  const extensions = additions();
  return [
    ...(replacements.length > 0 ? [found('replaced-natives', replacements)] : []),
    ...(extensions.length > 0 ? [found('extended-prototypes', someOf(extensions))] : []),
  ];
};
