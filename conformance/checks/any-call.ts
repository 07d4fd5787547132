import { CALLS } from '#contract/calls/index.ts';
import { refusal } from '#contract/refusals/refusals.ts';
import { type ApiCheck, SPEC } from '../check.ts';
import { expectJson, expectStatus, hold, told } from '../expect.ts';

const UNKNOWN_PATH = '/v1/conformance_no_such_call';

/** Rows that belong to no single call. */
export const anyCall: readonly ApiCheck[] = [
  {
    name: 'answers 404 for an unknown path',
    from: SPEC.http,
    kind: 'bad',
    run: async (api) => expectStatus(await api.request('GET', UNKNOWN_PATH), [404]),
  },
  {
    name: 'answers an unknown path in the common shape of refusals',
    from: SPEC.ours,
    kind: 'bad',
    optional: true,
    run: async (api) => {
      const answer = await api.request('GET', UNKNOWN_PATH);
      const result = refusal.safeParse(expectJson(answer));
      const expected = '{ error: { code: "unknown_call", message, details, request_id } }';
      hold(result.success && result.data.error.code === 'unknown_call', expected, () => told(answer), answer);
    },
  },
  {
    name: 'answers HEAD like GET, without a body',
    from: 'RFC 9110, section 9.3.2',
    kind: 'good',
    optional: true,
    run: async (api) => {
      const answer = await api.request('HEAD', CALLS.prefectures.path);
      expectStatus(answer, [200]);
      hold(answer.text === '', 'no body', () => told(answer), answer);
    },
  },
];
