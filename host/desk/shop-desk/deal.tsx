import { data } from 'react-router';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { QUOTE_METHODS } from '#contract/life/follow-up.ts';
import { leftItems } from '../../blocks/follow-up/left-items.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { classes } from '../../ui/classes.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import inputStyles from '../../ui/form/input.module.css';
import { useFieldTexts } from '../../ui/form/use-field-texts.tsx';
import { Link } from '../../ui/link/link.tsx';
import parts from '../parts/shared.module.css';
import { asPersonOf } from '../session.server.ts';
import type { Route } from './+types/deal.ts';
import styles from './deal.module.css';
import { boughtLead } from './deal-call.server.ts';
import {
  DEAL_CHARACTERS,
  type Deal,
  type DealProblems,
  dealIn,
  featuresText,
  ITEM_FIELDS,
} from './deal-paper.ts';
import { DealPaper, type PaperKind } from './deal-papers.tsx';
import { DealSpan } from './deal-span.tsx';
import { DEAL_PROBLEMS, DEAL as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

/** The form begins with all that is known: the request as the shop sees it, and its words about the sale. */
export async function loader(args: Route.LoaderArgs) {
  const [lead, shop] = await Promise.all([boughtLead(args), asPersonOf(args, 'readShopHead', args.params)]);
  const { number, items, contact, quote, release } = lead;
  const goods = leftItems(items);
  const amount = goods.length === 1 ? release?.outcome?.amount : null;
  const today = dayInJapan(new Date());
  return {
    number,
    shop,
    today,
    texts: {
      day: [today],
      method: [quote?.method ?? 'store'],
      item: goods.map(({ title }) => title),
      features: goods.map(({ facts }) => featuresText(facts)),
      count: goods.map(() => WORDS.countValue),
      amount: goods.map(() => amount?.toLocaleString('ja') ?? ''),
      seller: [contact.name1],
      address: [contact.address],
    } as Texts,
  };
}

/** The texts of the form, by the names of its fields. */
type Texts = Readonly<Record<string, readonly string[]>>;

const FIELDS = ['day', 'method', 'seller', 'address', 'work', 'birth', 'check', ...ITEM_FIELDS];

const textsIn = (form: FormData): Texts =>
  Object.fromEntries(FIELDS.map((name) => [name, form.getAll(name).map(String)]));

/** The contents of the fields of the form, with what is wrong. */
type Contents = Pick<Answer, 'texts' | 'problems'>;

interface Answer {
  texts: Texts;
  problems?: DealProblems | undefined;
  paper?: { kind: PaperKind; deal: Deal };
}

export async function action(args: Route.ActionArgs) {
  await boughtLead(args);
  const form = await formOf(args.request);
  const kind = intentOf(form, ['slip', 'ledger'] as const satisfies PaperKind[]);
  const [read, texts] = [dealIn(form), textsIn(form)];
  return 'deal' in read
    ? data<Answer>({ texts, paper: { kind, deal: read.deal } })
    : data<Answer>({ texts, problems: read.problems }, { status: 422 });
}

interface TextProps extends Contents {
  name: string;
  label: string;
  at?: number;
  type?: 'text' | 'date';
  hint?: string;
  example?: string;
  isRequired?: boolean;
}

function Text({ name, label, texts, problems, at, type = 'text', hint, example, isRequired }: TextProps) {
  const problem = problems?.[at === undefined ? name : `${name}-${at}`];
  const { id, describedBy, hintText, errorText } = useFieldTexts({
    hint,
    problem: problem && DEAL_PROBLEMS[problem],
    hintClass: parts.note,
  });
  return (
    <div className={parts.labelled}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={inputStyles.input}
        type={type}
        name={name}
        defaultValue={texts[name]?.[at ?? 0] ?? ''}
        placeholder={example}
        required={isRequired}
        maxLength={DEAL_CHARACTERS}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy}
      />
      {hintText}
      {errorText}
    </div>
  );
}

const Item = ({ at, ...contents }: Contents & { at: number }) => (
  <fieldset className={styles.group}>
    <legend>{WORDS.item(at + 1)}</legend>
    <Text name="item" label={WORDS.name} {...contents} at={at} />
    <Text name="features" label={WORDS.features} {...contents} at={at} hint={WORDS.featuresHint} />
    <Text name="count" label={WORDS.count} {...contents} at={at} />
    <Text
      name="amount"
      label={`${WORDS.amount}（${WORDS.yen}）`}
      {...contents}
      at={at}
      {...((contents.texts.item?.length ?? 0) > 1 && { hint: WORDS.amountHint })}
    />
  </fieldset>
);

/** A purchase, for the slip of the seller and the ledger of the shop. Nothing that is typed here is stored. */
export default function DealPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { number, shop, today } = loaderData;
  const answer: Answer = actionData ?? loaderData;
  const { texts, problems, paper } = answer;
  const contents = { texts, problems };
  return (
    <>
      <p className="not-printed">
        <Link to={`${DESK_PAGES.shop}/${params.name}?tab=all`}>{WORDS.back}</Link>
      </p>
      {paper && (
        <>
          <p className={classes(parts.done, 'not-printed')} role="status">
            {WORDS.print}
          </p>
          <DealPaper {...paper} number={number} shop={shop} />
        </>
      )}
      <div className={classes(styles.desk, 'not-printed')}>
        <h1>{WORDS.title}</h1>
        <p>{WORDS.lead}</p>
        <p className={parts.note}>{WORDS.notKept}</p>
        {problems && <FormFailure>{WORDS.wrong}</FormFailure>}
        <form method="post" className={classes(parts.form, styles.form)}>
          <Text name="day" label={WORDS.day} {...contents} type="date" isRequired />
          <Choices
            type="radio"
            name="method"
            legend={WORDS.method}
            options={QUOTE_METHODS}
            chosen={(texts.method ?? []) as (keyof typeof QUOTE_METHODS)[]}
            problem={problems?.method && DEAL_PROBLEMS[problems.method]}
          />
          {texts.item?.map((_item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
            <Item key={at} {...contents} at={at} />
          ))}
          <fieldset className={styles.group}>
            <legend>{WORDS.seller}</legend>
            <Text name="seller" label={WORDS.sellerName} {...contents} isRequired />
            <Text name="address" label={WORDS.address} {...contents} isRequired />
            <Text name="work" label={WORDS.work} {...contents} example={WORDS.workExample} />
            <Text name="birth" label={WORDS.birth} {...contents} example={WORDS.birthExample} />
            <Text name="check" label={WORDS.check} {...contents} hint={WORDS.checkHint} />
          </fieldset>
          <p className={parts.note}>{WORDS.exempt}</p>
          <p className={parts.buttons}>
            <button type="submit" name="intent" value="slip" className={buttonClass('ink', 'small')}>
              {WORDS.slip}
            </button>
            <button type="submit" name="intent" value="ledger" className={buttonClass('ink', 'small')}>
              {WORDS.ledger}
            </button>
            <button
              type="submit"
              name="intent"
              value="ledger"
              formAction={`${DESK_PAGES.deal}/${params.name}/ledger.csv`}
              className={buttonClass('line', 'small')}
            >
              {WORDS.file}
            </button>
          </p>
        </form>
        <DealSpan today={today} />
      </div>
    </>
  );
}
