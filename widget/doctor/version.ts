import { VERSION_PATH } from '#contract/embed/widget-files.ts';
import { type Found, found } from './finding.ts';

/** The newest release on the host of the script; undefined if the host has no such answer. */
export async function newestVersion(site: string): Promise<string | undefined> {
  try {
    const answer = await fetch(site + VERSION_PATH, { credentials: 'omit' });
    const { version }: { version?: unknown } = await answer.json();
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

/** The release that the page has written into the address of the script. */
const namedVersion = (): string | undefined =>
  [...document.querySelectorAll('script')]
    .map(({ src }) => /\/widget\/(\d+\.\d+\.\d+)\/appraisal-form/.exec(src)?.[1])
    .find((version) => version !== undefined);

/** Checks that the page uses the newest release. */
export function versionFindings(newest: string | undefined): Found[] {
  const version = namedVersion();
  return version && newest && version !== newest ? [found('older-version', version, newest)] : [];
}
