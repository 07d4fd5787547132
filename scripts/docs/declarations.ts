import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ATTRIBUTES, type Attribute, type AttributeName, FORM_STEPS } from '#contract/embed/element.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Texts as a type. */
export const union = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(' | ');

/** The step as a type. */
export const STEP_TYPE = union(FORM_STEPS);

/** The type of an attribute's values: its words, or any text. */
export function typeOfAttribute(name: AttributeName): string {
  const { allowed }: Attribute = ATTRIBUTES[name];
  return allowed.includes(' | ') ? union(allowed.split(' | ')) : 'string';
}

/** The declaration of an interface as it stands in a source file, without `export`. */
export function declarationOf(path: string, name: string): string {
  const source = readFileSync(join(ROOT, path), 'utf8');
  const [declaration] = new RegExp(`^interface ${name} \\{[\\s\\S]*?^\\}`, 'm').exec(
    source.replaceAll(/^export /gm, ''),
  ) ?? [undefined];
  if (!declaration) throw new Error(`${path} has no interface ${name}.`);
  return declaration;
}

/** The declaration of a type as it stands in a source file, without `export`. */
export function aliasOf(path: string, name: string): string {
  const source = readFileSync(join(ROOT, path), 'utf8');
  const [, declaration] =
    new RegExp(`^export (type ${name} = [^;]*(?:\\{[^}]*\\})?;)`, 'm').exec(source) ?? [];
  if (!declaration) throw new Error(`${path} has no type ${name}.`);
  return declaration;
}

/** The interface of the details of all events. */
export const EVENT_DETAILS = declarationOf('contract/embed/element.ts', 'EventDetails');

/** The detail of an event as a type. */
export function detailOf(event: string): string {
  const [, detail] = new RegExp(`'${event}': (\\{.*\\});`).exec(EVENT_DETAILS) ?? [];
  if (!detail) throw new Error(`${event} has no detail.`);
  return detail.replaceAll(/\bStep\b/g, STEP_TYPE);
}
