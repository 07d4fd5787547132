import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema, OpenApiDocument, Response } from '#server/files/openapi/types.ts';

/** Validates values against the schemas of a document, for tests. */
export class Validator {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  readonly #components: OpenApiDocument['components'];

  constructor({ components }: OpenApiDocument) {
    this.#components = components;
  }

  /** The errors of a value. Members that are not in the document are errors too. */
  problems(schema: JsonSchema, value: unknown): string[] {
    const validate = this.#ajv.compile(close({ ...schema, components: this.#components }) as object);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
}

/** Object schemas of the document allow further members. Here they do not, so that undocumented ones are found. */
function close(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(close);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, close(value)]));
  const isObjectSchema = copy.type === 'object' && typeof copy.properties === 'object';
  return isObjectSchema ? { additionalProperties: false, ...copy } : copy;
}

/** The response for a status: the call's own, or the one of every call. */
export function responseOf(
  { components }: OpenApiDocument,
  responses: OpenApiDocument['paths'][string][string]['responses'],
  status: number,
): Response | undefined {
  const response = responses[status];
  if (!response || 'content' in response) return response as Response | undefined;
  return components.responses[response.$ref.split('/').at(-1) ?? ''];
}
