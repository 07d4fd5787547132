import { lazy } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { ItemBlock } from '../item-block/item-block.tsx';
import { LazyPart } from '../lazy-part/lazy-part.tsx';
import { StepHeading } from '../step/step-heading.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { useActions, useFormState } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

const UndoNotice = lazy(() => import('../undo-notice/undo-notice.tsx'));

/** The first step: what is to be appraised. */
export function ItemsStep() {
  const form = useActions();
  const items = useFormState(({ goods }) => goods.items);
  const errors = useFormState(({ goods }) => goods.errors);
  const formError = useFormState(({ goods }) => goods.formError);
  const { navigation, theme, topUrl } = useFormState((state) => state.navigation.settings);
  const removed = useFormState(({ goods }) => goods.removed);
  const started = items.some((item) => item.category);
  const missing = Object.values(errors).reduce((sum, ofItem) => sum + Object.keys(ofItem).length, 0);
  return (
    <div className="step">
      <StepHeading title={MESSAGES.title} lead={MESSAGES.lead} />
      {items.map((item, index) => (
        <ItemBlock
          key={item.id}
          item={item}
          number={index + 1}
          theme={theme}
          errors={errors[item.id]}
          removable={items.length > 1}
        />
      ))}
      {formError && (
        <p className="field__error" role="alert">
          {formError}
        </p>
      )}
      {started && items.length < LIMITS.items && (
        <button type="button" className="button button--add" onClick={() => form.goods.add()}>
          {MESSAGES.add}
        </button>
      )}
      <p className="step__missing" role="status">
        {missing > 0 && MESSAGES.missing(missing)}
      </p>
      {removed && (
        <LazyPart quiet>
          <UndoNotice removed={removed} />
        </LazyPart>
      )}
      <SubmitButton
        label={started ? MESSAGES.next : MESSAGES.start}
        badge={started ? undefined : MESSAGES.free}
        onClick={() => form.proceed()}
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
