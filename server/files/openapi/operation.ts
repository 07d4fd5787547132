import type * as z from 'zod/mini';
import type { Call } from '#contract/calls/call.ts';
import type { CallName } from '#contract/calls/index.ts';
import { REQUEST_ID_HEADERS } from './headers.ts';
import { CALL_LIMITS } from './limits.ts';
import { type RefusalReasons, refusalResponses } from './refusals.ts';
import type { Schemas } from './schemas.ts';
import {
  IDEMPOTENCY_PARAMETER,
  LANGUAGE_PARAMETER,
  submissionForm,
  THEME_PARAMETER,
} from './submission-form.ts';
import type { JsonSchema, Operation, Parameter, RequestBody } from './types.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** The documentation of a call (contract/docs), independent of its row. */
interface AnyDocs {
  title: string;
  description: string;
  params?: Texts;
  query?: Texts;
  body?: Readonly<Record<string, string>>;
  answer?: Readonly<Record<string, string>>;
  refusals: RefusalReasons;
  example: { params?: Texts; query?: Texts; body?: unknown; answer: unknown };
}

export interface DescribedCall {
  name: CallName;
  row: Call;
  docs: AnyDocs;
  /** The title of its domain. */
  tag: string;
}

/** A call as the document shows it. */
export function operationOf({ name, row, docs, tag }: DescribedCall, schemas: Schemas): Operation {
  const body = requestBody(name, row, docs, schemas);
  const parameters = parametersOf(name, row, docs, schemas);
  return {
    operationId: name,
    tags: [tag],
    summary: docs.title,
    description: docs.description,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      [row.status ?? 200]: {
        description: 'The answer.',
        headers: REQUEST_ID_HEADERS,
        content: {
          'application/json': { schema: answerSchema(row, docs, schemas), example: docs.example.answer },
        },
      },
      ...refusalResponses(row, docs.refusals),
    },
  };
}

function answerSchema(row: Call, { answer = {} }: AnyDocs, schemas: Schemas): JsonSchema {
  const schema = schemas.output(row.answer);
  schemas.describe(schema, asDescriptions(answer));
  return schema;
}

function requestBody(name: CallName, row: Call, docs: AnyDocs, schemas: Schemas): RequestBody | undefined {
  if (!row.body) return undefined;
  if (row.body === 'multipart')
    return { required: true, content: { 'multipart/form-data': submissionForm() } };
  const schema = schemas.input(row.body);
  schemas.describe(schema, asDescriptions(docs.body ?? {}));
  schemas.describe(schema, CALL_LIMITS[name]?.body ?? {});
  return { required: true, content: { 'application/json': { schema, example: docs.example.body } } };
}

function parametersOf(name: CallName, row: Call, { params, query, example }: AnyDocs, schemas: Schemas) {
  const limits = CALL_LIMITS[name]?.params ?? {};
  return [
    ...(row.params ? parametersIn('path', schemas, row.params, params, example.params, limits) : []),
    ...(row.query ? parametersIn('query', schemas, row.query, query, example.query) : []),
    ...(name === 'submitRequest' ? [IDEMPOTENCY_PARAMETER, THEME_PARAMETER, LANGUAGE_PARAMETER] : []),
  ];
}

function parametersIn(
  place: Parameter['in'],
  schemas: Schemas,
  row: z.ZodMiniType,
  descriptions: Texts = {},
  examples: Texts = {},
  limits: Readonly<Record<string, JsonSchema>> = {},
): Parameter[] {
  const { required = [] } = schemas.input(row);
  const { properties = {} } = schemas.output(row);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    description: descriptions[name] ?? '',
    schema: { ...schema, ...limits[name] },
    ...(examples[name] && { example: examples[name] }),
  }));
}

const asDescriptions = (texts: Readonly<Record<string, string>>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(texts).map(([path, description]) => [path, { description }]));
