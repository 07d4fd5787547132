import { useState } from 'react';
import { FuriganaCapture } from '../../japanese/furigana.ts';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { useContact, useContactActions } from '../use-contact.ts';
import { useRoot } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

/** The name and its furigana. The furigana is filled in while the name is typed, and the seller can change it. */
export function NameFields() {
  const { customer } = useContactActions();
  const root = useRoot();
  const name = useContact((contact) => contact.customer.values.name1);
  const reading = useContact((contact) => contact.customer.values.kana1);
  const [capture] = useState(() => new FuriganaCapture(name, reading));
  const [guess, setGuess] = useState<string>();
  const take = () => {
    const { kana } = capture;
    if (kana !== undefined && kana !== reading) customer.edit('kana1', kana);
  };
  /** A name that the browser fills in brings no reading. Without the file, the seller types it. */
  const guessReading = async (text: string) => {
    const { readName } = await import('../../japanese/name-readings.ts');
    const parts = readName(text);
    // Nothing is written under the hands of a seller who has come to the furigana meanwhile.
    if (!parts || root.activeElement?.matches('[name=kana1]') || !capture.learn(parts)) return;
    take();
    setGuess(capture.kana);
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
          if (capture.isUnread) guessReading(text).catch(() => {});
        }}
      />
      <CustomerField field="kana1" onEdit={(text) => (text ? capture.stop() : capture.restart())}>
        <div role="status">
          {guess && guess === reading && (
            <p className="suggestion">
              <Phrases>{MESSAGES.guessed}</Phrases>
            </p>
          )}
        </div>
      </CustomerField>
    </>
  );
}
