import { data, redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { CONVERSION_REFUSALS } from '#contract/media/conversions.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import inputStyles from '../../ui/form/input.module.css';
import { Link } from '../../ui/link/link.tsx';
import { ConversionState, conversionColumns, StateMeanings } from '../parts/conversions.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { List } from '../parts/list.tsx';
import { addressOf, listQuery } from '../parts/list-query.ts';
import { PARTS_WORDS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import type { TableColumn } from '../parts/table.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { asPerson, asPersonOf, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/medium.ts';
import styles from './media.module.css';
import { MEDIA, MEDIUM as WORDS } from './messages.ts';
import { RuleForm, type RuleTexts, ruleIn } from './rule-form.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches, loaderData?.medium.name ?? MEDIA.title);

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst, done } = listQuery(args.request);
  const param = query.get('state') ?? '';
  const state = isKeyOf(WORDS.states, param) ? param : ('all' as const);
  const [medium, { may }] = await Promise.all([
    asPersonOf(args, 'readMedium', { ...args.params, state, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  const mayChange = may.includes('setRule');
  return { medium, state, isFirst, done, mayChange, mayDecide: may.includes('decideConversions') };
}

interface Answer {
  of: 'rule' | 'list';
  failed: string;
  texts?: RuleTexts;
}

const refuse = (answer: Answer) => data<Answer>(answer, { status: 422 });

export async function action(args: Route.ActionArgs) {
  const { params, request } = args;
  const form = await formOf(request);
  const intent = intentOf(form, ['rule', 'approved', 'refused']);
  const page = new URL(request.url);
  const redirectDone = (what: string) => {
    page.searchParams.set('done', what);
    return redirect(page.pathname + page.search);
  };
  try {
    if (intent === 'rule') {
      const { rule, texts } = ruleIn(form);
      if (!rule) return refuse({ of: 'rule', failed: WORDS.rule.wrong, texts });
      await asPerson(args, 'setRule', { ...params, ...rule });
      return redirectDone('rule');
    }
    const requests = form.getAll('uuid').map(String);
    if (requests.length === 0) return refuse({ of: 'list', failed: WORDS.none });
    const why = String(form.get('why'));
    const isGiven = intent === 'refused' && isKeyOf(CONVERSION_REFUSALS, why);
    const { changed } = await asPerson(args, 'decideConversions', {
      requests,
      to: intent,
      ...(isGiven && { why }),
    });
    return redirectDone(String(changed));
  } catch (error) {
    return refuse({ of: intent === 'rule' ? 'rule' : 'list', failed: textOfFailure(error, WORDS.failed) });
  }
}

type Conversion = AnswerOfAct<'readMedium'>['conversions'][number];

const COLUMNS: readonly TableColumn<Conversion>[] = conversionColumns<Conversion>({
  number: ({ number, request, isGone }) =>
    isGone ? number : <Link to={`${DESK_PAGES.requests}/${request}`}>{number}</Link>,
  state: (row) => <ConversionState row={row} by={row.by} />,
});

/** The acts about the conversions that are chosen. */
const Decide = () => (
  <div className={classes(styles.decide, 'not-printed')}>
    <button type="submit" name="intent" value="approved" className={buttonClass('ink', 'small')}>
      {WORDS.approve}
    </button>
    <label className={parts.labelled}>
      {WORDS.why}
      <select className={inputStyles.input} name="why" defaultValue="excluded">
        {Object.entries(CONVERSION_REFUSALS).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
    <button type="submit" name="intent" value="refused" className={buttonClass('line', 'small')}>
      {WORDS.refuse}
    </button>
  </div>
);

/** A medium: what its requests are worth, and what becomes of each. */
export default function Medium({ loaderData, actionData }: Route.ComponentProps) {
  const { medium, state, isFirst, done, mayChange, mayDecide } = loaderData;
  const { uuid, name, hosts, rules, conversions, next } = medium;
  const path = `${DESK_PAGES.media}/${uuid}`;
  const failedIn = (of: Answer['of']) => (actionData?.of === of ? actionData.failed : undefined);
  const list = (
    <List
      path={path}
      query={state === 'all' ? {} : { state }}
      next={next}
      isFirst={isFirst}
      columns={COLUMNS}
      rows={conversions}
      keyOf={({ request }) => request}
      choose={mayDecide ? ({ number }) => WORDS.choose(number) : undefined}
    />
  );
  return (
    <>
      <h1>{name}</h1>
      {done && !actionData && (
        <DoneNotice>{done === 'rule' ? WORDS.rule.saved : WORDS.done(Number(done) || 0)}</DoneNotice>
      )}
      {hosts.length > 0 && <p className={parts.note}>{WORDS.hosts(hosts.join('、'))}</p>}
      <p>
        <Link to={addressOf(DESK_PAGES.requests, { medium: uuid })}>{WORDS.requests}</Link>
      </p>
      <RuleForm rules={rules} mayChange={mayChange} texts={actionData?.texts} failed={failedIn('rule')} />
      <section aria-labelledby="conversions" className={parts.list}>
        <h2 id="conversions">{WORDS.list}</h2>
        <StateMeanings />
        {mayDecide && <p className={parts.note}>{WORDS.tells}</p>}
        <Tabs label={PARTS_WORDS.filterBy} path={path} words={WORDS.states} chosen={state} usual="all" />
        {actionData?.of === 'list' && <FormFailure>{actionData.failed}</FormFailure>}
        {mayDecide && conversions.length > 0 ? (
          <form method="post" className={styles.choosing}>
            {list}
            <Decide />
          </form>
        ) : (
          list
        )}
      </section>
    </>
  );
}
