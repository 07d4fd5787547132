/**
 * The values that a tag has written, and those parameters of the address of its page that it names: `brand,model`. All others
 * stay unread. A parameter goes before a written value of the same name.
 * @param query of the address of the page
 */
export function writtenValues(text: string | null, names: string | null, query: string): URLSearchParams {
  const values = new URLSearchParams(text ?? '');
  const parameters = new URLSearchParams(query);
  for (const name of (names ?? '').split(/[\s,]+/)) {
    const value = name && parameters.get(name);
    if (value) values.set(name, value);
  }
  return values;
}
