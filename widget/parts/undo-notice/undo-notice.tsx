import { useEffect, useState } from 'react';
import { placeOf, putBack, type Removed } from '../../goods/put-back.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useStyles } from '../styles.ts';
import { useActions, useFormState } from '../use-form.ts';
import { MESSAGES } from './messages.ts';
import undoCss from './undo-notice.css?inline';

/** How long a removal can be undone. The time stands still while its button has the focus or a pointer. */
const TIME_MS = 8_000;

/** Screen readers read changes in a region only if they know the region already. */
const KNOWN_AFTER_MS = 100;

/** Names the removed part, and puts it back. */
export default function UndoNotice({ removed }: { removed: Removed }) {
  useStyles(undoCss);
  const { goods } = useActions();
  const items = useFormState((form) => form.goods.items);
  const [saidRemoval, setSaidRemoval] = useState<Removed>();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaidRemoval(removed), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [removed]);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => goods.forgetRemoved(removed), TIME_MS);
    return () => clearTimeout(timer);
  }, [removed, isHeld, goods]);
  useEffect(() => () => goods.forgetRemoved(), [goods]);
  const text = MESSAGES.removed[removed.what];
  const undo = () => {
    // A changed category may have got photos since.
    if (removed.what === 'category')
      for (const { photos } of items.filter(({ id }) => id === removed.item.id))
        for (const { preview } of photos) URL.revokeObjectURL(preview);
    goods.bringBack(putBack(items, removed), placeOf(removed));
    if (removed.what === 'all') removed.putBackRest();
  };
  return (
    <div className="undo">
      <div className="undo__box">
        <span aria-hidden="true">
          <Phrases>{text}</Phrases>
        </span>
        <span className="visually-hidden" role="status">
          {saidRemoval === removed && text}
        </span>
        <button
          type="button"
          className="undo__button"
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onClick={undo}
        >
          {MESSAGES.undo}
        </button>
      </div>
    </div>
  );
}
