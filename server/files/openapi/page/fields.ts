import { type Content, html, prose } from '../../../base/html.ts';
import type { JsonSchema, OpenApiDocument } from '../types.ts';

/** A part of a body or an answer, as a line of the page. */
export interface FieldLine {
  path: string;
  type: string;
  required: boolean;
  /** The meaning of the part, and its limits. */
  meaning: readonly string[];
}

type Shared = OpenApiDocument['components']['schemas'];

/** Every part of a schema, outer parts before inner ones: `data[].logo`. */
export function fieldLines(schema: JsonSchema, schemas: Shared, path = ''): FieldLine[] {
  const { properties = {}, patternProperties = {}, required = [], items } = read(schema, schemas);
  const members = Object.entries(properties).flatMap(([name, member]) => [
    fieldOf(path ? `${path}.${name}` : name, member, required.includes(name), schemas),
    ...innerFields(member, schemas, path ? `${path}.${name}` : name),
  ]);
  const patterns = Object.entries(patternProperties).map(([pattern, member]) =>
    fieldOf(readablePattern(pattern), member, false, schemas),
  );
  const entries = items && !path ? fieldLines(items, schemas, '[]') : [];
  return [...members, ...patterns, ...entries];
}

function innerFields(member: JsonSchema, schemas: Shared, path: string): FieldLine[] {
  const { items, properties } = read(member, schemas);
  if (items) return fieldLines(items, schemas, `${path}[]`);
  return properties ? fieldLines(member, schemas, path) : [];
}

/** Resolves a reference. Of several branches it takes the first that has parts, because the others repeat them. */
function read(schema: JsonSchema, schemas: Shared): JsonSchema {
  const own = schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const branches = own.anyOf?.map((each) => read(each, schemas)) ?? [];
  return branches.find((each) => each.items) ?? branches.find((each) => each.properties) ?? own;
}

const fieldOf = (path: string, schema: JsonSchema, required: boolean, schemas: Shared): FieldLine => ({
  path,
  type: typeInWords(schema, schemas),
  required,
  meaning: [schema.description ?? '', ...limitsOf(schema)].filter(Boolean),
});

/** `^a\[[1-9]\]$` as `a[1-9]`, `[a-z][a-z0-9_]*` as `key`. */
const readablePattern = (pattern: string) =>
  pattern
    .slice(1, -1)
    .replace('[a-z][a-z0-9_]*', '{key}')
    .replace('[1-', '{1–')
    .replace(/(\d)\](\\\])/, '$1}$2')
    .replaceAll('\\', '');

/** In words: "text", "list of texts", "number or null". */
export function typeInWords(schema: JsonSchema, schemas: Shared): string {
  if (schema.$ref) return 'object';
  const branches = schema.anyOf?.map((each) => typeInWords(each, schemas));
  if (branches) return [...new Set(branches)].join(' or ');
  if (schema.items) return listOf(schema.items, schemas);
  if (schema.contentMediaType === 'application/octet-stream') return 'file';
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return schema.enum || 'const' in schema ? 'text' : 'anything';
  return types.map((type) => TYPE_WORDS[type] ?? type).join(' or ');
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
};

function listOf(entries: JsonSchema, schemas: Shared): string {
  const type = typeInWords(entries, schemas);
  return `list of ${type.includes(' or ') || type === 'anything' ? type : `${type}s`}`;
}

/** The limits of a part, or of the entries of a list, in words. */
export function limitsOf(schema: JsonSchema): string[] {
  const { items, maxLength, minItems, maxItems, pattern, format, contentSchema } = schema;
  const own = [
    format === 'uuid' && 'A UUID.',
    maxLength !== undefined && `At most ${maxLength.toLocaleString('en')} characters.`,
    pattern && `Pattern: \`${pattern}\``,
    minItems !== undefined && `At least ${minItems}.`,
    maxItems !== undefined && `At most ${maxItems}.`,
    oneOf(schema),
    contentSchema && `Holds JSON: ${limitsOf(contentSchema.items ?? {}).join(' ')}`,
    schema.default !== undefined && `Default: ${String(schema.default)}`,
  ]
    .filter((limit) => typeof limit === 'string')
    .filter(Boolean);
  return [...own, ...(items && !items.$ref ? limitsOf(items) : [])];
}

function oneOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return `Always ${String(schema.const)}.`;
  const values =
    schema.enum ?? schema.anyOf?.map((branch) => branch.const).filter((each) => each !== undefined);
  return values && values.length > 0 ? `One of: ${values.join(', ')}` : '';
}

/** A list of names with their descriptions. */
export const definitions = (entries: readonly (readonly [name: Content, text: Content])[]) =>
  html`<dl class="fields">${entries.map(
    ([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`,
  )}</dl>`;

export const fieldList = (fields: readonly FieldLine[]) =>
  definitions(
    fields.map(({ path, type, required, meaning }) => [
      html`<code>${path}</code> <span class="type">${type}${!required && ', optional'}</span>`,
      meaning.map((text) => html`<p>${prose(text)}</p>`),
    ]),
  );
