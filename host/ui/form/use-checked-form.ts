import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FormRules, type Problems, problemsOf, type Rejected, readValues } from './form-rules.ts';

/**
 * A form that is checked when it is sent: before it leaves the browser, and again on the server, which is all there is
 * without scripts. The first field with a problem gets the focus; editing a field takes its problem away.
 * @param rejected the latest answer of the server, where it did not accept the form
 */
export function useCheckedForm<Name extends string>(
  rules: FormRules<Name>,
  rejection: Rejected<Name> | undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>(rejection?.problems ?? {});
  const [lastRejection, setLastRejection] = useState(rejection);
  if (rejection !== lastRejection) {
    setLastRejection(rejection);
    setProblems(rejection?.problems ?? {});
  }

  useEffect(() => {
    if (rejection) focusFirst(rules, rejection.problems, form.current);
  }, [rules, rejection]);

  function check(event: FormEvent<HTMLFormElement>): void {
    const newProblems = problemsOf(rules, readValues(rules, new FormData(event.currentTarget)));
    setProblems(newProblems);
    if (focusFirst(rules, newProblems, event.currentTarget)) event.preventDefault();
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
  const control = form?.elements.namedItem(first);
  // Several radio buttons have one name.
  const field = control instanceof RadioNodeList ? control[0] : control;
  if (field instanceof HTMLElement) {
    // A field in a closed fold takes no focus.
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    field.focus();
  }
  return true;
}
