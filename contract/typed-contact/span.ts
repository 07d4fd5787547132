/** The kinds of contact that the filter knows. */
export type ContactKind = 'phone' | 'mail' | 'page' | 'account' | 'address';

/** A piece of a text, from one place up to another. */
export interface Span {
  readonly kind: ContactKind;
  readonly from: number;
  readonly to: number;
}

/**
 * The places where a pattern holds. Browsers of 2022 cannot look behind, so a pattern may put into its first group what
 * stands before a match and is no part of it.
 */
export function* matchesOf(kind: ContactKind, pattern: RegExp, plain: string): Generator<Span> {
  for (const { 0: match, 1: before = '', index } of plain.matchAll(pattern))
    yield { kind, from: index + before.length, to: index + match.length };
}
