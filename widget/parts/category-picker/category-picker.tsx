import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/categories.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { whenShown } from '../when-shown.ts';
import { pictureOf } from './category-pictures.ts';
import { MESSAGES } from './messages.ts';

interface CategoryPickerProps {
  chosen: CategoryKey | '';
  onChoose: (category: CategoryKey) => void;
  onClose: () => void;
}

/** How wide a tile's picture is shown, in CSS pixels. */
const TILE_WIDTH = 120;

function CategoryImage({ category }: { category: CategoryKey }) {
  const picture = pictureOf(category);
  if (!picture) return <NoPicture />;
  const { avif, webp, src } = picture;
  const sizes = `${TILE_WIDTH}px`;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img className="category__image" src={src} alt="" width={TILE_WIDTH} height={TILE_WIDTH} />
    </picture>
  );
}

/** A parcel, for a category without a picture. */
function NoPicture() {
  return (
    <svg className="category__image category__image--none" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 9l7-3.5L19 9v7l-7 3.5L5 16zM5 9l7 3.5L19 9M12 12.5v7M8.5 7.25l7 3.5" />
    </svg>
  );
}

/** The dialog with a tile for each category. */
export default function CategoryPicker({ chosen, onChoose, onClose }: CategoryPickerProps) {
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
            <button
              type="button"
              className="category"
              aria-current={key === chosen || undefined}
              onClick={({ currentTarget }) => {
                // The dialog disappears at once; the questions of the category follow.
                currentTarget.closest('dialog')?.close();
                whenShown(() => onChoose(key));
              }}
            >
              <CategoryImage category={key} />
              <span className="category__label">{CATEGORIES[key].label}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
