/** The query parameters of a call, read as PHP reads them. */
export type WordPressQuery = ReadonlyMap<string, string | readonly string[]>;

/** Takes the last value of `a=1&a=2`; `a[]=1&a[]=2` and `a[0]=1&a[1]=2` are lists. */
export function readQuery(query: unknown): WordPressQuery {
  const result = new Map<string, string | readonly string[]>();
  for (const [key, value] of Object.entries(query ?? {})) {
    const values = [value].flat().map(String);
    const bracket = key.indexOf('[');
    if (bracket <= 0) result.set(key, values.at(-1) ?? '');
    else {
      const name = key.slice(0, bracket);
      result.set(name, [...[result.get(name) ?? []].flat(), ...values]);
    }
  }
  return result;
}

/** The parts that can be embedded in a post, named by the relation of their link. */
const EMBEDDABLE = ['author', 'wp:featuredmedia', 'wp:term'] as const;
export type Embeddable = (typeof EMBEDDABLE)[number];

/** All parts for a bare `_embed`, the named ones for `_embed=author,wp:term`, none without it. */
export function readEmbed(query: WordPressQuery): readonly Embeddable[] {
  const value = query.get('_embed');
  if (value === undefined) return [];
  if (typeof value === 'string' && ['', '0', '1', 'true'].includes(value)) return EMBEDDABLE;
  const names = [value].flat().flatMap((part) => part.split(/[\s,]+/));
  return EMBEDDABLE.filter((relation) => names.includes(relation));
}
