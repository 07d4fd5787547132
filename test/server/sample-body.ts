import * as z from 'zod/mini';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import type { Call } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { CALL_DOCS } from '#contract/docs/index.ts';

const CALL_NAMES = keysOf(CALLS);

type Shape = z.core.JSONSchema.JSONSchema;

/** Texts of a format; a moment and a day of the time in which they are sent. */
const FORMATS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: dayInJapan(new Date()),
  'date-time': new Date().toISOString(),
};

/** A value for a part of a body. @param values the texts that members of a name have */
function sampleOf(shape: Shape, name: string, values: Readonly<Record<string, string>>): unknown {
  const first = shape.anyOf?.[0] ?? shape.oneOf?.[0];
  if (first) return sampleOf(first as Shape, name, values);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, part]) => [
          key,
          sampleOf(part as Shape, key, values),
        ]),
      );
    case 'array':
      return [sampleOf(shape.items as Shape, name, values)];
    case 'integer':
    case 'number':
      return Number(values[name] ?? Math.max(1, shape.minimum ?? 1));
    case 'boolean':
      return true;
    default:
      return values[name] ?? FORMATS[shape.format ?? ''] ?? 'x';
  }
}

/** A body that a call takes: its example, or one that is made of its schema. */
export function sampleBody(row: Call, values: Readonly<Record<string, string>>): object | undefined {
  const name = CALL_NAMES.find((one) => CALLS[one] === row);
  const example: { readonly body?: object } | undefined = name && CALL_DOCS[name].example;
  if (example) return example.body;
  if (!row.body || row.body === 'multipart') return undefined;
  const shape = z.toJSONSchema(row.body, { io: 'input', unrepresentable: 'any' });
  return sampleOf(shape, '', values) as object;
}
