import { useId } from 'react';
import { LIMITS } from '#contract/base/limits.ts';
import { translated } from '#contract/language/words.ts';
import { answer, chooseOther, type OptionField, writeOther } from '../../goods/answering.ts';
import { isRequired } from '../../goods/disclosure.ts';
import { type Item, textOf } from '../../goods/item.ts';
import { ContactHint } from '../contact-hint/contact-hint.tsx';
import { describedBy } from '../field-frame/field-frame.tsx';
import { COMMON } from '../messages.ts';
import { useActions } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

interface OptionSelectProps {
  id: string;
  item: Item;
  field: OptionField;
  options: readonly { name: string; code: string }[];
  error?: string | undefined;
  disabled?: boolean;
  onFocus?: () => void;
}

/** A drop-down list. その他 opens a text box below it. */
export function OptionSelect({ id, item, field, options, error, disabled, onFocus }: OptionSelectProps) {
  const { goods } = useActions();
  const required = isRequired(item, field);
  const otherId = useId();
  const other = field.other;
  const isOther = item.others.includes(field.key);
  const current = isOther && other ? other.option : textOf(item, field.key);
  const isKnown = !current || options.some((option) => option.name === current);

  const isUnsure = field.kind === 'catalogue' && other && !field.unknown && !current;
  const { 'aria-describedby': described, ...wrong } = describedBy(
    id,
    field.hint,
    isOther ? undefined : error,
  );
  const unsureId = useId();

  const choose = (name: string) => {
    const code = options.find((option) => option.name === name)?.code ?? '';
    goods.update(item.id, (one) =>
      other && name === other.option ? chooseOther(one, field) : answer(one, field, name, code),
    );
  };

  return (
    <>
      <span className="select">
        <select
          id={id}
          className="input select__control"
          value={current}
          disabled={disabled}
          onFocus={onFocus}
          required={required}
          onChange={(event) => choose(event.currentTarget.value)}
          {...wrong}
          aria-describedby={[described, isUnsure && unsureId].filter(Boolean).join(' ') || undefined}
        >
          <option value="">{COMMON.choose}</option>
          {!isKnown && <option value={current}>{translated(current)}</option>}
          {options.map((option) => (
            <option key={option.name} value={option.name}>
              {translated(option.name)}
            </option>
          ))}
        </select>
      </span>
      {isUnsure && (
        <p className="field__hint" id={unsureId}>
          {MESSAGES.unsure(translated(other.option))}
        </p>
      )}
      {isOther && other && (
        <>
          <label className="other" htmlFor={otherId}>
            <span className="other__label">{other.label ? translated(other.label) : COMMON.otherText}</span>
            <input
              id={otherId}
              className="input"
              type="text"
              data-focus=""
              enterKeyHint="next"
              required={required}
              maxLength={LIMITS.lineCharacters}
              {...describedBy(id, undefined, error)}
              value={textOf(item, other.textKey)}
              onChange={(event) => {
                const text = event.currentTarget.value;
                goods.update(item.id, (one) => writeOther(one, field, text));
              }}
            />
          </label>
          <ContactHint text={textOf(item, other.textKey)} />
        </>
      )}
    </>
  );
}
