import { data, redirect } from 'react-router';
import { ANSWER_CHARACTERS, DESK_PAGES } from '#contract/desk/desk.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { DoneNotice } from '../parts/done.tsx';
import parts from '../parts/shared.module.css';
import { asPerson, asPersonOf, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/enquiry.ts';
import styles from './inbox.module.css';
import { ENQUIRY as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

export async function loader(args: Route.LoaderArgs) {
  const { params, request } = args;
  const enquiry = await asPersonOf(args, 'showEnquiry', params);
  return { enquiry, done: new URL(request.url).searchParams.get('done') };
}

interface Answer {
  failed?: string;
  text?: string;
}

export async function action(args: Route.ActionArgs) {
  const { params } = args;
  const form = await formOf(args.request);
  const isClosed = intentOf(form, ['answer', 'close']) === 'close';
  const text = String(form.get('text') ?? '').trim();
  const refuse = (message: string) => data<Answer>({ failed: message, text }, { status: 422 });
  if (!isClosed && (text === '' || text.length > ANSWER_CHARACTERS)) return refuse(WORDS.failed.invalid);
  try {
    await asPerson(args, 'answerEnquiry', { ...params, text: isClosed ? null : text });
  } catch (error) {
    return refuse(textOfFailure(error, WORDS.failed));
  }
  return redirect(`${DESK_PAGES.enquiries}/${params.uuid}?done=${isClosed ? 'closed' : 'answered'}`);
}

/** A message of a visitor, and the answer to it. */
export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry, done } = loaderData;
  const { failed, text }: Answer = actionData ?? {};
  const { name, email, at, body, answer, answered_at, state } = enquiry;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {!actionData && done === 'answered' && <DoneNotice>{WORDS.answered}</DoneNotice>}
      {!actionData && done === 'closed' && <DoneNotice>{WORDS.closed}</DoneNotice>}
      <dl className={parts.facts}>
        {[
          [WORDS.name, name],
          [WORDS.email, email],
          [WORDS.at, momentText(at)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="body">
        <h2 id="body">{WORDS.body}</h2>
        <p className={styles.text}>{body}</p>
      </section>
      <section aria-labelledby="answer">
        <h2 id="answer">{WORDS.answer}</h2>
        {answer !== null ? (
          <>
            <p className={parts.note}>{WORDS.answeredAt(momentText(answered_at ?? at))}</p>
            <p className={styles.text}>{answer}</p>
          </>
        ) : (
          <form method="post" className={styles.form}>
            {failed && <FormFailure>{failed}</FormFailure>}
            <TextArea
              name="text"
              label={WORDS.write}
              hint={WORDS.answerHint(ANSWER_CHARACTERS)}
              limit={ANSWER_CHARACTERS}
              rows={8}
              value={text ?? ''}
            />
            <p className={parts.buttons}>
              <button type="submit" name="intent" value="answer" className={buttonClass('ink')}>
                {WORDS.send}
              </button>
              {state === 'open' && (
                <button type="submit" name="intent" value="close" className={parts.textButton}>
                  {WORDS.close}
                </button>
              )}
            </p>
          </form>
        )}
      </section>
    </>
  );
}
