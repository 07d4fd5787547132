import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { RULE_LIMITS } from '#contract/media/conversions.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { dateText } from '../../blocks/follow-up/moments.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import inputStyles from '../../ui/form/input.module.css';
import parts from '../parts/shared.module.css';
import styles from './media.module.css';
import { ruleWords, MEDIUM as WORDS } from './messages.ts';

type Rule = AnswerOfAct<'readMedium'>['rules'][number];

/** The texts of a rule as they were typed. */
export type RuleTexts = Readonly<Record<string, string>>;

/** A whole number as people type it: in any width, with commas. Null: empty. NaN: none. */
function numberIn(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/[,、\s円日]/g, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

const isWithin = (number: number | null, least: number, most: number) =>
  number === null || (number >= least && number <= most);

/** The rule that a form asks for, with its texts; undefined if a text is none. */
export function ruleIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const names = ['amount', 'days', ...CATEGORY_KEYS];
  const texts: RuleTexts = Object.fromEntries(names.map((name) => [name, text(name)]));
  const [amount, days] = [numberIn(text('amount')), numberIn(text('days'))];
  const amounts = CATEGORY_KEYS.flatMap((key) => {
    const own = numberIn(text(key));
    return own === null ? [] : [[key, own] as const];
  });
  const isSound =
    amount !== null &&
    [amount, ...amounts.map(([, own]) => own)].every((one) => isWithin(one, 0, RULE_LIMITS.amount)) &&
    isWithin(days, 1, RULE_LIMITS.days);
  const rule = isSound
    ? { amount, amounts: Object.fromEntries(amounts) as Partial<Record<CategoryKey, number>>, days }
    : undefined;
  return { texts, rule };
}

const textsOf = (rule: Rule | undefined): RuleTexts => ({
  amount: rule ? String(rule.amount) : '',
  days: rule?.days ? String(rule.days) : '',
  ...Object.fromEntries(Object.entries(rule?.amounts ?? {}).map(([key, own]) => [key, String(own)])),
});

interface AmountProps {
  name: string;
  label: string;
  text: string | undefined;
  isRequired?: boolean;
  hint?: string;
}

const Amount = ({ name, label, text, isRequired = false, hint }: AmountProps) => (
  <label className={parts.labelled}>
    {label}
    <input
      className={inputStyles.input}
      name={name}
      defaultValue={text}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      required={isRequired}
      aria-describedby={hint && `${name}-hint`}
    />
    {hint && (
      <span id={`${name}-hint`} className={parts.note}>
        {hint}
      </span>
    )}
  </label>
);

const ruleInWords = (rule: Rule) => `${ruleWords(rule)}、${WORDS.rule.approval(rule.days)}`;

interface RuleFormProps {
  rules: readonly Rule[];
  mayChange: boolean;
  /** Texts that were not accepted. */
  texts: RuleTexts | undefined;
  failed: string | undefined;
}

/** The value of a request of the medium, from now on and before. */
export function RuleForm({ rules, mayChange, texts, failed }: RuleFormProps) {
  const words = WORDS.rule;
  const [current] = rules;
  const values = texts ?? textsOf(current);
  return (
    <section aria-labelledby="rule" className={parts.panel}>
      <h2 id="rule">{words.title}</h2>
      <p>{current ? ruleInWords(current) : words.none}</p>
      {mayChange && (
        <details open={failed !== undefined}>
          <summary>{words.change}</summary>
          <p className={parts.note}>{words.lead}</p>
          <form method="post" className={parts.form}>
            {failed && <FormFailure>{failed}</FormFailure>}
            <Amount name="amount" label={words.amount} text={values.amount} isRequired />
            <details open={CATEGORY_KEYS.some((key) => values[key])}>
              <summary>{words.amounts}</summary>
              <p className={parts.note}>{words.amountsLead}</p>
              <div className={styles.amounts}>
                {CATEGORY_KEYS.map((key) => (
                  <Amount key={key} name={key} label={CATEGORIES[key].label} text={values[key]} />
                ))}
              </div>
            </details>
            <Amount name="days" label={words.days} text={values.days} hint={words.daysHint} />
            <button type="submit" name="intent" value="rule" className={buttonClass('ink', 'small')}>
              {words.save}
            </button>
          </form>
        </details>
      )}
      {rules.length > 1 && (
        <details>
          <summary>{words.history}</summary>
          <dl className={parts.facts}>
            {rules.map((rule) => (
              <div key={rule.since}>
                <dt>{words.since(dateText(rule.since))}</dt>
                <dd>{ruleInWords(rule)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
