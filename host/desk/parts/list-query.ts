import { wholeDayText } from '../../blocks/follow-up/moments.ts';

/** The part of a list that an address asks for. */
export function listQuery(request: Request) {
  const query = new URL(request.url).searchParams;
  return {
    query,
    after: query.get('after') ?? '',
    isFirst: !query.has('after'),
    done: query.get('done'),
  };
}

/** The filters that an address sets. */
export const filtersIn = <Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.map((name) => [name, query.get(name)] as const).filter(([, text]) => text),
  ) as Partial<Record<Name, string>>;

/** The days of a filter in words; undefined: all. */
export const daysIn = (from = '', until = ''): string | undefined =>
  from || until ? `${wholeDayText(from)}〜${wholeDayText(until)}` : undefined;

/** The address of a list with some filters. */
export function addressOf(path: string, query: Readonly<Partial<Record<string, string>>>): string {
  const text = new URLSearchParams(query as Record<string, string>).toString();
  return text ? `${path}?${text}` : path;
}
