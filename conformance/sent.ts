import type { FormPart } from './form-parts.ts';

/** A request as it is sent. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly form?: readonly FormPart[];
}

export interface ReceivedAnswer {
  readonly sent: Sent;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
