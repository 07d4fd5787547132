import { type Content, type Html, html, paragraphs, prose } from '../../../base/html.ts';
import type { MediaType, OpenApiDocument, Operation, Parameter, Response } from '../types.ts';
import { definitions, type FieldLine, fieldLines, fieldList, limitsOf, typeInWords } from './fields.ts';

export interface PageCall {
  method: string;
  path: string;
  operation: Operation;
}

type Components = OpenApiDocument['components'];

/** A call: its purpose, parameters, answer and refusals. */
export function callSection({ method, path, operation }: PageCall, components: Components): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const answer = answerOf(responses);
  const [bodyType, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return html`
<section class="call" id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title">${summary}</h3>
<p class="line"><span class="method">${method}</span> <code>${path}</code></p>
${paragraphs(description)}
${parameters.length > 0 && part('Parameters', fieldList(parameters.map((each) => parameterField(each, components))))}
${body && part('Body', [html`<p class="note">${bodyType}</p>`, fieldList(fieldLines(body.schema, components.schemas))])}
${answer && part(`Answer, status ${answer.status}`, answerFields(answer.media, components))}
${part('Example', exampleOf({ method, path, parameters, body, answer: answer?.media }))}
${part('Refusals', refusals(responses, components))}
</section>`;
}

const part = (title: string, content: Content) => html`<h4>${title}</h4>${content}`;

const parameterField = (
  { name, in: place, required, description, schema }: Parameter,
  { schemas }: Components,
): FieldLine => ({
  path: name,
  type: `${typeInWords(schema, schemas)} in ${PLACES[place]}`,
  required,
  meaning: [description, ...limitsOf(schema)].filter(Boolean),
});

const PLACES = { path: 'the path', query: 'the query', header: 'a header' } as const;

function answerOf(responses: Operation['responses']): { status: string; media: MediaType } | undefined {
  const [status, response] = Object.entries(responses).find(([status]) => Number(status) < 300) ?? [];
  const media = response && 'content' in response ? response.content['application/json'] : undefined;
  return status && media ? { status, media } : undefined;
}

function answerFields({ schema }: MediaType, { schemas }: Components): Html {
  const fields = fieldLines(schema, schemas);
  if (fields.length === 0) return html`<p>JSON that nobody reads; only the status counts.</p>`;
  const type = typeInWords(schema, schemas);
  const note = type === 'object' ? undefined : html`<p class="note">${type}</p>`;
  return html`${note}${fieldList(fields)}`;
}

interface Example {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: MediaType | undefined;
  answer: MediaType | undefined;
}

function exampleOf({ method, path, parameters, body, answer }: Example): Html {
  const request = [`${method} ${exampleUrl(path, parameters)}`, ...exampleBody(body)].join('\n\n');
  return html`
${code('Sent', request)}
${answer && code('Answered', JSON.stringify(answer.example, null, 2))}`;
}

const code = (title: string, text: string) =>
  html`<figure><figcaption>${title}</figcaption><pre lang="ja"><code>${text}</code></pre></figure>`;

function exampleUrl(path: string, parameters: readonly Parameter[]): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters.find((each) => each.name === name)?.example ?? ''),
  );
  const query = parameters
    .filter((each) => each.in === 'query' && each.example !== undefined)
    .map(({ name, example }) => `${name}=${String(example)}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

function exampleBody(body: MediaType | undefined): string[] {
  if (!body) return [];
  if (!body.encoding) return [JSON.stringify(body.example, null, 2)];
  const pairs = Object.entries(body.example as Record<string, string | readonly string[]>);
  return [pairs.flatMap(([name, values]) => [values].flat().map((value) => `${name}: ${value}`)).join('\n')];
}

/** A call's own refusals; those of every call stand once on the page. */
function refusals(responses: Operation['responses'], components: Components): Html {
  const own = Object.entries(responses).flatMap(([status, response]) =>
    'content' in response ? refusalEntries(status, response) : [],
  );
  const ownRefusals = own.filter(({ code }) => !(code in components.responses));
  const common = html`<a href="#refusals">those of every call</a>`;
  if (ownRefusals.length === 0) return html`<p>Only ${common}.</p>`;
  return html`${refusalList(ownRefusals)}<p>And ${common}.</p>`;
}

interface RefusalEntry {
  status: string;
  code: string;
  when: string;
}

export const refusalEntries = (status: string, { content }: Response): RefusalEntry[] =>
  Object.entries(content['application/json']?.examples ?? {}).map(([code, { summary }]) => ({
    status,
    code,
    when: summary,
  }));

export const refusalList = (entries: readonly RefusalEntry[]): Html =>
  definitions(
    entries.map(({ status, code, when }) => [
      html`<span class="status">${status}</span> <code>${code}</code>`,
      html`<p>${prose(when)}</p>`,
    ]),
  );
