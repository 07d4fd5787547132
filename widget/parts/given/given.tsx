import { translated } from '#contract/language/words.ts';
import { answerText } from '../../goods/disclosure.ts';
import type { Field } from '../../goods/fields.ts';
import type { Item } from '../../goods/item.ts';
import { useStyles } from '../styles.ts';
import givenCss from './given.css?inline';
import { MESSAGES } from './messages.ts';
import { useGivenActions } from './use-given.ts';

/** The questions about an item that the page has answered. */
interface Line {
  item: Item;
  fields: readonly Field[];
}

/** Says that the page has given an answer: a mark at its question, or a line in the place of several questions. */
export default function Given({ line }: { line?: Line }) {
  useStyles(givenCss);
  return line ? <GivenLine {...line} /> : <p className="given">{MESSAGES.given}</p>;
}

/** Answers that need not be looked at one by one. The seller can have their questions back. */
function GivenLine({ item, fields }: Line) {
  const answers = useGivenActions();
  return (
    <div className="field given-line" part="field">
      <p className="given">{MESSAGES.given}</p>
      <ul className="given-line__answers">
        {fields.map((field) => (
          <li key={field.key}>
            <span className="visually-hidden">{MESSAGES.label(translated(field.label))}</span>
            {answerText(item, field)}
          </li>
        ))}
      </ul>
      <button type="button" className="link link--button" onClick={() => answers.show(item, fields)}>
        {MESSAGES.change}
      </button>
    </div>
  );
}
