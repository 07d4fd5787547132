import { customerField } from '#contract/customer/customer.ts';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import { CORRECTED, CORRECTION_RULES } from '../../blocks/follow-up/correction-rules.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { FoldedPart } from '../../blocks/follow-up/part.tsx';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { FormField } from '../../ui/form/field.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { RequestAsked } from './answer.ts';
import { CORRECTION } from './messages.ts';
import styles from './request.module.css';
import { Submit } from './submit.tsx';

/** Nothing is filled in: the page does not show who its seller is. */
const fieldOf = (key: CustomerFieldKey) => ({ ...customerField(key), required: false });

/** A seller corrects name, contact or address. */
export function CorrectionForm({ asked }: { asked: RequestAsked }) {
  const { answer, isDone } = asked;
  const rejection = answer?.reason ? answer.rejected : undefined;
  const { problems, formProps } = useCheckedForm(CORRECTION_RULES, rejection);
  return (
    <FoldedPart title={CORRECTION.title} open={Boolean(answer)}>
      {isDone && <Saved>{CORRECTION.saved}</Saved>}
      <p>
        <Phrases>{CORRECTION.lead}</Phrases>
      </p>
      <FollowUpForm asked={asked} className={styles.form} {...formProps}>
        {CORRECTED.map((key) => (
          <FormField
            key={key}
            name={key}
            field={fieldOf(key)}
            placeholder=""
            value={rejection?.values[key]}
            problem={problems[key]}
          />
        ))}
        <p>
          <Submit asked={asked}>{CORRECTION.submit}</Submit>
        </p>
      </FollowUpForm>
    </FoldedPart>
  );
}
