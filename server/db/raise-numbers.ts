/**
 * `npm run functions`: raises the number of each function of the database whose text has changed, in its file, and notes
 * the checksum of the text in `server/db/function-texts.json`.
 */
import { writeFileSync } from 'node:fs';
import { checksumOf, readFunctionTexts, signatureOf, TEXTS_FILE } from './function-texts.ts';
import { functionsOf } from './functions.ts';

const all = await readFunctionTexts();
for (const one of await functionsOf()) {
  const { name, path, text } = one;
  const { signature, texts } = all[name] ?? { signature: signatureOf(one), texts: [] };
  if (signatureOf(one) !== signature)
    throw new Error(`${name} has another signature than before: give it a new name`);
  if (texts.at(-1) !== checksumOf(one)) {
    texts.push(checksumOf(one));
    console.log(`${name} ${texts.length}`);
  }
  writeFileSync(path, text.replace(/^-- number \d+/, `-- number ${texts.length}`));
  all[name] = { signature, texts };
}
const entries = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(TEXTS_FILE, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
