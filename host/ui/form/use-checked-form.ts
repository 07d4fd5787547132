import { type FormEvent, useEffect, useRef, useState } from 'react';
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
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>(rejected?.problems ?? {});
  const [answered, setAnswered] = useState(rejected);
  if (rejected !== answered) {
    setAnswered(rejected);
    setProblems(rejected?.problems ?? {});
  }

  useEffect(() => {
    if (rejected) focusFirst(rules, rejected.problems, form.current);
  }, [rules, rejected]);

  function check(event: FormEvent<HTMLFormElement>): void {
    const found = problemsOf(rules, readValues(rules, new FormData(event.currentTarget)));
    setProblems(found);
    if (focusFirst(rules, found, event.currentTarget)) event.preventDefault();
  }

  function forget({ target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement;
    setProblems((before) => ({ ...before, [name]: undefined }));
  }

  return { problems, formProps: { ref: form, noValidate: true, onSubmit: check, onInput: forget } };
}

/** Moves to the first field that has a problem. @returns whether there is one */
function focusFirst<Name extends string>(
  { names }: FormRules<Name>,
  problems: Problems<Name>,
  form: HTMLFormElement | null,
): boolean {
  const first = names.find((name) => problems[name]);
  if (first === undefined) return false;
  const found = form?.elements.namedItem(first);
  // Several radio buttons have one name.
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
  return true;
}
