import type { SharedPhotosActions } from '../state/form-views.ts';
import { type SharedPhotos, sharedPhotosOf } from '../state/shared-photos.ts';
import type { ValuesOf } from '../state/slice.ts';
import { useForm, useValueOf } from './use-form.ts';

/** A value of the photos for several goods, as `useFormState` reads those of every step. */
export const useSharedPhotos = <Value>(read: (photos: ValuesOf<SharedPhotos>) => Value) =>
  useValueOf(sharedPhotosOf(useForm()), read);

/** The actions of the photos for several goods: methods only, no values. */
export const useSharedPhotosActions = (): SharedPhotosActions => sharedPhotosOf(useForm());
