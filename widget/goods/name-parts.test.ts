import { expect, test } from 'vitest';
import { nameParts } from './name-parts.ts';

test.each([
  ['ROLEX（ロレックス）', ['ROLEX', 'ロレックス']],
  ['山崎(やまざき)', ['山崎', 'やまざき']],
  ['デイトナ', ['デイトナ', '']],
  ['（限定）', ['（限定）', '']],
  ['山崎（ヤマザキ）12年', ['山崎（ヤマザキ）12年', '']],
])('%s is shown as name and reading', (name, parts) => expect(nameParts(name)).toEqual(parts));
