import type { Call } from '#contract/calls/call.ts';
import { COMMON_REFUSALS, REFUSALS, type RefusalCode } from '#contract/refusals/refusals.ts';
import { refusalBody } from '../../base/errors.ts';
import { REQUEST_ID_HEADERS } from './headers.ts';
import type { Ref, Response } from './types.ts';

/** When each code comes, in the words of a call. */
export type RefusalReasons = Readonly<Partial<Record<RefusalCode, string>>>;

const REQUEST_ID = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';

/** By status, how a call is refused: with its own codes, and with those of every call. */
export function refusalResponses(
  { refusals }: Call,
  reasons: RefusalReasons,
): Record<string, Response | Ref> {
  const common = COMMON_REFUSALS.filter((code) => !refusals.includes(code));
  const codes = [...refusals, ...common];
  const byStatus = Map.groupBy(codes, (code) => REFUSALS[code].status);
  const responses = [...byStatus].map(([status, ofStatus]) => {
    const commonCode = ofStatus.length === 1 && common.find((code) => code === ofStatus[0]);
    return [
      status,
      commonCode ? { $ref: `#/components/responses/${commonCode}` } : response(ofStatus, reasons),
    ];
  });
  return Object.fromEntries(responses);
}

/** The refusals of every call, each on its own. */
export const commonResponses = (): Record<string, Response> =>
  Object.fromEntries(COMMON_REFUSALS.map((code) => [code, response([code], {})]));

/** When a code comes: in the words of the call, or in the general words of the code. */
const reasonOf = (code: RefusalCode, reasons: RefusalReasons): string =>
  reasons[code] ?? REFUSALS[code].description;

function response(codes: readonly RefusalCode[], reasons: RefusalReasons): Response {
  return {
    description: codes.map((code) => `\`${code}\`: ${reasonOf(code, reasons)}`).join('\n\n'),
    headers: REQUEST_ID_HEADERS,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        examples: Object.fromEntries(
          codes.map((code) => [code, { summary: reasonOf(code, reasons), value: exampleOf(code) }]),
        ),
      },
    },
  };
}

const exampleOf = (code: RefusalCode) =>
  refusalBody({ code, message: REFUSALS[code].message, details: [] }, REQUEST_ID);
