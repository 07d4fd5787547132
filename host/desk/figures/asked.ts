import { isKeyOf } from '#contract/base/keys.ts';
import { DIMENSIONS, type Dimension } from '#contract/life/figures.ts';
import { filtersIn, listQuery } from '../parts/list-query.ts';

/** One choice for all dimensions, so that choosing one leaves the others: `category:watch`. */
export const choiceOf = (dimension: Dimension, value: string) => `${dimension}:${value}`;

/** The figures that an address asks for, as the form writes it and as the server reads it. */
export function askedFigures(request: Request) {
  const filters = filtersIn(listQuery(request).query, ['days', 'filter']);
  const [, dimension = '', value = ''] = /^(\w+):(.*)$/.exec(filters.filter ?? '') ?? [];
  return {
    filters,
    query: {
      ...(filters.days && { days: filters.days }),
      ...(isKeyOf(DIMENSIONS, dimension) && { [dimension]: value }),
    },
  };
}
