import type * as z from 'zod/mini';

/** Texts that the rows ask for: the first that a schema takes is its sample. */
const TEXTS = [
  '見本',
  'sample@example.jp',
  '00000000-0000-4000-8000-000000000000',
  '2026-11-30',
  '2026-11-30T01:00:00.000Z',
  'sample',
  // The keys of a browser, of 65 and of 16 bytes.
  'A'.repeat(87),
  'A'.repeat(22),
  'YQ==',
  'https://example.jp/',
];

/** The parts of a schema that a sample is made of. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
}

/** A value that a schema takes, with all members that may be left out. @throws if this function makes none */
export function sampleOf(schema: z.ZodMiniType): unknown {
  const sample = firstOf(schema, TEXTS);
  const value = schema.safeParse(sample).success ? sample : firstOf(schema, TEXTS.toReversed());
  schema.parse(value);
  return value;
}

function firstOf(schema: z.ZodMiniType, texts: readonly string[]): unknown {
  const def = schema.def as unknown as Def;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([name, member]) => [name, firstOf(member, texts)]),
      );
    case 'array':
      return def.element && [firstOf(def.element, texts)];
    case 'record':
      return { cell: '見本' };
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'boolean':
      return true;
    case 'union':
      return def.options?.[0] && firstOf(def.options[0], texts);
    case 'string':
      return texts.find((text) => schema.safeParse(text).success);
    case 'number':
      return [1, 1000].find((number) => schema.safeParse(number).success);
    case 'pipe':
      return def.in && firstOf(def.in, texts);
    default:
      return def.innerType && firstOf(def.innerType, texts);
  }
}
