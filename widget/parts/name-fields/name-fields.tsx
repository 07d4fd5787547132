import { useState } from 'react';
import { FuriganaCapture } from '../../japanese/furigana.ts';
import { useForm } from '../context.ts';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { MESSAGES } from './messages.ts';

/** The name, and its furigana, which fills itself in from what is typed and stays the seller's to change. */
export function NameFields() {
  const { store } = useForm();
  const [capture] = useState(() => {
    const { name1, kana1 } = store.customer.peek();
    return new FuriganaCapture(name1, kana1);
  });
  const take = () => {
    const { kana } = capture;
    if (kana !== undefined && kana !== store.customer.peek().kana1) store.editCustomer('kana1', kana);
  };
  return (
    <>
      <CustomerField
        field="name1"
        label={MESSAGES.name1}
        hint={MESSAGES.nameHint}
        autoComplete="name"
        enterKeyHint="next"
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
      <CustomerField
        field="kana1"
        label={MESSAGES.kana1}
        hint={MESSAGES.kanaHint}
        autoComplete="on"
        enterKeyHint="next"
        onEdit={(text) => (text ? capture.stop() : capture.restart())}
      />
    </>
  );
}
