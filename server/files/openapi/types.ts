/** The part of JSON Schema (draft 2020-12) that is used: the language of shapes in OpenAPI 3.1. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  contentMediaType?: string;
  contentSchema?: JsonSchema;
  $defs?: Record<string, JsonSchema>;
  $schema?: string;
  id?: string;
  additionalProperties?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
  encoding?: Record<string, { contentType: string }>;
}

export interface RequestBody {
  required: boolean;
  description?: string;
  content: Record<string, MediaType>;
}

export interface Response {
  description: string;
  headers: Record<string, Ref>;
  content: Record<string, MediaType>;
}

export interface Ref {
  $ref: string;
}

export interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  parameters?: readonly Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Ref>;
}

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: readonly { url: string; description: string }[];
  security: readonly [];
  tags: readonly { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    headers: Record<string, { description: string; required: boolean; schema: JsonSchema }>;
  };
}
