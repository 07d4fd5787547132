import { data } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES, MOST_AT_ONCE, NOTE_CHARACTERS } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Link } from '../../ui/link/link.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { DoneNotice } from '../parts/done.tsx';
import parts from '../parts/shared.module.css';
import { Table, type TableColumn } from '../parts/table.tsx';
import { asPerson, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/many.ts';
import { messageWords, readerWords } from './hearers.tsx';
import { manyAct, manyWords } from './many-acts.ts';
import { REQUEST_WORDS, MANY as WORDS } from './messages.ts';
import styles from './requests.module.css';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const LIST = DESK_PAGES.requests;

type Look = AnswerOfAct<'lookAtMany'>;
type Work = AnswerOfAct<'workOnMany'>;

interface Answer {
  /** The act as the form names it. */
  what?: string;
  look?: Look;
  work?: Work;
  failed?: string;
}

export const loader = (args: Route.LoaderArgs) => asPerson(args, 'readColleagues', {});

const refuse = (failed: string) => data<Answer>({ failed }, { status: 422 });

/** Looks at an act about the requests that are chosen, or does it. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const intent = intentOf(form, ['look', 'work']);
  const what = String(form.get('what') ?? '');
  const uuids = form.getAll('uuid').map(String);
  const act = manyAct(what);
  if (!act || uuids.length === 0) return refuse(WORDS.nothing);
  if (uuids.length > MOST_AT_ONCE) return refuse(WORDS.tooMany(MOST_AT_ONCE));
  const note = String(form.get('text') ?? '').trim();
  if (note.length > NOTE_CHARACTERS) return refuse(REQUEST_WORDS.note.wrong(NOTE_CHARACTERS));
  const input = { ...act, uuids, ...(act.act === 'markRequest' && { note }) };
  try {
    if (intent === 'look') return data<Answer>({ what, look: await asPerson(args, 'lookAtMany', input) });
    return data<Answer>({ what, work: await asPerson(args, 'workOnMany', input) });
  } catch (error) {
    return refuse(textOfFailure(error, { other: WORDS.failed }));
  }
}

type One = Pick<Look['requests'][number], 'uuid' | 'number' | 'refused'> & { nothing?: boolean };

/** The fate of a request. @param done in words, where it is done */
function fateOf({ refused, nothing }: One, done: string): string {
  if (refused) return isKeyOf(WORDS.refusals, refused) ? WORDS.refusals[refused] : WORDS.refusals.other;
  return nothing ? WORDS.already : done;
}

const columnsOf = (label: string, done: string): readonly TableColumn<One>[] => [
  {
    label: WORDS.number,
    cell: ({ uuid, number }) => <Link to={`${LIST}/${uuid}`}>{number}</Link>,
    isShort: true,
  },
  { label, cell: (one) => fateOf(one, done) },
];

const keyOf = ({ uuid }: One) => uuid;

/** The mails and calls that would go out in sum, each kind with its readers. */
const Told = ({ hearers }: Pick<Look, 'hearers'>) => (
  <section aria-labelledby="told" className={styles.hearers}>
    <h2 id="told">{WORDS.told}</h2>
    {hearers.length === 0 ? (
      <p>{WORDS.nobody}</p>
    ) : (
      <ul>
        {hearers.map(({ event, recipient, channel, count, names }) => (
          <li key={`${event} ${recipient} ${channel}`}>
            {WORDS.sum(readerWords(recipient), messageWords(channel, event), count)}
            {names.length > 0 && <small>{names.join('、')}</small>}
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** The form that does what was looked at. */
function WorkForm({ what, look }: { what: string; look: Look }) {
  const able = look.requests.filter(({ refused, nothing }) => !refused && !nothing);
  if (able.length === 0) return null;
  return (
    <form method="post" className={parts.form}>
      <input type="hidden" name="what" value={what} />
      {able.map(({ uuid }) => (
        <input key={uuid} type="hidden" name="uuid" value={uuid} />
      ))}
      {manyAct(what)?.act === 'markRequest' && (
        <TextArea
          name="text"
          label={WORDS.note}
          hint={REQUEST_WORDS.notesLead}
          limit={NOTE_CHARACTERS}
          rows={2}
        />
      )}
      <button type="submit" name="intent" value="work" className={buttonClass('ink', 'small')}>
        {WORDS.submit}
      </button>
    </form>
  );
}

const countAble = (requests: readonly One[]) =>
  requests.filter(({ refused, nothing }) => !refused && !nothing).length;

/** An act about several requests: first what it would do to which of them, then what it has done. */
export default function Many({ loaderData, actionData }: Route.ComponentProps) {
  const { what = '', look, work, failed }: Answer = actionData ?? {};
  const words = manyWords(what, loaderData.people) ?? '';
  const count = look ? countAble(look.requests) : 0;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {failed && <FormFailure>{failed}</FormFailure>}
      {!actionData && <EmptyNotice>{WORDS.nothing}</EmptyNotice>}
      {look && (
        <>
          <p>{count > 0 ? WORDS.lead(words, count) : WORDS.none(words)}</p>
          <Table columns={columnsOf(WORDS.outcome, WORDS.will)} rows={look.requests} keyOf={keyOf} />
          {count > 0 && <Told hearers={look.hearers} />}
          <WorkForm what={what} look={look} />
        </>
      )}
      {work && (
        <>
          <DoneNotice>{WORDS.done(countAble(work.requests))}</DoneNotice>
          <Table columns={columnsOf(WORDS.result, WORDS.worked)} rows={work.requests} keyOf={keyOf} />
        </>
      )}
      <p>
        <Link to={LIST}>{WORDS.back}</Link>
      </p>
    </>
  );
}
