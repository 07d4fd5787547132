import { useId, useLayoutEffect, useRef, useState } from 'react';
import { isBlank } from '#contract/base/field.ts';
import { LIMITS } from '#contract/base/limits.ts';
import { ContactHint } from '../contact-hint/contact-hint.tsx';
import { describedBy, hintId } from '../field-frame/field-frame.tsx';
import { keepComposing } from '../keep-composing.ts';
import { onSend } from '../on-send.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { MESSAGES } from './messages.ts';

interface FreeTextProps {
  label: string;
  initial: string;
  /** A text as others write it. */
  example?: string | undefined;
  /** Called with the text, which is not blank. */
  onNext: (text: string) => void;
  /** Back to the list, where there is one. */
  onList?: (() => void) | undefined;
}

/** The text box for goods in no list; 次へ waits for a text that is not blank. */
export function FreeText({ label, initial, example, onNext, onList }: FreeTextProps) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    input.current?.focus();
    // After the text that is there already.
    input.current?.setSelectionRange(initial.length, initial.length);
  }, [initial]);
  return (
    <form
      className="free-text"
      noValidate
      onKeyDown={keepComposing}
      {...onSend(() => {
        if (!isBlank(text)) onNext(text.trim());
      })}
    >
      <label className="free-text__label" htmlFor={id}>
        {label}
      </label>
      <div>
        <input
          ref={input}
          id={id}
          className="input"
          type="text"
          enterKeyHint="next"
          maxLength={LIMITS.lineCharacters}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          {...describedBy(id, example, undefined)}
        />
        {example && (
          <p className="field__hint" id={hintId(id)}>
            <Phrases>{MESSAGES.example(example)}</Phrases>
          </p>
        )}
        <ContactHint text={text} />
      </div>
      <button type="submit" className="button button--primary" disabled={isBlank(text)}>
        {MESSAGES.next}
      </button>
      {onList && (
        <button
          type="button"
          className="link link--button"
          onClick={(event) => {
            // This button disappears, so the dialog's title gets the focus.
            event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('.dialog__title')?.focus();
            onList();
          }}
        >
          {MESSAGES.toList}
        </button>
      )}
    </form>
  );
}
