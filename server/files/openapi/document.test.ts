import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it, test } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls/index.ts';
import { COMMON_REFUSALS, REFUSALS } from '#contract/refusals/refusals.ts';
import { responseOf, Validator } from '#test/server/document-validator.ts';
import { readRequest } from '../../requests/read-request.ts';
import { openApiDocument } from './document.ts';
import { fieldLines } from './page/fields.ts';
import type { MediaType, Operation } from './types.ts';

const document = openApiDocument('タカクラベ');
const validator = new Validator(document);

const rows = Object.entries(CALLS) as [CallName, Call][];
const operationOf = ({ path, method }: Call): Operation | undefined =>
  document.paths[path]?.[method.toLowerCase()];
const operations = rows.map(([name, row]) => [name, operationOf(row) as Operation, row] as const);

describe('The API document', () => {
  it('has no problem by the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('is the same however often it is made', () => {
    expect(openApiDocument('タカクラベ')).toEqual(document);
  });

  test.each(operations)('describes %s with every refusal at its status', (name, operation, row) => {
    expect(operation).toMatchObject({ operationId: name, summary: expect.any(String) });
    for (const code of [...row.refusals, ...COMMON_REFUSALS]) {
      const response = responseOf(document, operation.responses, REFUSALS[code].status);
      expect(response?.content['application/json']?.examples).toHaveProperty(code);
    }
    const statuses = [...row.refusals, ...COMMON_REFUSALS].map((code) => REFUSALS[code].status);
    expect(Object.keys(operation.responses).map(Number)).toEqual(
      [...new Set([row.status ?? 200, ...statuses])].sort((a, b) => a - b),
    );
  });

  test.each(operations)('says what every part of %s means', (_name, operation) => {
    for (const { schema } of mediaTypes(operation)) {
      const silent = fieldLines(schema, document.components.schemas).filter(
        ({ meaning }) => meaning.length === 0,
      );
      expect(silent.map(({ path }) => path)).toEqual([]);
    }
    for (const { description } of operation.parameters ?? []) expect(description).not.toBe('');
  });

  test.each(operations)('has examples of %s that fit its schemas', (_name, operation) => {
    for (const { schema, example, examples = {} } of mediaTypes(operation)) {
      for (const value of [example, ...Object.values(examples).map((each) => each.value)]) {
        if (value !== undefined) expect(validator.problems(schema, value)).toEqual([]);
      }
    }
    for (const { schema, example, required } of operation.parameters ?? []) {
      if (required || example !== undefined) expect(validator.problems(schema, example)).toEqual([]);
    }
  });

  it('has a submission as an example that the server takes', () => {
    const form = CALLS.submitRequest.body && operationOf(CALLS.submitRequest)?.requestBody;
    const { example } = form?.content['multipart/form-data'] ?? {};
    const pairs = Object.entries(example as Record<string, string | string[]>).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    );
    expect(readRequest(pairs)).toMatchObject({
      customer: { zip1: '1500041' },
      items: [
        { category: 'watch', attributes: [['ROLEX', 'デイトナ']], detail: { condition: 'やや傷あり' } },
      ],
    });
  });
});

const mediaTypes = ({ requestBody, responses }: Operation): MediaType[] => [
  ...Object.values(requestBody?.content ?? {}),
  ...Object.keys(responses).flatMap((status) =>
    Object.values(responseOf(document, responses, Number(status))?.content ?? {}),
  ),
];
