import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { isKeyOf } from '#contract/base/keys.ts';
import { amountText, QUOTE_METHODS } from '#contract/life/follow-up.ts';
import type { Lead } from '#server/quotes/link-acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import formStyles from '../../ui/form/form.module.css';
import inputStyles from '../../ui/form/input.module.css';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { FollowUpForm } from '../follow-up/follow-up-form.tsx';
import { leftItems } from '../follow-up/left-items.ts';
import { FOLLOW_UP } from '../follow-up/messages.ts';
import { dayText, momentText } from '../follow-up/moments.ts';
import { Fact, FoldedPart, Part } from '../follow-up/part.tsx';
import { Saved } from '../follow-up/saved.tsx';
import { grouped } from '../follow-up/yen.ts';
import type { LeadAsked } from './answer.ts';
import styles from './lead.module.css';
import type { ShownLead } from './lead-call.server.ts';
import { BETTERING_WORDS, QUOTE } from './messages.ts';
import { QUOTE_RULES, type QuoteName, remarkCount, valuesOf } from './quote-rules.ts';

interface LabelledProps {
  label: string;
  hint?: string;
  problem: string | undefined;
  /** Takes the attributes that connect the field to its texts. */
  children: (attributes: {
    id: string;
    className: string | undefined;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

function Labelled({ label, hint, problem, children }: LabelledProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: inputStyles.input,
        'aria-invalid': problem !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}

/** Shows the digits in groups when editing ends. */
function Amount(attributes: ComponentProps<'input'>) {
  return (
    <span className={styles.amount}>
      <input
        {...attributes}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        onBlur={({ currentTarget }) => {
          currentTarget.value = grouped(currentTarget.value);
        }}
      />
      <span aria-hidden="true">{QUOTE.yen}</span>
    </span>
  );
}

function Remark({ value, ...attributes }: { value: string } & ComponentProps<'textarea'>) {
  const [text, setText] = useState(value);
  return (
    <>
      <textarea
        {...attributes}
        rows={4}
        defaultValue={value}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p className={styles.count}>{remarkCount(text)}</p>
    </>
  );
}

interface QuoteFormProps {
  lead: ShownLead;
  asked: LeadAsked;
}

function QuoteForm({ lead: { quote, days, items, templates = [] }, asked }: QuoteFormProps) {
  const { answer, isSending } = asked;
  const rejection = answer?.reason ? answer.rejected : undefined;
  const { problems, formProps } = useCheckedForm(QUOTE_RULES, rejection);
  const values = rejection?.values ?? valuesOf(quote, days);
  const field = (name: QuoteName) => ({ name, defaultValue: values[name] });
  const lowHint = leftItems(items).length > 1 ? `${QUOTE.amountExample} ${QUOTE.whole}` : QUOTE.amountExample;
  return (
    <FollowUpForm asked={asked} className={styles.form} {...formProps}>
      <div className={styles.amounts}>
        <Labelled label={QUOTE.low.label} hint={lowHint} problem={problems.low}>
          {(attributes) => <Amount {...attributes} {...field('low')} required />}
        </Labelled>
        <Labelled label={QUOTE.high.label} hint={QUOTE.high.hint} problem={problems.high}>
          {(attributes) => <Amount {...attributes} {...field('high')} />}
        </Labelled>
      </div>
      <Choices
        type="radio"
        name="method"
        legend={QUOTE.method.legend}
        options={QUOTE_METHODS}
        chosen={[values.method].filter((method) => isKeyOf(QUOTE_METHODS, method))}
        problem={problems.method}
      />
      <Labelled label={QUOTE.validUntil.label} problem={problems.valid_until}>
        {(attributes) => (
          <input
            {...attributes}
            {...field('valid_until')}
            type="date"
            min={days.first}
            max={days.last}
            required
          />
        )}
      </Labelled>
      {templates.length > 0 && (
        <Labelled label={QUOTE.template.label} hint={QUOTE.template.hint} problem={undefined}>
          {(attributes) => (
            <select {...attributes} name="template" defaultValue="">
              <option value="">{QUOTE.template.none}</option>
              {templates.map((text) => (
                <option key={text} value={text}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      <Labelled label={QUOTE.remark.label} hint={QUOTE.remark.hint} problem={problems.remark}>
        {(attributes) => <Remark {...attributes} name="remark" value={values.remark} />}
      </Labelled>
      <p>
        <button type="submit" className={buttonClass('ink')} disabled={isSending}>
          {isSending ? FOLLOW_UP.sending : quote ? QUOTE.changed : QUOTE.submit}
        </button>
      </p>
    </FollowUpForm>
  );
}

function Given({ quote }: { quote: NonNullable<Lead['quote']> }) {
  return (
    <dl className={styles.given}>
      <Fact name={QUOTE.given}>
        <strong>{amountText(quote)}</strong>
      </Fact>
      <Fact name={QUOTE.method.legend}>{QUOTE_METHODS[quote.method]}</Fact>
      <Fact name={QUOTE.validUntil.label}>{QUOTE.until(dayText(quote.valid_until))}</Fact>
      {quote.remark && <Fact name={QUOTE.givenRemark}>{quote.remark}</Fact>}
      <Fact name={QUOTE.givenAt}>
        <time dateTime={quote.given_at}>{momentText(quote.given_at)}</time>
      </Fact>
    </dl>
  );
}

/** Names a price, or another one. */
export function QuotePart({ lead, asked }: QuoteFormProps) {
  const { quote } = lead;
  return (
    <Part title={QUOTE.title} lead={quote ? undefined : QUOTE.lead}>
      {asked.isDone && <Saved>{QUOTE.saved}</Saved>}
      {quote ? (
        <>
          <Given quote={quote} />
          {lead.bettering !== 'closed' && (
            <p className={styles.withheld}>
              <Phrases>{BETTERING_WORDS[lead.bettering]}</Phrases>
            </p>
          )}
          {/* Closed and reset after the quote has changed. */}
          {lead.bettering !== 'used' && (
            <FoldedPart key={quote.given_at} title={QUOTE.change} open={Boolean(asked.answer?.reason)}>
              <QuoteForm lead={lead} asked={asked} />
            </FoldedPart>
          )}
        </>
      ) : (
        <QuoteForm lead={lead} asked={asked} />
      )}
    </Part>
  );
}
