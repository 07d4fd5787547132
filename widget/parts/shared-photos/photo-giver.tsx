import { useId, useState } from 'react';
import { LIMITS } from '#contract/base/limits.ts';
import type { Item } from '../../goods/item.ts';
import type { SharedPhoto } from '../../state/shared-photos.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { lineNames } from '../goods-summary/names.ts';
import { SummaryPicture } from '../goods-summary/summary-picture.tsx';
import { MESSAGES as PHOTOS } from '../photos-field/messages.ts';
import { Missing, usePreview } from '../photos-field/photo-tile.tsx';
import { useFormState } from '../use-form.ts';
import { useSharedPhotos, useSharedPhotosActions } from '../use-shared-photos.ts';
import { MESSAGES } from './messages.ts';

/** The dialog in which a seller says which photo is of which of the goods: a press on an item, then on its photos. */
export function PhotoGiver({ onClose }: { onClose: () => void }) {
  const shared = useSharedPhotosActions();
  const photos = useSharedPhotos((state) => state.photos);
  const items = useFormState((form) => form.goods.items);
  const [taker, setTaker] = useState(() => firstTaker(items, photos));
  const [news, setNews] = useState('');
  const left = photos.filter(({ item }) => !item).length;
  const press = ({ id, item: before }: SharedPhoto) => {
    setNews('');
    const item = items.find((one) => one.id === taker);
    if (before === taker) shared.give(id, undefined);
    else if (item && shared.roomOf(item) > 0) shared.give(id, taker);
    else setNews(MESSAGES.full(LIMITS.photosPerItem));
  };
  const attach = () => {
    shared.attach();
    onClose();
  };
  return (
    <Dialog title={MESSAGES.title} wide onClose={onClose}>
      <Takers items={items} photos={photos} chosen={taker} onChoose={setTaker} />
      <p className="field__hint">{MESSAGES.hint}</p>
      <ul className="giver__photos">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Given
              photo={photo}
              number={index + 1}
              item={items.findIndex(({ id }) => id === photo.item) + 1}
              chosen={photo.item === taker}
              onPress={() => press(photo)}
            />
          </li>
        ))}
      </ul>
      <div className="giver__end">
        <p role="status">{news || MESSAGES.left(left)}</p>
        <button
          type="button"
          className="button button--primary"
          disabled={left === photos.length}
          onClick={attach}
        >
          {MESSAGES.attach(photos.length - left, left)}
        </button>
      </div>
    </Dialog>
  );
}

/** The first of the goods that has no photo. */
function firstTaker(items: readonly Item[], shared: readonly SharedPhoto[]): string {
  const isWithout = ({ id, photos }: Item) => photos.length === 0 && shared.every(({ item }) => item !== id);
  return (items.find((item) => item.category && isWithout(item)) ?? items[0])?.id ?? '';
}

interface TakersProps {
  items: readonly Item[];
  photos: readonly SharedPhoto[];
  chosen: string;
  onChoose: (item: string) => void;
}

/** The goods, of which one takes the photos that are pressed. */
function Takers({ items, photos, chosen, onChoose }: TakersProps) {
  const name = useId();
  const names = lineNames(items);
  const countOf = (item: Item) =>
    item.photos.length + photos.filter((photo) => photo.item === item.id).length;
  return (
    <fieldset className="giver__items">
      <legend className="visually-hidden">{MESSAGES.items}</legend>
      {items.map((item, index) => (
        <label key={item.id} className="giver__item" hidden={!item.category}>
          <input
            type="radio"
            name={name}
            className="giver__radio"
            checked={item.id === chosen}
            onChange={() => onChoose(item.id)}
          />
          <SummaryPicture item={item} />
          <span className="giver__name">
            <span className="visually-hidden">{MESSAGES.item(index + 1)} </span>
            <span aria-hidden="true">{index + 1}. </span>
            {[names.get(item.id)?.name, names.get(item.id)?.apart].filter(Boolean).join('　')}
          </span>
          <span className="giver__count">{MESSAGES.count(countOf(item), LIMITS.photosPerItem)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface GivenProps {
  photo: SharedPhoto;
  number: number;
  /** The number of the item that it is meant for; 0: none yet. */
  item: number;
  chosen: boolean;
  onPress: () => void;
}

function Given({ photo, number, item, chosen, onPress }: GivenProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const src = usePreview(photo, hasFailed);
  const label = [MESSAGES.photo(number, photo.file.name), item > 0 && MESSAGES.meant(item)].filter(Boolean);
  return (
    <button
      type="button"
      className="photo giver__photo"
      aria-pressed={chosen}
      aria-label={label.join('、')}
      onClick={onPress}
    >
      {src ? (
        <img className="photo__image" src={src} alt="" onError={() => setHasFailed(true)} />
      ) : (
        <Missing file={photo.file}>{src === undefined ? PHOTOS.preparing : PHOTOS.noPreview}</Missing>
      )}
      {item > 0 && <span className="giver__badge">{item}</span>}
    </button>
  );
}
