import { disclosureOf } from '../state/disclosure-state.ts';
import type { DisclosureValues } from '../state/form-views.ts';
import { useForm, useValueOf } from './use-form.ts';

/** A word of the server about shops, as `useFormState` reads the values of the form. */
export const useDisclosure = <Value>(read: (disclosure: DisclosureValues) => Value) =>
  useValueOf(disclosureOf(useForm()), read);
