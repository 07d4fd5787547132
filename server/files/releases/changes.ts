import { StartError } from '../../base/errors.ts';

/** The heading of changes that no release has yet. */
const WAITING = /^## Not released yet\n([\s\S]*?)(?=^## |(?![\s\S]))/m;

/**
 * Checks that CHANGELOG.md says of a version what is new, and of nothing else that it is still to come.
 * @throws StartError if it does not
 */
export function requireChanges(changes: string, version: string): void {
  const lines = WAITING.exec(changes)?.[1]?.trim().split('\n').filter(Boolean) ?? [];
  if (lines.length > 0)
    throw new StartError(
      `CHANGELOG.md has lines below "Not released yet" (${lines.length}), but partners would get them with ${version}.`,
      `Put them below "## ${version}", with the version of package.json raised for them.`,
    );
  if (!changes.includes(`\n## ${version}\n`))
    throw new StartError(`CHANGELOG.md has no section ${version}.`, `Write "## ${version}" and what is new.`);
}
