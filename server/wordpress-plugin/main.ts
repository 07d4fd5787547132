/** `node server/wordpress-plugin/main.ts FILE ORIGIN` writes the plugin for WordPress, for `npm run package`. */
import { writeFile } from 'node:fs/promises';
import { pluginZip } from './plugin.ts';

const [file = '', origin = ''] = process.argv.slice(2);
await writeFile(file, await pluginZip(origin));
