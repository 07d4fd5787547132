import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import type { Field } from '../../goods/fields.ts';
import type { Item } from '../../goods/item.ts';
import { type GivenAnswers, givenAnswersOf } from '../../state/given-answers.ts';
import { useForm, useValueOf } from '../use-form.ts';

/** The answer to a question is the one that the page has given. */
export const useIsGiven = (item: Item, field: Field): boolean =>
  useValueOf<GivenAnswers, boolean>(givenAnswersOf(useForm()), (given) => given.has(item, field));

/** A contact detail is the one that the page has given. */
export const useIsGivenDetail = (key: CustomerFieldKey, text: string): boolean =>
  useValueOf<GivenAnswers, boolean>(givenAnswersOf(useForm()), (given) => given.hasDetail(key, text));

/** The questions that the page has answered, and that are a line in their place. */
export function useSkipped(item: Item, fields: readonly Field[]): readonly Field[] {
  const keys = useValueOf<GivenAnswers, string>(givenAnswersOf(useForm()), (given) =>
    given.skips
      ? fields
          .filter((field) => given.has(item, field))
          .map(({ key }) => key)
          .join(' ')
      : '',
  ).split(' ');
  return fields.filter(({ key }) => keys.includes(key));
}

/** The actions of answers that the page has given: methods only, no values. */
export const useGivenActions = (): Pick<GivenAnswers, 'show'> => givenAnswersOf(useForm());
