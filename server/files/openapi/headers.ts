import type { Ref } from './types.ts';

/** The header that every answer carries. */
export const REQUEST_ID_HEADERS: Record<string, Ref> = {
  'x-request-id': { $ref: '#/components/headers/RequestId' },
};

export const HEADERS = {
  RequestId: {
    description: 'Names the request in the server’s log. A refusal has it as `request_id` too.',
    required: true,
    schema: { type: 'string' },
  },
};
