import * as z from 'zod/mini';
import type { Call } from '#contract/calls/call.ts';
import { BOUNDS, LETTER_BYTES } from '#contract/schemas/bounds.ts';
import { type BodyLimits, NO_BODY } from './read-json.ts';

/** A body may be so many times the largest that its page sends: clients escape letters, and send members of their own. */
const TIMES = 4;

/** Beyond this many bytes more, a client sends something else. */
const MOST_MORE = 512 * 1024;

/** The parts of a JSON schema that say how large a value may be. */
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
  propertyNames?: Shape;
  additionalProperties?: Shape | boolean;
  maxProperties?: number;
  /** From BOUNDS. */
  bytes?: number;
}

const FLAT = { depth: 0, elements: 1 };
const UUID_BYTES = 38;
const NUMBER_BYTES = 24;
/** The longest name of a member that is not ours, and its quotes, colon and comma. */
const NAME_BYTES = 44;
/** A part whose members are not ours. */
const FOREIGN = { depth: 6, elements: 100 };

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

function largestText({ maxLength, format }: Shape, at: string): BodyLimits {
  if (format === 'uuid' || format === 'guid') return { ...FLAT, bytes: UUID_BYTES };
  if (format?.startsWith('date')) return { ...FLAT, bytes: NUMBER_BYTES };
  if (maxLength === undefined) throw new Error(`${at} has no longest text (contract/schemas/bounds.ts)`);
  return { ...FLAT, bytes: 2 + maxLength * (format === 'base64' ? 1 : LETTER_BYTES) };
}

function sum(parts: readonly BodyLimits[]): BodyLimits {
  return {
    bytes: parts.reduce((all, { bytes }) => all + bytes, 2),
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
    elements: parts.reduce((all, { elements }) => all + elements, 1),
  };
}

const repeated = (part: BodyLimits, count: number, more = 1): BodyLimits =>
  sum([{ bytes: (part.bytes + more) * count, depth: part.depth, elements: part.elements * count }]);

function largestObject(shape: Shape, at: string): BodyLimits {
  const { properties, additionalProperties: more, maxProperties, bytes } = shape;
  if (bytes) return { bytes, depth: FOREIGN.depth, elements: maxProperties ?? FOREIGN.elements };
  if (properties)
    return sum(
      Object.entries(properties).map(([name, part]) => {
        const largest = largestOf(part, `${at}.${name}`);
        return { ...largest, bytes: largest.bytes + sizeOf(name) + 2 };
      }),
    );
  if (typeof more !== 'object' || maxProperties === undefined)
    throw new Error(`${at} may have any number of members (contract/schemas/bounds.ts)`);
  return repeated(largestOf(more, `${at}.*`), maxProperties, NAME_BYTES);
}

function largestOf(shape: Shape, at: string): BodyLimits {
  const { type, anyOf, items, maxItems } = shape;
  if (anyOf) {
    const all = anyOf.map((one) => largestOf(one, at));
    const most = (of: keyof BodyLimits) => Math.max(...all.map((one) => one[of]));
    return { bytes: most('bytes'), depth: most('depth'), elements: most('elements') };
  }
  if (shape.const !== undefined) return { ...FLAT, bytes: sizeOf(shape.const) };
  if (shape.enum) return { ...FLAT, bytes: Math.max(...shape.enum.map(sizeOf)) };
  if (type === 'string') return largestText(shape, at);
  if (type === 'object') return largestObject(shape, at);
  if (type === 'array') {
    if (!items || maxItems === undefined)
      throw new Error(`${at} has no longest list (contract/schemas/bounds.ts)`);
    return repeated(largestOf(items, `${at}[]`), maxItems);
  }
  if (type === undefined) throw new Error(`${at} may be anything`);
  return { ...FLAT, bytes: NUMBER_BYTES };
}

/** The largest JSON body that the schema of a row takes. @throws Error if it has no bounds, for who adds a row */
export const largestBody = ({ body, path }: Pick<Call, 'body'> & { path: string }): BodyLimits =>
  body && body !== 'multipart'
    ? largestOf(z.toJSONSchema(body, { io: 'input', metadata: BOUNDS }) as Shape, path)
    : NO_BODY;

/** How much a body of a call may hold. */
export function bodyLimitsOf(row: Pick<Call, 'body' | 'path'>): BodyLimits {
  if (!row.body || row.body === 'multipart') return NO_BODY;
  const { bytes, depth, elements } = largestBody(row);
  return {
    bytes: Math.max(NO_BODY.bytes, Math.min(bytes * TIMES, bytes + MOST_MORE)),
    depth: depth * TIMES,
    elements: Math.max(NO_BODY.elements, elements * TIMES),
  };
}
