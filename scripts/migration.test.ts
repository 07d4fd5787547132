import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { changedMigrations, releasesOf } from '#test/base/releases.ts';

const ROOT = join(import.meta.dirname, '..');
const MIGRATIONS = 'server/db/migrations';
const JOURNAL = `${MIGRATIONS}/meta/_journal.json`;
const FIRST = `${MIGRATIONS}/0000_first_release.sql`;

const readIn = (root: string) => (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

test('The migrations of all releases are as they were released', () => {
  for (const version of releasesOf(ROOT))
    expect(changedMigrations(ROOT, version, readIn(ROOT)), version).toEqual([]);
});

/** A repository with the migrations of this one. */
class Repository {
  readonly root = mkdtempSync(join(tmpdir(), 'tk-repository-'));

  constructor() {
    onTestFinished(() => rmSync(this.root, { recursive: true, force: true }));
    for (const path of [MIGRATIONS, 'package.json', 'scripts/migration.ts', 'test/base/releases.ts'])
      cpSync(join(ROOT, path), join(this.root, path), { recursive: true });
    this.#git('init', '--quiet');
  }

  commit(): void {
    this.#git('add', '.');
    this.#git('commit', '--quiet', '--no-verify', '--allow-empty', '--message', 'a change');
  }

  tag(name: string): void {
    this.#git('tag', '--annotate', name, '--message', name);
  }

  write(path: string, change: (text: string) => string): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  }

  changed(): string[] {
    return changedMigrations(this.root, '1.0.0', readIn(this.root));
  }

  #git(...args: string[]): void {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.jp'];
    const settings = [...identity, '-c', 'commit.gpgsign=false', '-c', 'tag.gpgsign=false'];
    const { status, stderr } = spawnSync('git', [...settings, ...args], { cwd: this.root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
}

function released(): Repository {
  const repository = new Repository();
  repository.commit();
  repository.tag('v1.0.0');
  return repository;
}

describe('After a release', () => {
  it('its versions are known by their tags, in the order of their numbers', () => {
    const repository = new Repository();
    repository.commit();
    expect(releasesOf(repository.root)).toEqual([]);
    for (const tag of ['v1.10.0', 'v1.9.0', 'v1.0.0', 'v2', 'before-v1']) repository.tag(tag);
    expect(releasesOf(repository.root)).toEqual(['1.0.0', '1.9.0', '1.10.0']);
  });

  it('a migration that comes after its own changes nothing of them', () => {
    const repository = released();
    repository.write(`${MIGRATIONS}/9999_later.sql`, () => 'select 1');
    repository.write(JOURNAL, (text) => {
      const journal = JSON.parse(text);
      journal.entries.push({ tag: '9999_later', when: 4_000_000_000_000 });
      return JSON.stringify(journal);
    });
    expect(repository.changed()).toEqual([]);
  });

  it('a statement of its migration that is another one is found, also once it is committed', () => {
    const repository = released();
    repository.write(FIRST, (text) => `${text}\n`);
    expect(repository.changed()).toEqual([FIRST]);
    repository.commit();
    expect(repository.changed()).toEqual([FIRST]);
  });

  it('a migration that has another moment, or is gone, is found', () => {
    const repository = released();
    repository.write(JOURNAL, (text) => text.replace(/"when": \d+/, '"when": 4000000000000'));
    rmSync(join(repository.root, FIRST));
    expect(repository.changed()).toEqual([FIRST, JOURNAL]);
  });

  it('the first migration is not written again, and the command says what to do instead', () => {
    const repository = released();
    const { status, stderr } = spawnSync(process.execPath, ['scripts/migration.ts', '--first'], {
      cwd: repository.root,
      encoding: 'utf8',
    });
    expect(stderr).toContain('have run the migrations of release 1.0.0');
    expect(stderr).toContain('npm run migration -- --name what_it_does');
    expect(status).toBe(1);
    expect(repository.changed()).toEqual([]);
  });
});
