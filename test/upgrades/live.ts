/**
 * `node test/upgrades/live.ts FOLDER`: lets a server of these sources have a life in the data folder FOLDER. Later
 * releases run the file of earlier ones (run.ts), so its name and its argument stay.
 */
import { live } from '../server/kept-backups/live.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('node test/upgrades/live.ts FOLDER');
await live(folder);
