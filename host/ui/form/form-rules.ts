import { tableOf } from '#contract/base/keys.ts';

/** The texts of a form by the names of its fields. A ticked check box has the text 'on'. */
export type Values<Name extends string> = Record<Name, string>;
export type Problems<Name extends string> = Partial<Record<Name, string>>;

/** The rules of a form for the browser and the server. Both check with the same rules. */
export interface FormRules<Name extends string> {
  /** In the order of the page. */
  readonly names: readonly Name[];
  /** The error of a text, or undefined. `values` are those of all fields, where one depends on another. */
  readonly problem: (name: Name, text: string, values: Values<Name>) => string | undefined;
  /** The checked and sent form of a text; by default without spaces around it. */
  readonly tidy?: (name: Name, text: string) => string;
}

/** The server's answer to a form that was not accepted. */
export interface Rejected<Name extends string> {
  problems: Problems<Name>;
  /** For browsers without scripts, which load the page again. */
  values: Values<Name>;
  /** The form is correct, but it could not be passed on. */
  failed: boolean;
}

export function readValues<Name extends string>(rules: FormRules<Name>, form: FormData): Values<Name> {
  const tidy = rules.tidy ?? ((_name: Name, text: string) => text.trim());
  return tableOf(rules.names, (name) => tidy(name, String(form.get(name) ?? '')));
}

export function problemsOf<Name extends string>(
  rules: FormRules<Name>,
  values: Values<Name>,
): Problems<Name> {
  const entries = rules.names.map((name) => [name, rules.problem(name, values[name], values)]);
  return Object.fromEntries(entries.filter(([, problem]) => problem !== undefined)) as Problems<Name>;
}
