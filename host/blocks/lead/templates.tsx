import { type MouseEvent, useId } from 'react';
import { buttonClass } from '../../ui/button/button.ts';
import inputStyles from '../../ui/form/input.module.css';
import styles from './lead.module.css';
import { TEMPLATES } from './messages.ts';
import { INSERT, TEMPLATE, withTemplate } from './template-text.ts';

interface TemplatesProps {
  /** Groups of texts, by their titles. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** The name of the field that takes them. */
  field: string;
}

/** Puts a text of the form's choice into a field of it. */
function insert({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, name: string): boolean {
  const [choice, field] = [form?.elements.namedItem(TEMPLATE), form?.elements.namedItem(name)];
  if (!(choice instanceof HTMLSelectElement && field instanceof HTMLTextAreaElement)) return false;
  field.value = withTemplate(field.value, choice.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  choice.value = '';
  field.focus();
  return true;
}

/** Texts to put into a field. Without scripts the button brings the page back with the text in it. */
export function Templates({ groups, field }: TemplatesProps) {
  const id = useId();
  const filledGroups = Object.entries(groups).filter(([, texts]) => texts.length > 0);
  if (filledGroups.length === 0) return null;
  return (
    <div className={styles.templates}>
      <label htmlFor={id}>{TEMPLATES.label}</label>
      <select id={id} name={TEMPLATE} className={inputStyles.input} defaultValue="">
        <option value="">{TEMPLATES.none}</option>
        {filledGroups.map(([title, texts]) => (
          <optgroup key={title} label={title}>
            {texts.map((text) => (
              <option key={text} value={text}>
                {text}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button
        type="submit"
        name={INSERT}
        value="on"
        formNoValidate
        className={buttonClass('line', 'small')}
        onClick={(event) => {
          if (insert(event, field)) event.preventDefault();
        }}
      >
        {TEMPLATES.insert}
      </button>
    </div>
  );
}
