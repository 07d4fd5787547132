import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { compare, keptBackups } from '#test/server/kept-backups/compare.ts';
import { Postgres } from './postgres.ts';
import { runCommand } from './restore.ts';

const whole = (amount: number) => amount.toLocaleString('en');

/** The backups of earlier versions that are kept with the sources, each restored and compared by reading its files. */
export async function measureKeptRestores(bench: Bench): Promise<Figure[]> {
  const postgres = await Postgres.start(bench.file('restore-kept-postgres'));
  try {
    const rows: Figure[] = [];
    for (const { version, folder } of await keptBackups()) {
      const place = {
        DATA_DIR: bench.file(`restore-kept-${version}`),
        DATABASE_URL: await postgres.createDatabase(`kept_${version.replaceAll('.', '_')}`),
      };
      const ran = await runCommand('restore', [folder], place);
      const comparison = await compare(folder, place.DATABASE_URL, place.DATA_DIR);
      rows.push({
        what: `a backup of ${version}, restored: tables and photos that differ`,
        value: comparison.differing.length,
        unit: '',
        bar: { most: 0 },
        detail: `${whole(comparison.rows)} rows and ${whole(comparison.values)} values of ${comparison.tables} tables, ${comparison.photos} photos compared, ${ran.seconds.toFixed(1)} s${comparison.differing.map((name) => `; ${name}`).join('')}`,
      });
    }
    return rows;
  } finally {
    await postgres.stop();
  }
}
