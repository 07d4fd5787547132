import { useState } from 'react';
import { FuriganaCapture } from '../../japanese/furigana.ts';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { useActions, useFormState } from '../use-form.ts';

/** The name and its furigana. The furigana is filled in while the name is typed, and the seller can change it. */
export function NameFields() {
  const { customer } = useActions();
  const name = useFormState((form) => form.customer.values.name1);
  const reading = useFormState((form) => form.customer.values.kana1);
  const [capture] = useState(() => new FuriganaCapture(name, reading));
  const take = () => {
    const { kana } = capture;
    if (kana !== undefined && kana !== reading) customer.edit('kana1', kana);
  };
  return (
    <>
      <CustomerField
        field="name1"
        onCompositionStart={(event) => capture.compositionStart(event.currentTarget.value)}
        onCompositionUpdate={(event) => {
          capture.compositionUpdate(event.data, event.currentTarget.value);
        }}
        onCompositionEnd={(event) => {
          capture.compositionEnd(event.data, event.currentTarget.value);
          take();
        }}
        onEdit={(text) => {
          capture.input(text);
          take();
        }}
      />
      <CustomerField field="kana1" onEdit={(text) => (text ? capture.stop() : capture.restart())} />
    </>
  );
}
