import { useSignals } from '@preact/signals-react/runtime';
import { LIMITS } from '#contract/limits.ts';
import { useForm } from '../context.ts';
import { ItemBlock } from '../item-block/item-block.tsx';
import { ITEMS } from '../messages.ts';
import { SubmitButton } from '../submit-button/submit-button.tsx';

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
        {ITEMS.title}
      </h2>
      <p className="step__lead">{ITEMS.lead}</p>
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
          {ITEMS.add}
        </button>
      )}
      <p className="step__missing" role="status">
        {missing > 0 && ITEMS.missing(missing)}
      </p>
      <SubmitButton
        label={started ? ITEMS.next : ITEMS.start}
        badge={started ? undefined : ITEMS.free}
        onClick={() => store.proceed()}
      />
      {navigation === 'host' && (
        <p className="step__link">
          <a className="link" href={topUrl}>
            {ITEMS.top}
          </a>
        </p>
      )}
    </div>
  );
}
