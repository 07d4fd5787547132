import * as z from 'zod';
import type { Call } from '#contract/calls/call.ts';
import { BOUNDS } from '#contract/schemas/bounds.ts';
import { bodyLimitsOf } from '#server/base/http/body-limits.ts';

/** The parts of a JSON schema by which values are made. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  format?: string;
  maxLength?: number;
  items?: Shape;
  maxItems?: number;
  properties?: Readonly<Record<string, Shape>>;
  maxProperties?: number;
}

const shapeOf = ({ body }: Call) =>
  z.toJSONSchema(body as z.ZodType, { io: 'input', metadata: BOUNDS }) as Shape;

function textOf({ format, maxLength = 10 }: Shape): string {
  if (format === 'uuid' || format === 'guid') return crypto.randomUUID();
  if (format === 'date') return '2026-12-01';
  return (format === 'base64' ? 'A' : '漢').repeat(maxLength - (format === 'base64' ? maxLength % 4 : 0));
}

/** The largest value of a shape. */
function largest(shape: Shape): unknown {
  const { type, anyOf, items, maxItems = 0, properties, maxProperties = 0 } = shape;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum.at(-1);
  if (anyOf) return largest(anyOf.find((one) => one.type !== 'null') ?? {});
  if (type === 'string') return textOf(shape);
  if (type === 'array') return Array.from({ length: maxItems }, () => largest(items ?? {}));
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, largest(part)]));
  if (type === 'object')
    return Object.fromEntries(
      Array.from({ length: maxProperties }, (_, at) => [`cell-${at}`, '漢'.repeat(500)]),
    );
  return type === 'boolean' ? true : 1;
}

/** A value in which every part is wrong, with as many entries as the bytes of the call allow. */
function wrong({ type, anyOf, properties, maxProperties }: Shape, count: number): unknown {
  if (anyOf) return wrong(anyOf.find((one) => one.type !== 'null') ?? {}, count);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, wrong(part, count)]));
  if (type === 'array') return Array.from({ length: count }, () => ({}));
  if (type === 'object')
    return Object.fromEntries(
      Array.from({ length: Math.max(count, maxProperties ?? 0) }, (_, at) => [at, 1]),
    );
  return {};
}

const within = (text: string, bytes: number) => (Buffer.byteLength(text) <= bytes ? text : undefined);

/** The worst bodies of a call that its limits let in, and one of each kind that they do not. */
export function bodySamples(row: Call): readonly (readonly [name: string, body: string])[] {
  const shape = shapeOf(row);
  const { bytes, depth, elements } = bodyLimitsOf(row);
  const counts = [elements, Math.ceil(elements / 2), Math.ceil(elements / 4), 20];
  const most = counts.map((count) => within(JSON.stringify(wrong(shape, count)), bytes)).find(Boolean);
  return [
    ['largest', JSON.stringify(largest(shape))],
    ['deepest', `${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['too deep', '['.repeat(bytes)],
    ['most mistakes', most ?? '{}'],
    ['too many', `{"a":[${'{},'.repeat(Math.floor(bytes / 3) - 4)}1]}`],
  ];
}
