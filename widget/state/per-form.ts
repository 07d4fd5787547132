import type { FormState } from './form-state.ts';

/**
 * A part of the state whose code comes later than the form. A file that imports it has its code, and so has the part,
 * without asking whether it is there. Each form has its own, made when it is first asked for.
 */
export function perForm<Part extends object>(make: (form: FormState) => Part): (form: FormState) => Part {
  const parts = new WeakMap<FormState, Part>();
  return (form) => {
    const entry = parts.get(form);
    if (entry) return entry;
    const part = make(form);
    parts.set(form, part);
    return part;
  };
}
