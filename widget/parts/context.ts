import { createContext, useContext } from 'react';
import type { Catalogue } from '../api/catalogue.ts';
import type { FormStore } from '../state/store.ts';

/** What every part of the screen reaches: the form's state, its catalogue, and where it is painted. */
export interface FormContextValue {
  readonly store: FormStore;
  readonly catalogue: () => Catalogue;
  /** The API's address, without a slash at its end. */
  readonly apiBase: () => string;
  readonly root: ShadowRoot;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('useForm is called outside of <FormContext>');
  return value;
}
