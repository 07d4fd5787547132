import { answersOf } from '../state/answers.ts';
import type { AnswersActions } from '../state/form-views.ts';
import { useForm } from './use-form.ts';

/** The actions of parts that come with the code of the first answer. */
export const useAnswersActions = (): AnswersActions => answersOf(useForm());
