import { strToU8, Zip, ZipDeflate } from 'fflate';
import { secondInJapan } from '#contract/base/japanese-days.ts';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { SHOP_FILES, type ShopFile } from '#contract/desk/shop-data.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { csvText, MARK } from '../figures/csv.server.ts';
import { COLUMN_WORDS } from '../shops/messages.ts';
import { SHOP_DATA_COLUMNS, DATA_FILE as WORDS } from './messages.ts';

/** Reads a piece of a file. */
export type ReadPiece = (file: ShopFile, after: string) => Promise<AnswerOfAct<'readShopData'>>;

type Line = AnswerOfAct<'readShopData'>['rows'][number];

/** The settings are lines of a name and a value; the names have words. */
function inWords(file: ShopFile, line: Line): Line {
  if (file !== 'settings') return line;
  const column = String(line.column);
  return { ...line, column: isKeyOf(COLUMN_WORDS, column) ? COLUMN_WORDS[column].label : '' };
}

async function* csvOf(file: ShopFile, read: ReadPiece): AsyncGenerator<string, void> {
  const columns = SHOP_DATA_COLUMNS[file];
  yield MARK + csvText([columns.map(([, head]) => head)]);
  for (let after: string | null = ''; after !== null; ) {
    const { rows, next }: AnswerOfAct<'readShopData'> = await read(file, after);
    const lines = rows.map((row) => inWords(file, row));
    yield csvText(lines.map((line) => columns.map(([name]) => line[name] ?? '')));
    after = next;
  }
}

async function* explanations(shop: string, now: Date): AsyncGenerator<string, void> {
  yield MARK + WORDS.readmeText(shop, secondInJapan(now));
}

/** The data of a shop as one ZIP, piece by piece: it is nowhere as a whole. */
export async function* shopDataZip(
  { shop, now }: { shop: string; now: Date },
  read: ReadPiece,
): AsyncGenerator<Uint8Array, void> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const files = [
    { name: WORDS.readme, texts: explanations(shop, now) },
    ...keysOf(SHOP_FILES).map((file) => ({ name: `${file}.csv`, texts: csvOf(file, read) })),
  ];
  for (const { name, texts } of files) {
    const entry = new ZipDeflate(name);
    entry.mtime = now;
    zip.add(entry);
    for await (const text of texts) {
      entry.push(strToU8(text));
      yield* chunks.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
