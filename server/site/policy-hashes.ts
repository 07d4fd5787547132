import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;

/** A script that is loaded needs no hash, and data are no script. A script kept as text runs later, so it needs one. */
const needsNone = (attributes: string) => /\ssrc=|\stype="application\/ld\+json"/.test(attributes);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources that a content security policy allows. */
export interface AllowedCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The scripts and styles that stand in the HTML of a page of ours, by their hashes.
 * @param later styles that scripts of the page add
 */
export function hashesOf(html: string, later: readonly string[] = []): AllowedCode {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !needsNone(attributes))
    .map(([, , text = '']) => hashOf(text));
  const styles = [...[...html.matchAll(STYLE)].map(([, text = '']) => text), ...later].map(hashOf);
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}
