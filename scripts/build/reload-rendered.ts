import type { Plugin } from 'vite';

/**
 * In development, loads a page again when a file has changed that only the server uses: browsers have no React for pages
 * that are only read.
 */
export const reloadRendered: Plugin = {
  name: 'site:reload-rendered',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const { client } = server.environments;
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
  },
};
