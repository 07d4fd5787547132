import { contactOf } from '../state/contact.ts';
import type { ContactActions, ContactValues } from '../state/form-views.ts';
import { useForm, useValueOf } from './use-form.ts';

/** A value of the customer step, as `useFormState` reads those of every step. */
export const useContact = <Value>(read: (contact: ContactValues) => Value) =>
  useValueOf(contactOf(useForm()), read);

/** The actions of the customer step: methods only, no values. */
export const useContactActions = (): ContactActions => contactOf(useForm());
