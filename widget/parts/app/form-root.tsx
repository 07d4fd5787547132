import { type ReactNode, useEffect } from 'react';
import { spokenLanguage } from '#contract/language/words.ts';
import { followPresses } from '../after-press.ts';
import { FormContext, type FormContextValue, useTheme } from '../use-form.ts';

/** The frame of every screen of a form: it provides the state, and its class selects the theme's styles. */
export function FormRoot({ value, children }: { value: FormContextValue; children: ReactNode }) {
  return (
    <FormContext value={value}>
      <Themed>{children}</Themed>
    </FormContext>
  );
}

function Themed({ children }: { children: ReactNode }) {
  useEffect(followPresses, []);
  const theme = useTheme();
  return (
    <div className={`form form--${theme}`} part="form" lang={spokenLanguage()}>
      {children}
    </div>
  );
}
