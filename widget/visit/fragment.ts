/**
 * Takes a key out of the fragment of the address, so that nobody passes it on with a link.
 * @returns undefined if it is not there
 * @throws if the page forbids its history
 */
export function takeFromFragment(name: string): string | undefined {
  const { pathname, search, hash } = location;
  const [inAddress, key] = new RegExp(`&?${name}=([\\w-]+)`).exec(hash) ?? [];
  if (!inAddress) return undefined;
  const others = hash.replace(inAddress, '');
  history.replaceState(history.state, '', pathname + search + (others.length > 1 ? others : ''));
  return key;
}
