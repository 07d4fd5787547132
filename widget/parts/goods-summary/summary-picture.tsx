import { useState } from 'react';
import type { Item } from '../../goods/item.ts';
import { pictureOf } from '../category-picker/category-pictures.ts';

/** The first photo of an item or, where there is none that the browser can show, the picture of its category. */
export function SummaryPicture({ item }: { item: Item }) {
  const photo = item.photos[0]?.preview;
  const [failedPhoto, setFailedPhoto] = useState<string>();
  if (photo && photo !== failedPhoto)
    return <img className="summary__picture" src={photo} alt="" onError={() => setFailedPhoto(photo)} />;
  const picture = item.category && pictureOf(item.category);
  return picture ? (
    <img className="summary__picture" src={picture.webp} alt="" />
  ) : (
    <span className="summary__picture" />
  );
}
