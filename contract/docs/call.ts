import type { BodyOf, Call, ParamsOf, QueryOf } from '../calls/call.ts';
import type { RefusalCode } from '../refusals/refusals.ts';

/** A part of a call's input or output: `data[].logo` is the logo of each entry of the list `data`. */
type FieldPath = string;

/** The documentation of a call: for the API document, its readable page, and developers of other back ends. */
export interface CallDocs<Row extends Call = Call> {
  readonly title: string;
  /** Its purpose, and notes for clients. */
  readonly description: string;
  readonly params?: Readonly<Record<keyof ParamsOf<Row>, string>>;
  readonly query?: Readonly<Record<keyof QueryOf<Row>, string>>;
  /** The meaning of the members of the body, with units and limits. */
  readonly body?: Readonly<Record<FieldPath, string>>;
  readonly answer?: Readonly<Record<FieldPath, string>>;
  /** When each refusal of the row comes. */
  readonly refusals: Readonly<Record<Row['refusals'][number], string>>;
  readonly example: {
    readonly params?: ParamsOf<Row>;
    readonly query?: { readonly [Name in keyof QueryOf<Row>]?: string };
    readonly body?: BodyOf<Row>;
    readonly answer: unknown;
  };
}

/** Docs of all rows of a file: a row without docs does not compile. */
export type DocsOf<Rows extends Record<string, Call>> = {
  readonly [Name in keyof Rows]: CallDocs<Rows[Name]>;
};

/** Said of every call that takes JSON, in the same words. */
export const JSON_REFUSALS = {
  malformed: 'The body is not JSON.',
  too_large: 'The body is larger than 64 KB.',
  unsupported_content_type: 'The Content-Type is not application/json.',
  invalid_body: 'A member is missing, of the wrong type, or breaks a rule; `details` names it.',
} as const satisfies Partial<Record<RefusalCode, string>>;

/** Said of every call that takes a multipart form with photos. */
export const FORM_REFUSALS = {
  malformed: 'The body came as application/json and is not JSON.',
  malformed_form: 'The body is not multipart, or it ends early.',
  stalled: 'Nothing more of the body arrived for 30 seconds.',
  too_large: 'The body is larger than any request needs.',
  too_much: 'More fields or files, or longer names or values, than any request needs.',
  unsupported_content_type: 'The Content-Type is not multipart/form-data.',
} as const satisfies Partial<Record<RefusalCode, string>>;

/** For the calls that store data of visitors. */
export const TOO_MANY = {
  too_many_requests:
    'Too many from this address, or for this e-mail address or phone number. `Retry-After` says when to try again.',
} as const satisfies Partial<Record<RefusalCode, string>>;
