import { data, redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { REVIEW_CHANGES } from '#contract/life/reviews.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Link } from '../../ui/link/link.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { List } from '../parts/list.tsx';
import { listQuery } from '../parts/list-query.ts';
import { ListTools } from '../parts/list-tools.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import { State, Time } from '../parts/table.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { wordOf } from '../parts/word-of.ts';
import { asPerson, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/reviews.ts';
import styles from './inbox.module.css';
import { REVIEWS as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = DESK_PAGES.reviews;

export async function loader(args: Route.LoaderArgs) {
  const { query, after, isFirst, done } = listQuery(args.request);
  const param = query.get('state') ?? '';
  const state = isKeyOf(WORDS.states, param) ? param : ('waiting' as const);
  const [list, { may }] = await Promise.all([
    asPerson(args, 'readReviews', { state, after }),
    asPerson(args, 'readSelf', {}),
  ]);
  return {
    ...{ ...list, isFirst, state, done },
    mayDecide: may.includes('decideReview'),
    mayAsk: may.includes('askReviewChange'),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const uuid = String(form.get('uuid'));
  const intent = intentOf(form, ['release', 'refuse', 'change']);
  const why = String(form.get('why'));
  try {
    if (intent !== 'change') await asPerson(args, 'decideReview', { uuid, release: intent === 'release' });
    else if (isKeyOf(REVIEW_CHANGES, why)) await asPerson(args, 'askReviewChange', { uuid, why });
    else return data({ failed: WORDS.failed.other }, { status: 422 });
  } catch (error) {
    return data({ failed: textOfFailure(error, WORDS.failed) }, { status: 409 });
  }
  return redirect(`${PATH}?done=yes`);
}

type DeskReview = AnswerOfAct<'readReviews'>['reviews'][number];

/** The part of a review that waits for somebody: itself, or the shop's answer. */
function waitsOf({ state, answer, answer_state }: DeskReview): 'review' | 'answer' | undefined {
  if (state === 'waiting') return 'review';
  return state === 'shown' && answer !== null && answer_state === 'waiting' ? 'answer' : undefined;
}

/** The state of a review, and that the answer to it waits. */
function stateText(review: DeskReview): string {
  const words = wordOf(WORDS.states, review.state) ?? review.state;
  return waitsOf(review) === 'answer' ? WORDS.answerWaits(words) : words;
}

function Decide({ review }: { review: DeskReview }) {
  const waits = waitsOf(review);
  return (
    <form method="post" className={parts.buttons}>
      <input type="hidden" name="uuid" value={review.uuid} />
      {(waits || review.state === 'refused' || review.state === 'changing') && (
        <button type="submit" name="intent" value="release" className={buttonClass('ink', 'small')}>
          {WORDS.release[waits ?? 'review']}
        </button>
      )}
      {(waits || review.state === 'shown' || review.state === 'changing') && (
        <button type="submit" name="intent" value="refuse" className={parts.textButton}>
          {review.state === 'shown' && !waits ? WORDS.takeBack : WORDS.refuse[waits ?? 'review']}
        </button>
      )}
    </form>
  );
}

/** Asks the seller to write a review again, for a reason. */
const AskChange = ({ review }: { review: DeskReview }) => (
  <details>
    <summary>{WORDS.change}</summary>
    <form method="post" className={parts.form}>
      <p className={parts.note}>{WORDS.changeLead}</p>
      <input type="hidden" name="uuid" value={review.uuid} />
      <Choices type="radio" name="why" legend={WORDS.why} options={REVIEW_CHANGES} chosen={[]} />
      <button type="submit" name="intent" value="change" className={buttonClass('line', 'small')}>
        {WORDS.change}
      </button>
    </form>
  </details>
);

interface ReviewProps {
  review: DeskReview;
  mayDecide: boolean;
  mayAsk: boolean;
}

const Review = ({ review, mayDecide, mayAsk }: ReviewProps) => (
  <li>
    <p className={parts.note}>
      <Time at={review.at}>{momentText(review.at)}</Time>
      <Link to={`${DESK_PAGES.shops}/${review.shop_uuid}`}>{review.shop}</Link>
      <State state={review.state}>{stateText(review)}</State>
      {review.request && <Link to={`${DESK_PAGES.requests}/${review.request}`}>{WORDS.request}</Link>}
    </p>
    <p className={styles.stars}>
      {WORDS.stars.explanation} {WORDS.starsText(review.explanation)}　{WORDS.stars.speed}{' '}
      {WORDS.starsText(review.speed)}　{WORDS.paid} {WORDS.paidText[review.paid ? 'yes' : 'no']}
    </p>
    {review.change && <p className={parts.note}>{WORDS.asked(REVIEW_CHANGES[review.change])}</p>}
    <p className={styles.text}>{review.text}</p>
    {review.answer !== null && (
      <blockquote>
        <p className={parts.note}>{WORDS.answer}</p>
        <p className={styles.text}>{review.answer}</p>
      </blockquote>
    )}
    {mayDecide && <Decide review={review} />}
    {mayAsk && review.may_change && <AskChange review={review} />}
  </li>
);

/** The words of sellers about shops, the newest first. */
export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const { reviews, next, isFirst, state, done, mayDecide, mayAsk } = loaderData;
  return (
    <>
      <h1>{WORDS.title}</h1>
      {actionData ? (
        <FormFailure>{actionData.failed}</FormFailure>
      ) : (
        done && <DoneNotice>{WORDS.done}</DoneNotice>
      )}
      <p className={parts.note}>{WORDS.lead}</p>
      <Tabs label={PARTS_WORDS.filterBy} path={PATH} words={WORDS.states} chosen={state} usual="waiting" />
      <ListTools list="reviews" filters={{ state }} />
      <List
        path={PATH}
        query={state === 'waiting' ? {} : { state }}
        next={next}
        isFirst={isFirst}
        columns={[]}
        rows={reviews}
        keyOf={({ uuid }) => uuid}
      >
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <Review key={review.uuid} review={review} mayDecide={mayDecide} mayAsk={mayAsk} />
          ))}
        </ul>
      </List>
    </>
  );
}
