import { type Call, urlOf } from '#contract/calls/call.ts';
import type { CallName } from '#contract/calls/index.ts';
import { IDEMPOTENCY_HEADER } from '#contract/calls/requests.ts';
import { CALL_DOCS } from '#contract/docs/index.ts';
import { type RefusalCode, refusal } from '#contract/refusals/refusals.ts';
import { anything } from '#contract/schemas/lenient.ts';
import { type CheckedApi, ORIGIN, stores } from '../api.ts';
import { type CallInput, type ExpectedRefusal, rowOf } from '../call-input.ts';
import { type ApiCheck, SPEC, sectionOf } from '../check.ts';
import { expectFit, expectJson, expectSuccess, hold, leftOut, missingMembers, told } from '../expect.ts';
import { Broken, NotChecked } from '../outcome.ts';
import type { ReceivedAnswer } from '../sent.ts';
import { CHECKS } from './index.ts';

/* The checks for every call, derived from its row and its example. A new call gets these checks automatically. */

const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000';

const answersAsSaid = (name: CallName): ApiCheck => ({
  name: 'answers as the specification says',
  from: sectionOf(name),
  kind: 'good',
  run: async (api) => {
    const answer = expectSuccess(await api.sample(name));
    const omissions = leftOut(expectJson(answer), expectFit(name, answer));
    hold(
      omissions.length === 0,
      'entries that clients can use',
      () => `unusable ones in ${omissions.join('; ')}`,
      answer,
    );
  },
});

const answersInJson = (name: CallName): ApiCheck => ({
  name: 'has the Content-Type of JSON',
  from: sectionOf(name),
  kind: 'good',
  run: async (api) => {
    const answer = await api.sample(name);
    const type = answer.headers.get('content-type') ?? 'none';
    const right = !answer.text || /^application\/([\w.-]+\+)?json\b/i.test(type);
    hold(right, 'the Content-Type application/json', () => type, answer);
  },
});

const holdsEveryMember = (name: CallName): ApiCheck => ({
  name: 'leaves out no member that the specification lists',
  from: sectionOf(name),
  kind: 'good',
  optional: true,
  run: async (api) => {
    const data = await api.known(name);
    const answer = await api.sample(name);
    const missing = missingMembers(expectJson(answer), data);
    hold(missing.length === 0, 'every member at least once', () => `nowhere ${missing.join(', ')}`, answer);
  },
});

function allows(header: string | null, expected: string): boolean {
  const values = (header ?? '').split(',').map((value) => value.trim().toLowerCase());
  return values.includes('*') || values.includes(expected.toLowerCase());
}

function expectOrigin(answer: ReceivedAnswer): void {
  const origin = answer.headers.get('access-control-allow-origin');
  const expected = `Access-Control-Allow-Origin: * or ${ORIGIN}`;
  hold(origin === '*' || origin === ORIGIN, expected, () => origin ?? 'no such header', answer);
}

const readableElsewhere = (name: CallName): ApiCheck => ({
  name: 'can be read by pages on other hosts, including its refusals',
  from: SPEC.cors,
  kind: 'good',
  run: async (api) => {
    const answers = api.answersOf(name);
    if (answers.length === 0) throw new NotChecked('there was no answer');
    for (const answer of answers) expectOrigin(answer);
  },
});

const paramNames = ({ path }: Call) => [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '');
const unknownParams = (row: Call) =>
  Object.fromEntries(paramNames(row).map((param) => [param, UNKNOWN_UUID]));

/** An unknown token is refused before anything else of the call is looked at. */
const isBehindLink = ({ refusals }: Call) => refusals.includes('unknown_link');

/** The headers that a browser asks for in a preflight request, before a call from another host. */
function askedHeaders(row: Call): readonly string[] {
  const { body } = row;
  if (body === 'multipart') return isBehindLink(row) ? [] : [IDEMPOTENCY_HEADER];
  return body ? ['Content-Type'] : [];
}

const preflight = (row: Call): ApiCheck => ({
  name: `can be called from pages on other hosts (${[row.method, ...askedHeaders(row)].join(', ')})`,
  from: SPEC.cors,
  kind: 'good',
  run: async (api) => {
    const { method } = row;
    const headerNames = askedHeaders(row);
    const answer = await api.request('OPTIONS', urlOf(row, '', { params: unknownParams(row) }), {
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': headerNames.join(', ').toLowerCase(),
      },
    });
    expectOrigin(expectSuccess(answer));
    const methods = answer.headers.get('access-control-allow-methods');
    // Browsers allow GET and POST without an entry in this header.
    hold(
      method !== 'PATCH' || allows(methods, method),
      `${method} among Access-Control-Allow-Methods`,
      () => methods ?? 'no such header',
      answer,
    );
    const headers = answer.headers.get('access-control-allow-headers');
    const missing = headerNames.filter((header) => !allows(headers, header));
    hold(
      missing.length === 0,
      `${headerNames.join(', ')} among Access-Control-Allow-Headers`,
      () => headers ?? 'no such header',
      answer,
    );
  },
});

/** A request that must be refused, made from the row alone. */
interface BadInput {
  readonly what: string;
  readonly from: string;
  readonly expects: ExpectedRefusal;
  readonly input: (api: CheckedApi, name: CallName) => CallInput;
}

/** How to cause each refusal, where the row alone is enough for this. */
const BAD_INPUTS: Partial<Record<RefusalCode, (row: Call) => BadInput | undefined>> = {
  malformed: (row) =>
    row.body === 'multipart'
      ? undefined
      : {
          what: 'a body that is cut off',
          from: SPEC.http,
          expects: { status: 'any', code: 'malformed' },
          input: () => ({ raw: { type: 'application/json', text: '{"broken":' } }),
        },
  malformed_form: () => ({
    what: 'a form that is cut off',
    from: SPEC.http,
    expects: { status: 'any', code: 'malformed_form' },
    input: () => ({
      raw: { type: 'multipart/form-data; boundary=cut', text: '--cut\r\nContent-Disposition: form' },
    }),
  }),
  unsupported_content_type: () => ({
    what: 'a body of another type',
    from: SPEC.http,
    expects: { status: 'any', code: 'unsupported_content_type' },
    input: () => ({ raw: { type: 'text/csv', text: 'a,b' } }),
  }),
  invalid_body: ({ body }) => ({
    what: 'a body without any member',
    from: SPEC.http,
    expects: { status: 'any', code: 'invalid_body' },
    input: () => (body === 'multipart' ? { form: [['nothing', '']] } : { json: {} }),
  }),
  missing_parameter: (row) =>
    row.query && {
      what: 'a query without its parameter, with 400',
      from: SPEC.form.errors,
      expects: { status: [400], code: 'missing_parameter' },
      input: () => ({}),
    },
  not_found: (row) => {
    const params = paramNames(row);
    if (params.length === 0 || params.includes('zip') || isBehindLink(row)) return;
    return {
      what: `an unknown ${params.join(' and ')}, with 404`,
      from: SPEC.http,
      expects: { status: [404], code: 'not_found' },
      input: () => ({ params: unknownParams(row) }),
    };
  },
  unknown_link: (row) => ({
    what: 'a link that nobody has made, with 404',
    from: SPEC.ours,
    expects: { status: [404], code: 'unknown_link' },
    input: (_api, name) => ({ params: unknownParams(row), json: CALL_DOCS[name].example.body }),
  }),
};

/** Without a link, the body of a call behind one is not read, so nothing is said of it. */
const OF_BODIES: readonly RefusalCode[] = [
  'malformed',
  'malformed_form',
  'unsupported_content_type',
  'invalid_body',
];

function badChecks(name: CallName, row: Call): ApiCheck[] {
  const codes = row.refusals.filter((code) => !(isBehindLink(row) && OF_BODIES.includes(code)));
  const inputs = codes.map((code) => BAD_INPUTS[code]?.(row)).filter((input) => input !== undefined);
  return inputs.map(({ what, from, expects, input }) => ({
    name: `refuses ${what}`,
    from,
    kind: 'bad',
    run: (api) => api.refuse(name, { params: unknownParams(row), ...input(api, name) }, expects),
  }));
}

/** The shape of refusals on our own server, and their codes. Other back ends may use another shape. */
const refusesInOneShape = (name: CallName): ApiCheck => ({
  name: 'refuses in the common shape: code, message, details, request_id',
  from: SPEC.ours,
  kind: 'bad',
  optional: true,
  run: async (api) => {
    const refusals = api.refusalsOf(name);
    if (refusals.length === 0) throw new NotChecked('nothing was refused');
    for (const { answer, code } of refusals) {
      const result = refusal.safeParse(safeJson(answer));
      const expected = `{ error: { code: "${code}", message, details, request_id } }`;
      hold(
        result.success && (!code || result.data.error.code === code),
        expected,
        () => told(answer),
        answer,
      );
    }
  },
});

function safeJson(answer: ReceivedAnswer): unknown {
  try {
    return expectJson(answer);
  } catch (error) {
    if (error instanceof Broken) return undefined;
    throw error;
  }
}

/** Limits are not tried out on a back end that others use. */
export const canBeRefused = ({ refusals }: Call): boolean =>
  refusals.some((code) => code !== 'too_many_requests');

/** The checks that follow from a row. @param row only for tests; default: the row in the contract */
export function everyCall(
  name: CallName,
  row: Call = rowOf(name),
): { before: ApiCheck[]; after: ApiCheck[] } {
  const shape = row.answer === anything ? [] : [holdsEveryMember(name)];
  const good = [answersAsSaid(name), answersInJson(name), ...shape];
  const before = stores(name, CHECKS) ? good.map((check): ApiCheck => ({ ...check, stores: true })) : good;
  const bad = badChecks(name, row);
  const elsewhere =
    row.method === 'GET' ? [readableElsewhere(name)] : [preflight(row), readableElsewhere(name)];
  return {
    before,
    after: [...bad, ...elsewhere, ...(canBeRefused(row) ? [refusesInOneShape(name)] : [])],
  };
}
