import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { transmissionsFor } from '#contract/docs/transmissions.ts';
import { LINE } from './relay.ts';

test('each line by which something leaves is in the table that visitors read', () => {
  const { sql } = new PgDialect().sqlToQuery(LINE.getSQL());
  const lines = [...sql.matchAll(/(?:then|else) '(\w+)-?'/g)].map(([, line]) => line);
  expect(lines).toContain('mail');
  const names = transmissionsFor({
    tagManagerId: '',
    tagConsent: false,
    mapsKey: '',
    retentionDays: 0,
    disclosure: { release: 'all', mostShops: 15, years: 3, silentDays: 1, lookedDays: 2 },
  }).flatMap(({ lines: own = [] }) => own);
  expect(lines.toSorted()).toEqual(names.toSorted());
});
