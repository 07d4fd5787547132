import { useState } from 'react';
import { LIMITS } from '#contract/base/limits.ts';
import { toJson } from '../../base/json.ts';
import { uuid } from '../../base/uuid.ts';
import { answer, isPicked } from '../../goods/answering.ts';
import { copyBefore } from '../../goods/copies.ts';
import { answerText, askedFields, openQuestion } from '../../goods/disclosure.ts';
import type { CatalogueField } from '../../goods/fields.ts';
import { type Item, textOf } from '../../goods/item.ts';
import { nameParts } from '../../goods/name-parts.ts';
import { fieldsOf } from '../../goods/questions.ts';
import { CatalogueQuestion } from '../answer-picker/catalogue-step.tsx';
import pickerCss from '../picker/picker.css?inline';
import { useStyles } from '../styles.ts';
import { useActions, useFormState } from '../use-form.ts';
import copyCss from './copy-picker.css?inline';
import { MESSAGES } from './messages.ts';

interface CopyPickerProps {
  /** The item whose other answers are copied. */
  item: Item;
  /** The question by which the copies differ. */
  field: CatalogueField;
  onClose: () => void;
}

const hasAnswersOf = (one: Item) => {
  const answers = toJson([one.answers, one.others]);
  return (other: Item) => toJson([other.answers, other.others]) === answers;
};

const isCatalogue = (field: { kind: string }): field is CatalogueField => field.kind === 'catalogue';

/**
 * Takes several entries of a list one after the other; each becomes an item. The arrow leads to the question above, whose
 * answer holds for the entries that are taken from then on.
 */
export default function CopyPicker({ item, field, onClose }: CopyPickerProps) {
  useStyles(pickerCss);
  useStyles(copyCss);
  const { goods } = useActions();
  const room = useFormState((form) => LIMITS.items - form.goods.items.length);
  const [base, setBase] = useState(() => copyBefore(item, field, ''));
  const [picks, setPicks] = useState<readonly Item[]>([]);
  const [isAbove, setIsAbove] = useState(false);
  const above = fieldsOf(item)
    .filter(isCatalogue)
    .find(({ key }) => key === field.parent?.key);
  const take = (change: (one: Item) => Item) => {
    const pick = { ...change(base), id: uuid() };
    const others = picks.filter((one) => !hasAnswersOf(pick)(one));
    if (others.length < picks.length) setPicks(others);
    else if (picks.length < room) setPicks([...picks, pick]);
  };
  const goBelow = (change: (one: Item) => Item) => {
    const newBase = change(base);
    // A text may answer both questions.
    if (askedFields(newBase).includes(field)) setBase(newBase);
    else take(change);
    setIsAbove(false);
  };
  const add = () => {
    const open = picks.find(openQuestion);
    const question = open && fieldsOf(open).find(({ key }) => key === openQuestion(open));
    onClose();
    goods.append(picks, isPicked(question));
  };
  const footer = (
    <div className="copies">
      <p className="copies__taken" role="status">
        {picks.length === 0 ? MESSAGES.hint : MESSAGES.taken(picks.map((pick) => nameOf(pick, field, above)))}
        {picks.length >= room && <span className="copies__full">{MESSAGES.full(LIMITS.items)}</span>}
      </p>
      <button type="button" className="button button--primary" disabled={picks.length === 0} onClick={add}>
        {MESSAGES.add(picks.length)}
      </button>
    </div>
  );
  if (isAbove && above)
    return (
      <CatalogueQuestion
        key={above.key}
        item={base}
        field={above}
        onAnswer={goBelow}
        onBack={onClose}
        onClose={onClose}
      >
        {picks.length > 0 && footer}
      </CatalogueQuestion>
    );
  const isOfBase = hasAnswersOf(base);
  const ofBase = picks.filter((pick) => isOfBase(answer(pick, field, '')));
  return (
    <CatalogueQuestion
      key={field.key}
      item={base}
      field={field}
      taken={new Set(ofBase.map((pick) => textOf(pick, field.key)))}
      onAnswer={take}
      onBack={above ? () => setIsAbove(true) : onClose}
      onClose={onClose}
    >
      {footer}
    </CatalogueQuestion>
  );
}

/** The answer that tells a pick from the others. */
function nameOf(pick: Item, field: CatalogueField, above: CatalogueField | undefined): string {
  return nameParts(answerText(pick, field) || (above ? answerText(pick, above) : ''))[0];
}
