import { memo, type ReactNode, useId } from 'react';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { translated } from '#contract/language/words.ts';
import { openQuestion } from '../../goods/disclosure.ts';
import type { Item } from '../../goods/item.ts';
import type { ItemErrors } from '../../goods/item-validation.ts';
import { useOpening } from '../dialog/use-opening.ts';
import { FieldFrame, labelId } from '../field-frame/field-frame.tsx';
import type { ToolsPlace } from '../item-tools/item-tools.tsx';
import { LazyPart, loadLater } from '../lazy-part/lazy-part.tsx';
import { Trigger } from '../trigger/trigger.tsx';
import { MESSAGES } from './messages.ts';

/** The questions of all categories, in one file with the code of the first answer. */
export const ITEM_QUESTIONS = loadLater(() => import('../item-questions/item-questions.tsx'));

export const ITEM_TOOLS = loadLater(() => import('../item-tools/item-tools.tsx'));

/** The questions are there before a category can be chosen. */
export const CATEGORY_PICKER = loadLater(async () => {
  await ITEM_QUESTIONS.load();
  return import('../category-picker/category-picker.tsx');
});

interface ItemBlockProps {
  item: Item;
  /** Counted from 1. */
  number: number;
  errors: ItemErrors | undefined;
  /** Its message is announced. */
  announced: boolean;
  /** There are other items. */
  several: boolean;
  /** The item is a line. */
  folded: boolean;
}

function CategoryField({
  item,
  error,
  announced,
}: Pick<ItemBlockProps, 'item' | 'announced'> & { error: string | undefined }) {
  const { opening, open, close } = useOpening();
  const id = useId();
  return (
    <FieldFrame
      id={id}
      name={`${item.id}-category`}
      label={MESSAGES.category}
      required
      filled={item.category !== ''}
      error={error}
      announced={announced}
      next={item.category === ''}
      kind="button"
    >
      <Trigger
        id={id}
        text={item.category && translated(CATEGORIES[item.category].label)}
        label={labelId(id)}
        error={error}
        onOpen={open}
      />
      {opening > 0 && (
        <LazyPart key={opening} part={CATEGORY_PICKER}>
          {(CategoryPicker) => <CategoryPicker item={item} onClose={close} />}
        </LazyPart>
      )}
    </FieldFrame>
  );
}

/** One thing to appraise: its category, then the answered questions of that category and the next one; or a line. */
export const ItemBlock = memo(function ItemBlock(props: ItemBlockProps) {
  const { item, number, errors, announced, several, folded } = props;
  const tools = (place: ToolsPlace, instead: ReactNode = null) => (
    <LazyPart part={ITEM_TOOLS} quiet instead={instead}>
      {(ItemTools) => <ItemTools place={place} item={item} number={number} />}
    </LazyPart>
  );
  const questions = (
    <>
      <CategoryField item={item} error={errors?.category} announced={announced} />
      {item.category && (
        <LazyPart part={ITEM_QUESTIONS}>
          {(ItemQuestions) => <ItemQuestions item={item} errors={errors} announced={announced} />}
        </LazyPart>
      )}
    </>
  );
  return (
    <section className="item" part="item" aria-label={MESSAGES.item(number)}>
      {folded ? (
        tools('line', questions)
      ) : (
        <>
          <header className="item__header">
            <h3 className="item__title">{MESSAGES.item(number)}</h3>
            {several && tools('header')}
          </header>
          {questions}
          {!openQuestion(item) && tools('end')}
        </>
      )}
    </section>
  );
});
