import { useId } from 'react';
import { LIMITS } from '#contract/base/limits.ts';
import { LEAD_SLOT } from '#contract/embed/element.ts';
import { ItemBlock } from '../item-block/item-block.tsx';
import { LazyPart, loadLater } from '../lazy-part/lazy-part.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { StepHeading } from '../step/step-heading.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { useEnterKey } from '../use-enter-key.ts';
import { useActions, useFormState } from '../use-form.ts';
import { whenShown } from '../when-shown.ts';
import { MESSAGES } from './messages.ts';

const DRAFT_NOTICE = loadLater(() => import('../draft-notice/draft-notice.tsx'));
const SHARED_PHOTOS = loadLater(() => import('../shared-photos/shared-photos.tsx'));
const UNDO_NOTICE = loadLater(() => import('../undo-notice/undo-notice.tsx'));

/** The first step: the goods to appraise. */
export function ItemsStep() {
  const form = useActions();
  const step = useEnterKey<HTMLDivElement>();
  const items = useFormState(({ goods }) => goods.items);
  const errors = useFormState(({ goods }) => goods.errors);
  const current = useFormState(({ goods }) => goods.current);
  const folded = useFormState(({ goods }) => goods.folded);
  const formError = useFormState(({ goods }) => goods.formError);
  const { navigation, topUrl } = useFormState((state) => state.navigation.settings);
  const removal = useFormState(({ goods }) => goods.removed);
  const isResumed = useFormState((state) => state.resumed);
  const begun = items.filter((item) => item.category).length;
  return (
    <div ref={step} className="step">
      {/* Texts of the painted step have no marks: they would be a tenth of the entry (decision 30). */}
      <StepHeading title={MESSAGES.title} lead={<slot name={LEAD_SLOT}>{MESSAGES.lead}</slot>} />
      {isResumed && (
        <LazyPart part={DRAFT_NOTICE} quiet>
          {(DraftNotice) => <DraftNotice />}
        </LazyPart>
      )}
      {begun > 1 && (
        <LazyPart part={SHARED_PHOTOS} quiet instead={null}>
          {(SharedPhotos) => <SharedPhotos />}
        </LazyPart>
      )}
      {items.map((item, index) => (
        <ItemBlock
          key={item.id}
          item={item}
          number={index + 1}
          errors={errors[item.id]}
          announced={item.id === current}
          several={items.length > 1}
          folded={folded.has(item.id)}
        />
      ))}
      {formError && (
        <p className="field__error" role="alert">
          <Phrases>{formError}</Phrases>
        </p>
      )}
      <AddButton />
      <Remaining />
      {removal && (
        <LazyPart part={UNDO_NOTICE} quiet>
          {(UndoNotice) => <UndoNotice removed={removal} />}
        </LazyPart>
      )}
      <SubmitButton
        label={begun ? MESSAGES.next : MESSAGES.start}
        badge={begun ? undefined : MESSAGES.free}
        // The contact step is the largest thing that a press brings.
        onClick={() => whenShown(() => form.proceed())}
      />
      {navigation === 'host' && (
        <p className="step__link">
          <a className="link" href={topUrl}>
            {MESSAGES.top}
          </a>
        </p>
      )}
    </div>
  );
}

/** A seller with many goods hears of the limit before reaching it. */
const LITTLE_ROOM = 5;

/** Adds an item. It shows why it cannot before the first category is chosen, and how many more there can be near the limit. */
function AddButton() {
  const { goods } = useActions();
  const hasStarted = useFormState((form) => form.goods.items.some((item) => item.category));
  const room = useFormState((form) => LIMITS.items - form.goods.items.length);
  const reason = hasStarted ? room <= LITTLE_ROOM && MESSAGES.room(room, LIMITS.items) : MESSAGES.addLater;
  const id = useId();
  return (
    <div className="step__add">
      <button
        type="button"
        className="button button--add"
        disabled={!hasStarted || room <= 0}
        aria-describedby={reason ? id : undefined}
        onClick={() => goods.add(true)}
      >
        {MESSAGES.add}
      </button>
      {reason && (
        <p className="field__hint" id={id}>
          {reason}
        </p>
      )}
    </div>
  );
}

/** How many questions of this step are left. */
function Remaining() {
  const remaining = useFormState((form) => form.goods.remaining);
  const hasStarted = useFormState((form) => form.goods.items.some((item) => item.category));
  const several = useFormState((form) => form.goods.items.length > 1);
  return (
    <p className="step__remaining" role="status">
      {hasStarted && remaining && MESSAGES.remaining(remaining, several)}
    </p>
  );
}
