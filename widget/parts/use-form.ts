import { computed } from '@preact/signals-core';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { FormActions, FormState, FormValues } from '../state/form-state.ts';
import type { SliceValues } from '../state/slice.ts';

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
 * A value of the form's state. The part is rendered again when it changes, and only then. There is no other way for a
 * part to read state, so that nobody can forget to follow it.
 *
 *     const items = useFormState((form) => form.goods.items);
 *
 * A slice as a whole is no value: it comes out as `never`, which nothing can be done with.
 */
export function useFormState<Value>(
  read: (form: FormValues) => Value,
): Value extends SliceValues ? never : Value {
  const { form } = useContextValue();
  // `read` may close over what the part was given, so it is followed anew when the part is rendered.
  const value = useMemo(() => computed(() => read(form as unknown as FormValues)), [form, read]);
  const subscribe = useCallback((onChange: () => void) => value.subscribe(onChange), [value]);
  const current = () => value.peek();
  return useSyncExternalStore(subscribe, current, current) as Value extends SliceValues ? never : Value;
}

/** What the seller can do to the form: methods only, no values. */
export function useActions(): FormActions {
  return useContextValue().form;
}

/** The shadow root that the form is painted in. */
export function useRoot(): ShadowRoot {
  return useContextValue().root;
}
