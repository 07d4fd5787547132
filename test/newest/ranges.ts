interface Manifest {
  dependencies: Record<string, string>;
}

/**
 * Lets each runtime dependency move up to the next major release.
 * @param text a package.json with exact versions
 * @returns the changed text, and the versions before
 */
export function withRanges(text: string): { text: string; pinned: Map<string, string> } {
  const manifest = JSON.parse(text) as Manifest;
  const pinned = new Map(Object.entries(manifest.dependencies));
  for (const [name, version] of pinned) manifest.dependencies[name] = `^${version}`;
  return { text: `${JSON.stringify(manifest, undefined, 2)}\n`, pinned };
}
