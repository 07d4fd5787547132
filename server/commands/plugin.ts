/** `node server/commands/plugin.ts FILE ORIGIN` writes the plugin for WordPress, for `npm run package`. */
import { writeFile } from 'node:fs/promises';
import { pluginZip } from '../files/wordpress-plugin/plugin.ts';

const [file = '', origin = ''] = process.argv.slice(2);
await writeFile(file, await pluginZip(origin));
