import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { isDay } from '#contract/base/japanese-days.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import { amountText, QUOTE_METHODS } from '#contract/life/follow-up.ts';
import { sumOf } from '#contract/life/item-prices.ts';
import type { FollowUpItem, Lead } from '#server/quotes/link-acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { classes } from '../../ui/classes.ts';
import formStyles from '../../ui/form/form.module.css';
import { type Problems, readValues, type Values } from '../../ui/form/form-rules.ts';
import inputStyles from '../../ui/form/input.module.css';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { useFieldTexts } from '../../ui/form/use-field-texts.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { FollowUpForm } from '../follow-up/follow-up-form.tsx';
import { ItemPriceList } from '../follow-up/item-prices.tsx';
import { leftItems } from '../follow-up/left-items.ts';
import { FOLLOW_UP } from '../follow-up/messages.ts';
import { dayText, momentText } from '../follow-up/moments.ts';
import { Fact, FoldedPart } from '../follow-up/part.tsx';
import { Saved } from '../follow-up/saved.tsx';
import { grouped } from '../follow-up/yen.ts';
import type { LeadAsked } from './answer.ts';
import styles from './lead.module.css';
import type { ShownLead } from './lead-call.server.ts';
import { BETTERING_WORDS, QUOTE, TEMPLATES } from './messages.ts';
import {
  itemName,
  PRICE_ID,
  pricesIn,
  QUOTE_RULES,
  type QuoteName,
  remarkCount,
  valuesOf,
} from './quote-rules.ts';
import { Templates } from './templates.tsx';

interface LabelledProps {
  /** By which links of the page find the field. */
  id?: string;
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

function Labelled({ id: ownId, label, hint, problem, children }: LabelledProps) {
  const texts = useFieldTexts({ id: ownId, hint, problem, hintClass: styles.hint });
  return (
    <div className={classes(formStyles.field, ownId && styles.first)}>
      <label htmlFor={texts.id}>{label}</label>
      {children({
        id: texts.id,
        className: inputStyles.input,
        'aria-invalid': problem !== undefined,
        'aria-describedby': texts.describedBy,
      })}
      {texts.hintText}
      {texts.errorText}
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

/** The texts of the fields at first, and their problems. */
interface Fields {
  values: Values<QuoteName>;
  problems: Problems<QuoteName>;
}

/** An item in a few words: its place, its category, and the first facts. */
const itemLabel = ({ title, facts }: FollowUpItem, item: number) =>
  FOLLOW_UP.nthItem(item + 1, [title, ...facts.slice(0, 2).map(({ value }) => value)].join(' '));

/** A fold that has opened by itself does not close by itself: somebody may be typing in it. */
function useOpened(isFilled: boolean): boolean {
  const [isOpen, setOpen] = useState(isFilled);
  if (isFilled && !isOpen) setOpen(true);
  return isOpen || isFilled;
}

/** A price for each item that is left, and their sum as the shop types. */
function ItemPrices({ items, values, problems }: Fields & Pick<ShownLead, 'items'>) {
  const [sum, setSum] = useState(sumOf(pricesIn(values)));
  const isFilled = sum > 0 || items.some((_item, index) => problems[itemName(index)]);
  const add = ({ currentTarget }: FormEvent<HTMLDetailsElement>) => {
    const form = currentTarget.closest('form');
    if (form) setSum(sumOf(pricesIn(readValues(QUOTE_RULES, new FormData(form)))));
  };
  return (
    <details className={styles.more} open={useOpened(isFilled)} onInput={add}>
      <summary>{QUOTE.items.title}</summary>
      <div>
        <p className={styles.hint}>
          <Phrases>{QUOTE.items.lead}</Phrases>
        </p>
        {items.map((item, index) => {
          const name = itemName(index);
          return (
            !item.withdrawn && (
              <Labelled key={name} label={itemLabel(item, index)} problem={problems[name]}>
                {(attributes) => <Amount {...attributes} name={name} defaultValue={values[name]} />}
              </Labelled>
            )
          );
        })}
        {sum > 0 && (
          <output className={styles.sum}>{QUOTE.items.sum(amountText({ low: sum, high: sum }))}</output>
        )}
      </div>
    </details>
  );
}

/** The rest of a quote, which is seldom changed. */
function More({ values, problems, days, templates }: Fields & Pick<ShownLead, 'days' | 'templates'>) {
  const isFilled = [values.high, values.remark, problems.high, problems.valid_until, problems.remark].some(
    Boolean,
  );
  const end = values.valid_until || days.preset;
  return (
    <details className={styles.more} open={useOpened(isFilled)}>
      <summary>{QUOTE.more(isDay(end) ? dayText(end) : end)}</summary>
      <div>
        <Labelled label={QUOTE.validUntil.label} problem={problems.valid_until}>
          {(attributes) => (
            <input
              {...attributes}
              name="valid_until"
              defaultValue={values.valid_until}
              type="date"
              min={days.first}
              max={days.last}
              required
            />
          )}
        </Labelled>
        <Labelled label={QUOTE.high.label} hint={QUOTE.high.hint} problem={problems.high}>
          {(attributes) => <Amount {...attributes} name="high" defaultValue={values.high} />}
        </Labelled>
        <Templates groups={{ [TEMPLATES.own]: templates }} field="remark" />
        <Labelled label={QUOTE.remark.label} hint={QUOTE.remark.hint} problem={problems.remark}>
          {(attributes) => <Remark {...attributes} name="remark" value={values.remark} />}
        </Labelled>
      </div>
    </details>
  );
}

function QuoteForm({ lead: { quote, days, items, templates, usual_method: usual }, asked }: QuoteFormProps) {
  const { answer, isSending } = asked;
  const rejection = answer?.reason || answer?.isDraft ? answer.rejected : undefined;
  const { problems, formProps } = useCheckedForm(QUOTE_RULES, rejection);
  const fields: Fields = { values: rejection?.values ?? valuesOf(quote, days, usual), problems };
  const { values } = fields;
  const areSeveral = leftItems(items).length > 1;
  return (
    <FollowUpForm asked={asked} className={styles.quote} {...formProps}>
      <Labelled
        id={PRICE_ID}
        label={QUOTE.low.label}
        hint={areSeveral ? QUOTE.whole : QUOTE.amountExample}
        problem={problems.low}
      >
        {(attributes) => (
          <Amount {...attributes} name="low" defaultValue={values.low} required={!areSeveral} />
        )}
      </Labelled>
      {areSeveral && <ItemPrices items={items} {...fields} />}
      <Choices
        type="radio"
        name="method"
        legend={QUOTE.method.legend}
        options={QUOTE_METHODS}
        chosen={[values.method].filter((method) => isKeyOf(QUOTE_METHODS, method))}
        problem={problems.method}
        isLine
      />
      <More days={days} templates={templates} {...fields} />
      <div className={styles.send}>
        <button type="submit" className={buttonClass(quote ? 'ink' : 'gold')} disabled={isSending}>
          {isSending ? FOLLOW_UP.sending : quote ? QUOTE.changed : QUOTE.submit}
        </button>
        <p className={styles.hint}>
          <Phrases>{QUOTE.lead}</Phrases>
        </p>
      </div>
    </FollowUpForm>
  );
}

function Given({ quote, items }: Pick<Lead, 'items'> & { quote: NonNullable<Lead['quote']> }) {
  return (
    <dl className={styles.given}>
      <Fact name={QUOTE.given}>
        <strong>{amountText(quote)}</strong>
      </Fact>
      {quote.items && (
        <Fact name={QUOTE.givenItems}>
          <ItemPriceList prices={quote.items} items={items} />
        </Fact>
      )}
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
export function QuotePart({ lead, asked, canChange }: QuoteFormProps & { canChange: boolean }) {
  const id = useId();
  const { quote } = lead;
  const { answer, isDone } = asked;
  return (
    <section className={classes(styles.naming, quote !== null && styles.named)} aria-labelledby={id}>
      <h2 id={id} className={quote ? undefined : 'visually-hidden'}>
        {QUOTE.title}
      </h2>
      {isDone && <Saved>{QUOTE.saved}</Saved>}
      {quote ? (
        <>
          <Given quote={quote} items={lead.items} />
          {canChange && lead.bettering !== 'closed' && (
            <p className={styles.withheld}>
              <Phrases>{BETTERING_WORDS[lead.bettering]}</Phrases>
            </p>
          )}
          {/* Closed and reset after the quote has changed. */}
          {canChange && lead.bettering !== 'used' && (
            <FoldedPart
              key={quote.given_at}
              title={QUOTE.change}
              open={Boolean(answer?.reason ?? answer?.isDraft)}
            >
              <QuoteForm lead={lead} asked={asked} />
            </FoldedPart>
          )}
        </>
      ) : (
        <QuoteForm lead={lead} asked={asked} />
      )}
    </section>
  );
}
