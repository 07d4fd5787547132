import { storable } from '../base/text.ts';
import { typedContact } from '../typed-contact/typed-contact.ts';
import { CONTEXT_PATTERNS, type Context, type ContextField } from './context.ts';

/** The reasons for which a value is not kept. `personal`: it looks like a mail address or a phone number. */
type ContextProblem = 'undeclared' | 'characters' | 'pattern' | 'personal';

const PERSONAL: readonly string[] = ['mail', 'phone'];

/** The reason for which a value is not kept; undefined: it is. */
export function contextProblem(
  fields: readonly ContextField[],
  name: string,
  value: string,
): ContextProblem | undefined {
  const field = fields.find((one) => one.name === name);
  if (!field) return 'undeclared';
  if (value.length > field.characters) return 'characters';
  if (!CONTEXT_PATTERNS[field.pattern].takes(value)) return 'pattern';
  return typedContact(value).some(({ kind }) => PERSONAL.includes(kind)) ? 'personal' : undefined;
}

/** The values that are kept. A mistake in a page must not stop a request: all others are left out. */
export const keptContext = (
  fields: readonly ContextField[],
  pairs: Iterable<readonly [name: string, value: string]>,
): Context =>
  Object.fromEntries(
    [...pairs]
      .map(([name, value]) => [name, storable(value).trim()] as const)
      .filter(([name, value]) => value !== '' && contextProblem(fields, name, value) === undefined),
  );
