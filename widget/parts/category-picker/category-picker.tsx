import { useEffect, useId, useState } from 'react';
import { themeOf } from '#contract/embed/themes.ts';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { translated } from '#contract/language/words.ts';
import { isPicked, type OptionField } from '../../goods/answering.ts';
import { type Item, isAnswered } from '../../goods/item.ts';
import { questionsOf } from '../../goods/questions.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { ANSWER_PICKER } from '../trigger/answer-trigger.tsx';
import { useAnswersActions } from '../use-answers.ts';
import { useTheme } from '../use-form.ts';
import { whenShown } from '../when-shown.ts';
import { pictureOf } from './category-pictures.ts';
import { MESSAGES, NOTES } from './messages.ts';

interface CategoryPickerProps {
  item: Item;
  /** With the pictures from the start and without notes, for a dialog that the entry contains. */
  pictured?: boolean;
  onClose: () => void;
}

function CategoryImage({ category }: { category: CategoryKey }) {
  const picture = pictureOf(category);
  if (!picture) return <NoPicture />;
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} />
      <img className="category__image" src={picture.webp} alt="" />
    </picture>
  );
}

/** A parcel, for a category without a picture. */
function NoPicture() {
  return (
    <svg
      className="category__image category__image--none"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 9l7-3.5L19 9v7l-7 3.5L5 16zM5 9l7 3.5L19 9M12 12.5v7M8.5 7.25l7 3.5" />
    </svg>
  );
}

interface TileProps {
  category: CategoryKey;
  hasPicture: boolean;
  note: string | undefined;
  current: boolean;
  onPick: () => void;
}

function Tile({ category, hasPicture, note, current, onPick }: TileProps) {
  const id = useId();
  return (
    <button
      type="button"
      className="category"
      aria-current={current || undefined}
      aria-describedby={note && id}
      onClick={onPick}
    >
      {hasPicture ? <CategoryImage category={category} /> : <span className="category__image" />}
      <span className="category__label">{translated(CATEGORIES[category].label)}</span>
      {note && (
        <span className="category__note" id={id} aria-hidden="true">
          {note}
        </span>
      )}
    </button>
  );
}

/**
 * The dialog with a tile for each category. It goes on to the first question of the category if that is answered in a
 * dialog too, unless answers were lost: the page then says so, and offers them back.
 */
export default function CategoryPicker({ item, pictured = false, onClose }: CategoryPickerProps) {
  const answers = useAnswersActions();
  const { controls } = themeOf(useTheme());
  const [first, setFirst] = useState<OptionField>();
  const { part: Picker } = ANSWER_PICKER;
  // The names answer the press. Pictures take a frame more to decode in any case.
  const [hasPictures, setHasPictures] = useState(pictured);
  useEffect(() => whenShown(() => setHasPictures(true)), []);
  if (first && Picker)
    return <Picker itemId={item.id} field={first} onBack={() => setFirst(undefined)} onClose={onClose} />;
  const choose = (category: CategoryKey) => {
    if (category !== item.category) answers.chooseCategory(item.id, category);
    const [next] = questionsOf(category);
    if (controls !== 'dialogs' || isAnswered(item) || !isPicked(next)) onClose();
    // A question whose dialog does not load is still in the page, and says so there.
    else ANSWER_PICKER.load().then(() => setFirst(next), onClose);
  };
  const title = (
    <>
      <span className="categories__title">{MESSAGES.title}</span>
      <span className="categories__title--short">{MESSAGES.titleShort}</span>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose}>
      <ul className="categories">
        {CATEGORY_KEYS.map((key) => (
          <li key={key}>
            <Tile
              category={key}
              hasPicture={hasPictures}
              note={pictured ? undefined : NOTES[key]}
              current={key === item.category}
              // The tile is seen to be pressed before the questions of the category follow.
              onPick={() => whenShown(() => choose(key))}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
