import { useEffect, useState } from 'react';
import { NAME_READINGS } from '../../customer/name-readings.ts';
import { FuriganaCapture } from '../../japanese/furigana.ts';
import { AskBack } from '../customer-field/ask-back.tsx';
import { CustomerField } from '../customer-field/customer-field.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { useContact, useContactActions } from '../use-contact.ts';
import { useFormState, useRoot } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

const HAS_KANJI = /[\p{sc=Han}]/u;

/** Without the readings, the form asks the seller to look at every furigana that it puts in. */
const loadReadings = () => void NAME_READINGS.load().catch(() => {});

/**
 * The name and its furigana. The furigana is filled in while the name is typed, and the seller can change it. One that may
 * be incomplete, because a keyboard has guessed the rest of a word, is asked back about.
 */
export function NameFields() {
  const { customer, askingBack } = useContactActions();
  const root = useRoot();
  const name = useContact((contact) => contact.customer.values.name1);
  const reading = useContact((contact) => contact.customer.values.kana1);
  const isGuessed = useContact((contact) => contact.askingBack.guessed);
  const isLengthened = useContact((contact) => contact.checks.lengthened);
  const readings = useFormState(() => NAME_READINGS.loaded);
  const [capture] = useState(() => new FuriganaCapture(name, reading));
  const [typesName, setTypesName] = useState(false);
  const take = () => {
    const { kana: typed, parts } = capture;
    if (typed === undefined) return;
    const hasKanji = parts.some(({ text }) => HAS_KANJI.test(text));
    const { kana, sure } = NAME_READINGS.loaded?.readName(parts) ?? { kana: typed, sure: !hasKanji };
    // Nothing is written under the hands of a seller who has come to the furigana meanwhile.
    const isWritten = root.activeElement?.matches('[name=kana1]');
    if (isWritten) askingBack.guess(reading, sure && kana === reading);
    else {
      if (kana !== reading) customer.edit('kana1', kana);
      askingBack.guess(kana, sure);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the readings have come, whatever else is new.
  useEffect(take, [readings]);
  return (
    <>
      <CustomerField
        field="name1"
        onReach={loadReadings}
        onCompositionStart={(event) => capture.compositionStart(event.currentTarget.value)}
        onCompositionUpdate={(event) => {
          capture.compositionUpdate(event.data, event.currentTarget.value);
        }}
        onCompositionEnd={(event) => {
          capture.compositionEnd(event.data, event.currentTarget.value);
          take();
        }}
        onEdit={(text) => {
          loadReadings();
          capture.input(text);
          take();
        }}
        onTyping={setTypesName}
      />
      <CustomerField
        field="kana1"
        onEdit={(text) => (text ? capture.stop() : capture.restart())}
        onTyping={(types) => {
          // The readings may have come while the seller was here and changed nothing.
          if (!types && reading && reading === capture.kana) take();
        }}
      >
        {({ typing }) => (
          <AskBack
            field="kana1"
            typing={typing || typesName}
            note={isLengthened && <Phrases>{MESSAGES.lengthened}</Phrases>}
          >
            {isGuessed && (
              <p>
                <Phrases>{MESSAGES.guessed}</Phrases>
              </p>
            )}
          </AskBack>
        )}
      </CustomerField>
    </>
  );
}
