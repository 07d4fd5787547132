/*
 * Named values that a page of a partner sends with a request, such as the article that it stands in. The partner declares
 * them for a medium; only the partner and the operator read them.
 */

/** The values that a field takes. They are kinds and no expressions: an expression of a partner could stop a server. */
export const CONTEXT_PATTERNS = {
  code: { label: '英数字と「-」「_」「.」', takes: (value: string) => /^[\w.-]+$/.test(value) },
  digits: { label: '数字', takes: (value: string) => /^\d+$/.test(value) },
  text: { label: '文字', takes: (value: string) => !/\p{Cc}/u.test(value) },
} as const;
type ContextPattern = keyof typeof CONTEXT_PATTERNS;

/** A medium has so many fields; their values have so many characters at most. */
export const CONTEXT_LIMITS = { fields: 10, nameCharacters: 40, characters: 200 } as const;

const NAME = new RegExp(`^[a-z][a-z0-9_]{0,${CONTEXT_LIMITS.nameCharacters - 1}}$`);

/** A text may be the name of a field. */
export const isContextName = (text: string): boolean => NAME.test(text);

/** A field that a partner has declared. */
export interface ContextField {
  readonly name: string;
  readonly pattern: ContextPattern;
  /** The longest value. */
  readonly characters: number;
}

export type Context = Readonly<Record<string, string>>;
