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

/**
 * A value of the form's state. The part is rendered again when it changes, and only then. A part can read the state in
 * no other way, so every value is followed.
 *
 * const items = useFormState((form) => form.goods.items);
 *
 * A slice as a whole is no value: its type is `never`.
 */
export function useFormState<Value>(
  read: (form: FormValues) => Value,
): Value extends SliceValues ? never : Value {
  const { form } = useContextValue();
  // `read` may close over the part's properties, so a new one makes a new computed value.
  const value = useMemo(() => computed(() => read(form as unknown as FormValues)), [form, read]);
  return useSignalValue(value) as Value extends SliceValues ? never : Value;
}

/** The theme of the form. A part reads it here; style sheets go by the class of the form. */
export const useTheme = (): Theme => useFormState((form) => form.navigation.settings.theme);

/** The actions of the form: methods only, no values. */
export function useActions(): FormActions {
  return useContextValue().form;
}

/** The shadow root that the form is painted in. */
export function useRoot(): ShadowRoot {
  return useContextValue().root;
}
