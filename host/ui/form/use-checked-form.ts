import { type FormEvent, useState } from 'react';
import { type FormRules, type Problems, problemsOf, type Rejected, readValues } from './form-rules.ts';

/**
 * A form that is checked when it is sent: before it leaves the browser, and again on the server, which is all there is
 * without scripts. The first field with a problem gets the focus; editing a field takes its problem away.
 * @param rejected the latest answer of the server, where it did not accept the form
 */
export function useCheckedForm<Name extends string>(
  rules: FormRules<Name>,
  rejected: Rejected<Name> | undefined,
) {
  const [problems, setProblems] = useState<Problems<Name>>(rejected?.problems ?? {});
  const [answered, setAnswered] = useState(rejected);
  if (rejected !== answered) {
    setAnswered(rejected);
    setProblems(rejected?.problems ?? {});
  }

  function check(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const found = problemsOf(rules, readValues(rules, new FormData(form)));
    setProblems(found);
    const first = rules.names.find((name) => found[name]);
    if (first === undefined) return;
    event.preventDefault();
    (form.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  function forget({ target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement;
    setProblems((before) => ({ ...before, [name]: undefined }));
  }

  return { problems, formProps: { noValidate: true, onSubmit: check, onInput: forget } };
}
