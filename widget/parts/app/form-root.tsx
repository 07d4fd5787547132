import type { ReactNode } from 'react';
import { FormContext, type FormContextValue, useFormState } from '../use-form.ts';

/** What is around every part of a form: its state, and the element that its theme's styles hang on. */
export function FormRoot({ value, children }: { value: FormContextValue; children: ReactNode }) {
  return (
    <FormContext value={value}>
      <Themed>{children}</Themed>
    </FormContext>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const theme = useFormState((form) => form.navigation.settings.theme);
  return (
    <div className={`form form--${theme}`} part="form" lang="ja">
      {children}
    </div>
  );
}
