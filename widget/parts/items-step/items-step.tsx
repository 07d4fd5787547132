import { useSignals } from '@preact/signals-react/runtime';
import { LIMITS } from '#contract/limits.ts';
import { useForm } from '../context.ts';
import { ItemBlock } from '../item-block/item-block.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { MESSAGES } from './messages.ts';

/** The first step: what is to be appraised. */
export function ItemsStep() {
  useSignals();
  const { store } = useForm();
  const items = store.items.value;
  const { navigation, theme, topUrl } = store.settings.value;
  const started = items.some((item) => item.category);
  const missing = Object.values(store.errors.value).reduce(
    (sum, errors) => sum + Object.keys(errors).length,
    0,
  );
  return (
    <div className="step">
      <h2 className="step__title" tabIndex={-1} data-step-heading="">
        {MESSAGES.title}
      </h2>
      <p className="step__lead">{MESSAGES.lead}</p>
      {items.map((item, index) => (
        <ItemBlock
          key={item.id}
          item={item}
          number={index + 1}
          theme={theme}
          errors={store.errors.value[item.id]}
          removable={items.length > 1}
        />
      ))}
      {store.formError.value && (
        <p className="field__error" role="alert">
          {store.formError.value}
        </p>
      )}
      {started && items.length < LIMITS.items && (
        <button type="button" className="button button--add" onClick={() => store.addItem()}>
          {MESSAGES.add}
        </button>
      )}
      <p className="step__missing" role="status">
        {missing > 0 && MESSAGES.missing(missing)}
      </p>
      <SubmitButton
        label={started ? MESSAGES.next : MESSAGES.start}
        badge={started ? undefined : MESSAGES.free}
        onClick={() => store.proceed()}
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
