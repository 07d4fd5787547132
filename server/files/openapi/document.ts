import { keysOf } from '#contract/base/keys.ts';
import { CALLS, DOMAINS } from '#contract/calls/index.ts';
import { CALL_DOCS, DOMAIN_DOCS } from '#contract/docs/index.ts';
import { refusal } from '#contract/refusals/refusals.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { HEADERS } from './headers.ts';
import { INTRODUCTION } from './introduction.ts';
import { type DescribedCall, operationOf } from './operation.ts';
import { commonResponses } from './refusals.ts';
import { Schemas } from './schemas.ts';
import type { OpenApiDocument, Operation } from './types.ts';

/** The product API as an OpenAPI document, made from the rows of the contract and their documentation. */
export function openApiDocument(productName: string): OpenApiDocument {
  const schemas = new Schemas();
  schemas.describe(schemas.output(refusal), REFUSAL_PARTS);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of describedCalls()) {
    const { method, path } = call.row;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(call, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${productName} API`,
      version: packageJson.version,
      description: INTRODUCTION,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from.' }],
    security: [],
    tags: Object.values(DOMAIN_DOCS).map(({ title, description }) => ({ name: title, description })),
    paths,
    components: { schemas: schemas.shared, responses: commonResponses(), headers: HEADERS },
  };
}

const REFUSAL_PARTS = {
  error: { description: 'Why the call was refused.' },
  'error.code': { description: 'For programs; one of those that the call lists.' },
  'error.message': { description: 'Japanese; may be shown to people.' },
  'error.details': { description: 'What is wrong where; often empty.' },
  'error.details[].field': { description: 'The name of a field as it was sent, or empty.' },
  'error.details[].message': { description: 'Japanese; may be shown to people.' },
  'error.request_id': { description: 'The same as in the header x-request-id.' },
};

/** By domain, in the order in which they are written about. */
function describedCalls(): DescribedCall[] {
  const names = keysOf(CALL_DOCS);
  return keysOf(DOMAIN_DOCS).flatMap((domain) =>
    names
      .filter((name) => name in DOMAINS[domain])
      .map((name) => ({ name, row: CALLS[name], docs: CALL_DOCS[name], tag: DOMAIN_DOCS[domain].title })),
  );
}
