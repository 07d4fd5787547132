import type { InputHTMLAttributes } from 'react';
import { data, redirect } from 'react-router';
import { keysOf } from '#contract/base/keys.ts';
import { DESK_PAGES, SITE_PREVIEWS } from '#contract/desk/desk.ts';
import { CATEGORIES, slugOf } from '#contract/goods/categories.ts';
import type { WrittenSite } from '#contract/schemas/desk/site.ts';
import { CLAIM_KEYS, CLAIMS } from '#contract/site/claims.ts';
import { dateText } from '../../blocks/follow-up/moments.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import inputStyles from '../../ui/form/input.module.css';
import { DoneNotice } from '../parts/done.tsx';
import parts from '../parts/shared.module.css';
import { wordOf } from '../parts/word-of.ts';
import { asPerson, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/site.ts';
import { SITE as WORDS } from './messages.ts';
import styles from './site.module.css';
import { LISTS, type ListName, OPERATOR_FACTS, SPARE_ROWS, writtenIn } from './written.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PROVED = CLAIM_KEYS.filter((claim) => CLAIMS[claim].source === 'evidence');

export async function loader(args: Route.LoaderArgs) {
  const [site, { may }] = await Promise.all([asPerson(args, 'readSite', {}), asPerson(args, 'readSelf', {})]);
  const { operator } = args.context.get(siteContext).settings;
  return {
    site,
    operator: operator?.name ?? null,
    mayChange: may.includes('draftSite'),
    mayPublish: may.includes('publishSite'),
    done: new URL(args.request.url).searchParams.get('done'),
  };
}

interface Answer {
  failed: string;
  written?: WrittenSite;
  /** The fields that are wrong. */
  wrong?: string[];
}

const TURNS = {
  publish: { act: 'publishSite', done: 'published' },
  drop: { act: 'dropSite', done: 'dropped' },
  takeBack: { act: 'takeBackSite', done: 'takenBack' },
} as const;

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const intent = intentOf(form, ['save', ...keysOf(TURNS)]);
  const seenDraft = String(form.get('seen')) || null;
  const content = writtenIn(form, PROVED);
  try {
    if (intent !== 'save') {
      const { act, done } = TURNS[intent];
      await asPerson(args, act, { seen: seenDraft });
      return redirect(`${DESK_PAGES.site}?done=${done}`);
    }
    const { wrong } = await asPerson(args, 'draftSite', { written: content, seen: seenDraft });
    if (wrong.length === 0) return redirect(`${DESK_PAGES.site}?done=saved`);
    const fields = wrong.map(({ field }) => field);
    return data<Answer>({ failed: WORDS.wrong, written: content, wrong: fields }, { status: 422 });
  } catch (error) {
    return data<Answer>({ failed: textOfFailure(error, WORDS.failed), written: content }, { status: 409 });
  }
}

const DONE: Readonly<Record<string, string>> = {
  saved: WORDS.saved,
  published: WORDS.published,
  dropped: WORDS.dropped,
  takenBack: WORDS.takenBack,
};

const labelOf = (list: ListName, field: string): string => {
  const words: Readonly<Record<string, string>> = WORDS.lists[list];
  return words[field === 'title' ? 'title_' : field] ?? field;
};

/** The keyboards of fields that hold no words. */
const INPUTS: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  day: { type: 'date' },
  amount: { inputMode: 'numeric' },
  logo: { inputMode: 'url' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { inputMode: 'email' },
};

interface CellProps {
  list: ListName;
  at: number;
  field: string;
  value: string;
  isWrong: boolean;
}

function Cell({ list, at, field, value, isWrong }: CellProps) {
  const name = `${list}.${at}.${field}`;
  const controlProps = {
    id: name,
    className: inputStyles.input,
    name,
    defaultValue: value,
    'aria-invalid': isWrong,
  };
  return (
    <div className={styles.cell}>
      <label htmlFor={name}>{labelOf(list, field)}</label>
      {field === 'category' ? (
        <select {...controlProps}>
          {keysOf(CATEGORIES).map((key) => (
            <option key={key} value={slugOf(key)}>
              {CATEGORIES[key].label}
            </option>
          ))}
        </select>
      ) : field === 'text' ? (
        <textarea {...controlProps} rows={3} />
      ) : (
        <input {...controlProps} {...INPUTS[field]} autoComplete="off" />
      )}
      {isWrong && <strong>{WORDS.wrongCell}</strong>}
    </div>
  );
}

interface PartProps {
  list: ListName;
  written: WrittenSite;
  wrong: readonly string[];
}

/** The rows of a list, and some that are empty. */
function Part({ list, written, wrong }: PartProps) {
  const rows: readonly Readonly<Record<string, string | number>>[] = written[list];
  return (
    <details className={styles.part} open={wrong.some((field) => field.startsWith(`${list}.`))}>
      <summary>
        {WORDS.lists[list].title}（{rows.length}）
      </summary>
      {Array.from({ length: rows.length + SPARE_ROWS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
        <fieldset key={at}>
          <legend>{WORDS.row(at + 1)}</legend>
          {LISTS[list].map((field) => (
            <Cell
              key={field}
              list={list}
              at={at}
              field={field}
              value={String(rows[at]?.[field] ?? '')}
              isWrong={wrong.includes(`${list}.${at}.${field}`)}
            />
          ))}
        </fieldset>
      ))}
      <p className={parts.note}>
        {WORDS.empty}
        {WORDS.more}
      </p>
    </details>
  );
}

const Evidence = ({ evidence }: { evidence: WrittenSite['evidence'] }) => (
  <details className={styles.part}>
    <summary>
      {WORDS.lists.evidence.title}（{Object.keys(evidence).length}）
    </summary>
    <p className={parts.note}>{WORDS.lists.evidence.lead}</p>
    {PROVED.map((claim) => (
      <fieldset key={claim}>
        <label>
          {CLAIMS[claim].title}
          <textarea
            className={inputStyles.input}
            name={`evidence.${claim}`}
            defaultValue={evidence[claim] ?? ''}
            rows={2}
          />
        </label>
      </fieldset>
    ))}
  </details>
);

interface LineProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  text: string | undefined;
  isWrong: boolean;
}

/** One text that stands once on the site. */
const Line = ({ name, label, text = '', isWrong, ...input }: LineProps) => (
  <div className={styles.cell}>
    <label htmlFor={name}>{label}</label>
    <input
      {...input}
      id={name}
      className={inputStyles.input}
      name={name}
      defaultValue={text}
      aria-invalid={isWrong}
      autoComplete="off"
    />
    {isWrong && <strong>{WORDS.wrongCell}</strong>}
  </div>
);

interface OperatorProps {
  facts: WrittenSite['operator'];
  wrong: readonly string[];
}

/** The facts of the operator, which stand under 運営会社, in the terms, in the privacy policy and below mails. */
const OperatorFields = ({ facts, wrong }: OperatorProps) => (
  <details className={styles.part} open={wrong.some((field) => field.startsWith('operator.'))}>
    <summary>{WORDS.operatorFacts.title}</summary>
    <p className={parts.note}>{WORDS.operatorFacts.lead}</p>
    <fieldset>
      <legend>{WORDS.operatorFacts.title}</legend>
      {OPERATOR_FACTS.map((fact) => {
        const name = `operator.${fact}`;
        return (
          <Line
            {...INPUTS[fact]}
            key={fact}
            name={name}
            label={WORDS.operatorFacts[fact]}
            text={facts?.[fact]}
            isWrong={wrong.includes(name)}
          />
        );
      })}
    </fieldset>
  </details>
);

interface SurveyProps {
  address: WrittenSite['surveyUrl'];
  isWrong: boolean;
}

/** The address of the campaign's survey. Without it, a site with an operator has no campaign. */
const Survey = ({ address, isWrong }: SurveyProps) => (
  <details className={styles.part} open={isWrong}>
    <summary>{WORDS.survey.title}</summary>
    <p className={parts.note}>{WORDS.survey.lead}</p>
    <fieldset>
      <legend>{WORDS.survey.title}</legend>
      <Line name="surveyUrl" label={WORDS.survey.address} text={address} isWrong={isWrong} inputMode="url" />
    </fieldset>
  </details>
);

/** Leads to the pages as their readers will see them. */
const Previews = () => (
  <section aria-labelledby="preview" className={parts.list}>
    <h2 id="preview">{WORDS.preview}</h2>
    <p className={parts.note}>{WORDS.previewLead}</p>
    <ul className={parts.tabs}>
      {keysOf(SITE_PREVIEWS).map((page) => (
        <li key={page}>
          <a href={SITE_PREVIEWS[page]} target="_blank" rel="noreferrer">
            {WORDS.previews[page]}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** The id of the form. */
const FORM = 'contents';

/** The contents that the operator answers for: edited as a draft, published, taken back. */
export default function Site({ loaderData, actionData }: Route.ComponentProps) {
  const { site, operator, mayChange, mayPublish, done } = loaderData;
  const { inForce, published, draft } = site;
  const { failed, written = site.written, wrong = [] }: Partial<Answer> = actionData ?? {};
  const notice = actionData ? undefined : wordOf(DONE, done);
  const seenInput = <input type="hidden" name="seen" value={draft?.uuid ?? ''} />;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {notice && <DoneNotice>{notice}</DoneNotice>}
      {failed && <FormFailure to={wrong.length > 0 ? FORM : undefined}>{failed}</FormFailure>}
      <div className={parts.list}>
        <p className={parts.note}>{WORDS.lead[mayChange ? 'change' : 'read']}</p>
        <p>
          {published
            ? WORDS.inForce.desk(dateText(published.at), published.by)
            : inForce === 'file'
              ? WORDS.inForce.file
              : WORDS.inForce.none}
        </p>
        <p>{operator ? WORDS.operator(operator) : WORDS.example}</p>
        <p>{WORDS.policies}</p>
        {draft && <p>{WORDS.draft(dateText(draft.at), draft.by)}</p>}
      </div>
      <form id={FORM} method="post" className={styles.form} noValidate key={draft?.uuid}>
        {seenInput}
        <fieldset disabled={!mayChange}>
          {keysOf(LISTS).map((list) => (
            <Part key={list} list={list} written={written} wrong={wrong} />
          ))}
          <Evidence evidence={written.evidence} />
          <OperatorFields facts={written.operator} wrong={wrong} />
          <Survey address={written.surveyUrl} isWrong={wrong.includes('surveyUrl')} />
          {mayChange && (
            <button type="submit" name="intent" value="save" className={buttonClass('ink')}>
              {WORDS.save}
            </button>
          )}
        </fieldset>
      </form>
      <Previews />
      {mayPublish && (draft || published) && (
        <form method="post" className={parts.buttons}>
          {seenInput}
          {draft && (
            <>
              <button type="submit" name="intent" value="publish" className={buttonClass('gold', 'small')}>
                {WORDS.publish}
              </button>
              <button type="submit" name="intent" value="drop" className={parts.textButton}>
                {WORDS.drop}
              </button>
            </>
          )}
          {published && (
            <button
              type="submit"
              name="intent"
              value="takeBack"
              className={parts.textButton}
              title={WORDS.takeBackLead}
            >
              {WORDS.takeBack}
            </button>
          )}
        </form>
      )}
    </>
  );
}
