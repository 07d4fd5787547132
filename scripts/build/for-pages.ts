import type { Plugin } from 'vite';

/** A change of a library, so that it works in other people's pages. */
interface Change {
  readonly files: RegExp;
  readonly change: (code: string) => string;
}

/** `Array.from` of the browser, which Prototype and MooTools replace with one that knows neither sets nor functions. */
const LIST_FROM = `const listFrom = (what, map = (one) => one) =>
  (what[Symbol.iterator] ? [...what] : [...Array(what.length).keys()].map((at) => what[at])).map((one, at) => map(one, at));`;

/** `bind` of the browser, which MooTools replaces with one that takes a single argument beside the object. */
const BOUND = 'const bound = (call, ...given) => (...more) => call(...given, ...more);';

const CHANGES: readonly Change[] = [
  {
    // A page that has added to Object.prototype would stop zod while it loads.
    files: /[\\/]zod[\\/]v4[\\/]core[\\/]\w+\.js$/,
    change: (code) => code.replace(/for \(const (\w+) in ([\w.]+)\)/g, 'for (const $1 of Object.keys($2))'),
  },
  {
    // zod keeps its settings on the page's window.
    files: /[\\/]zod[\\/]v4[\\/]core[\\/](core|registries)\.js$/,
    change: (code) => `const settings = {};\n${code.replaceAll('globalThis', 'settings')}`,
  },
  {
    // The bind of MooTools takes one argument beside the object.
    files: /[\\/]signals-react[\\/]runtime[\\/]/,
    change: (code) => code.replace(/return (\w+)\.bind\((\w+, ?\w+, ?\w+)\)/g, 'return () => $1.call($2)'),
  },
  {
    files: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    change: (code) => `${code.replace(/(\w+)\.bind\(\s*null,/g, 'bound($1,')}\n${BOUND}`,
  },
  {
    files: /[\\/](zod|swiper|uqr)[\\/].*\.m?js$/,
    change: (code) =>
      code.includes('Array.from(') ? `${LIST_FROM}\n${code.replaceAll('Array.from(', 'listFrom(')}` : code,
  },
];

/** The bundler's code for listing the exports of a module would also list properties of Object.prototype. */
const LISTED = /for \((var|let|const) (\w+) in (all)\)/g;

/** Changes libraries of the form, and the bundler's additions to them, while it is built. */
export const forPages: Plugin = {
  name: 'appraisal-form:for-pages',
  renderChunk(code) {
    const newCode = code.replace(LISTED, 'for ($1 $2 of Object.keys($3))');
    return newCode === code ? undefined : { code: newCode, map: null };
  },
  transform(code, id) {
    const [file = ''] = id.split('?');
    const newCode = CHANGES.filter(({ files }) => file.includes('node_modules') && files.test(file)).reduce(
      (before, { change }) => change(before),
      code,
    );
    return newCode === code ? undefined : { code: newCode, map: null };
  },
};
