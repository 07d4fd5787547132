/** The URL, which may be relative, with one more parameter. */
export function withParameter(url: string, name: string, value: string): string {
  const [, path = '', query = '', rest = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${path}?${parameters}${rest}`;
}
