import { spawnSync } from 'node:child_process';

const MIGRATIONS = 'server/db/migrations';
const JOURNAL = `${MIGRATIONS}/meta/_journal.json`;

interface Journal {
  entries: { tag: string; when: number }[];
}

/** @returns undefined if git says no, or is not there */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}

/**
 * The versions that are released, oldest first: the tags `v1.4.0` in the history of what is checked out. There are
 * none in a folder without git, or in a clone without its history.
 */
export const releasesOf = (root: string): string[] =>
  (git(root, 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=version:refname') ?? '')
    .split('\n')
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
    .map((tag) => tag.slice(1));

/** The commit of a tag, or of whatever else git knows by a name. */
export const commitOf = (root: string, name: string): string | undefined =>
  git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim();

/**
 * The files of migrations that are not as a release has them, and must be: databases have run them.
 * @param read gives the text of a file of the tree; undefined if there is none
 */
export function changedMigrations(
  root: string,
  version: string,
  read: (path: string) => string | undefined,
): string[] {
  const tag = `v${version}`;
  const paths = (git(root, 'ls-tree', '-r', '--name-only', tag, '--', MIGRATIONS) ?? '')
    .split('\n')
    .filter(Boolean);
  if (paths.length === 0) throw new Error(`git does not have the migrations of ${tag}`);
  return paths.filter((path) => {
    const released = git(root, 'show', `${tag}:${path}`) ?? '';
    const now = read(path);
    if (path !== JOURNAL || now === undefined) return now !== released;
    const [before, after] = [released, now].map((text) => (JSON.parse(text) as Journal).entries);
    return before?.some(({ tag: name, when }, at) => after?.[at]?.tag !== name || after[at].when !== when);
  });
}
