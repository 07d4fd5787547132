import type { Plugin } from 'vite';

/**
 * Changes zod for other people's pages. It keeps its settings on the page's window, and it looks at what objects inherit:
 * a page that has added to Object.prototype would stop it while it loads.
 */
export const zodForPages: Plugin = {
  name: 'appraisal-form:zod',
  transform(code, id) {
    if (!/[\\/]zod[\\/]v4[\\/]core[\\/]\w+\.js/.test(id)) return;
    const own = code.replace(/for \(const (\w+) in ([\w.]+)\)/g, 'for (const $1 of Object.keys($2))');
    if (!own.includes('globalThis.__zod')) return { code: own, map: null };
    return { code: `const settings = {};\n${own.replaceAll('globalThis', 'settings')}`, map: null };
  },
};
