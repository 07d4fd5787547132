import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { fieldsOf } from '../../goods/questions.ts';
import type { FormState } from '../../state/form-state.ts';
import { givenAnswersOf } from '../../state/given-answers.ts';
import ItemQuestions from '../item-questions/item-questions.tsx';
import type { PartStates } from '../stage/part-states.ts';
import { answeredItem } from '../stage/samples.tsx';
import { useFormState } from '../use-form.ts';

function Questions() {
  const item = useFormState((form) => form.goods.items[0]);
  const errors = useFormState((form) => form.goods.errors);
  return item ? <ItemQuestions item={item} errors={errors[item.id]} announced /> : null;
}

const [CATEGORY] = CATEGORY_KEYS;

/** The page has given the answers to these questions; the others are open. */
const GIVEN = ['brand', 'productName', 'modelNumber'];

const prepare = (skips: boolean) => async (form: FormState) => {
  const { answers, ...rest } = await answeredItem(CATEGORY, form.navigation.settings.theme);
  const item = {
    ...rest,
    photos: [],
    choices: {},
    answers: Object.fromEntries(Object.entries(answers).filter(([key]) => GIVEN.includes(key))),
  };
  const fields = new Set(fieldsOf(item).flatMap(({ key }) => (GIVEN.includes(key) ? [key] : [])));
  givenAnswersOf(form).take({ item, fields, skips });
  form.goods.replace([item]);
};

const show = () => <Questions />;

export const states: PartStates = {
  marked: { show, prepare: prepare(false) },
  'in a line': { show, prepare: prepare(true) },
};
