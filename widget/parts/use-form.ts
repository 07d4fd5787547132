import { computed } from '@preact/signals-core';
import { createContext, useContext, useMemo } from 'react';
import type { Theme } from '#contract/embed/themes.ts';
import type { FormState } from '../state/form-state.ts';
import type { FormActions, FormValues } from '../state/form-views.ts';
import type { SliceValues } from '../state/slice.ts';
import { useSignalValue } from './use-signal-value.ts';

/** The form that a screen belongs to, and where it is painted. */
export interface FormContextValue {
  readonly form: FormState;
  readonly root: ShadowRoot;
}

export const FormContext = createContext<FormContextValue | null>(null);

function useContextValue(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('a part of the form is rendered outside of <FormContext>');
  return value;
}

/** The whole form, for the hooks of parts that come later (use-contact.ts). */
export const useForm = (): FormState => useContextValue().form;

/** Nothing that is a slice as a whole. */
type Inner<Value> = Value extends SliceValues ? never : Value;

/** A value of a part of the state, as `useFormState` reads one of the form. */
export function useValueOf<Values, Value>(part: object, read: (part: Values) => Value): Inner<Value> {
  // `read` may close over the part's properties, so a new one makes a new computed value.
  const value = useMemo(() => computed(() => read(part as unknown as Values)), [part, read]);
  return useSignalValue(value) as Inner<Value>;
}

/**
 * A value of the form's state. The part is rendered again when it changes, and only then. A part can read the state in
 * no other way, so every value is followed.
 *
 * const items = useFormState((form) => form.goods.items);
 *
 * A slice as a whole is no value: its type is `never`.
 */
export const useFormState = <Value>(read: (form: FormValues) => Value): Inner<Value> =>
  useValueOf(useForm(), read);

/** The theme of the form. A part reads it here; style sheets go by the class of the form. */
export const useTheme = (): Theme => useFormState((form) => form.navigation.settings.theme);

/** The actions of the form: methods only, no values. */
export const useActions = (): FormActions => useForm();

/** The shadow root that the form is painted in. */
export function useRoot(): ShadowRoot {
  return useContextValue().root;
}
