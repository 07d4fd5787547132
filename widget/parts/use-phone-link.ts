import type { PhoneLinkActions } from '../state/form-views.ts';
import { type PhoneLinkState, phoneLinkOf } from '../state/phone-link.ts';
import type { ValuesOf } from '../state/slice.ts';
import { useForm, useValueOf } from './use-form.ts';

/** A value of the phone that is the camera of the form, as `useFormState` reads those of every step. */
export const usePhoneLink = <Value>(read: (link: ValuesOf<PhoneLinkState>) => Value) =>
  useValueOf(phoneLinkOf(useForm()), read);

/** The actions of the phone: methods only, no values. */
export const usePhoneLinkActions = (): PhoneLinkActions => phoneLinkOf(useForm());
