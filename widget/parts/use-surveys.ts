import type { SurveysActions } from '../state/form-views.ts';
import type { ValuesOf } from '../state/slice.ts';
import { type SurveysState, surveysOf } from '../state/surveys-state.ts';
import { useForm, useValueOf } from './use-form.ts';

/** A value of the surveys, as `useFormState` reads those of every step. */
export const useSurveys = <Value>(read: (surveys: ValuesOf<SurveysState>) => Value) =>
  useValueOf(surveysOf(useForm()), read);

/** The actions of the surveys: methods only, no values. */
export const useSurveysActions = (): SurveysActions => surveysOf(useForm());
