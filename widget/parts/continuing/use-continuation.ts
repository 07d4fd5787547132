import { type ContinuationState, continuationOf } from '../../state/continuation.ts';
import type { ValuesOf } from '../../state/slice.ts';
import { useForm, useValueOf } from '../use-form.ts';

/** A value of going on elsewhere, as `useFormState` reads those of the form. */
export const useContinuation = <Value>(read: (continuation: ValuesOf<ContinuationState>) => Value) =>
  useValueOf<ValuesOf<ContinuationState>, Value>(continuationOf(useForm()), read);

/** Its actions: methods only, no values. */
export const useContinuationActions = (): Pick<
  ContinuationState,
  'ask' | 'close' | 'send' | 'open' | 'take' | 'takeBack' | 'erase'
> => continuationOf(useForm());
