import { LIMITS } from '#contract/base/limits.ts';
import { themeOf } from '#contract/embed/themes.ts';
import { uuid } from '../../base/uuid.ts';
import { copyBefore, copyOf, differingField } from '../../goods/copies.ts';
import { useOpening } from '../dialog/use-opening.ts';
import { LazyPart, loadLater } from '../lazy-part/lazy-part.tsx';
import { useActions, useFormState, useTheme } from '../use-form.ts';
import type { ItemToolsProps } from './item-tools-props.ts';
import { MESSAGES } from './messages.ts';

const COPY_PICKER = loadLater(() => import('../copy-picker/copy-picker.tsx'));

/**
 * Adds items with the same answers. Where goods of a kind differ by a list, that list opens, and several of its entries can
 * be taken at once; elsewhere the copy is unfolded, at the first question that it leaves open.
 */
export function CopyButton({ item, number }: ItemToolsProps) {
  const { goods } = useActions();
  const { controls } = themeOf(useTheme());
  const isFull = useFormState((form) => form.goods.items.length >= LIMITS.items);
  const { opening, open, close } = useOpening();
  const field = differingField(item);
  const copy = () => {
    if (!field) goods.append([copyOf(item, uuid())]);
    else if (controls === 'dialogs') open();
    else goods.append([copyBefore(item, field, uuid())]);
  };
  return (
    <>
      <button
        type="button"
        className="item-tools__copy"
        aria-label={MESSAGES.copyItem(number)}
        aria-haspopup={field && controls === 'dialogs' ? 'dialog' : undefined}
        disabled={isFull}
        onClick={copy}
      >
        {MESSAGES.copy}
      </button>
      {opening > 0 && field && (
        <LazyPart key={opening} part={COPY_PICKER}>
          {(CopyPicker) => <CopyPicker item={item} field={field} onClose={close} />}
        </LazyPart>
      )}
    </>
  );
}
