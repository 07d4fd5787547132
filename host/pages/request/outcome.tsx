import { translated } from '#contract/language/words.ts';
import { OUTCOMES, REVIEW_LIMITS } from '#contract/life/follow-up.ts';
import { REVIEW_CHANGES, REVIEW_STATES } from '#contract/life/reviews.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { OutcomeForm } from '../../blocks/follow-up/outcome-form.tsx';
import { ClosedPart, Fact, FoldedPart } from '../../blocks/follow-up/part.tsx';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { Choices } from '../../ui/choices/choices.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { inJapanese } from '../../ui/in-japanese.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { RequestAnswers, RequestAsked } from './answer.ts';
import type { OwnShop } from './compare-quotes.ts';
import { REQUEST_OUTCOME, REVIEW } from './messages.ts';
import { PARTS } from './parts.ts';
import styles from './request.module.css';
import { Submit } from './submit.tsx';

const starOptions = () =>
  Object.fromEntries(
    Array.from({ length: REVIEW_LIMITS.stars }, (_, index) => {
      const count = REVIEW_LIMITS.stars - index;
      return [String(count), REVIEW.stars(count)];
    }),
  );

type Written = NonNullable<OwnShop['review']>;

interface ReviewFormProps {
  shop: OwnShop;
  asked: RequestAsked;
  /** The review that is written again. */
  before?: Written;
}

function ReviewForm({ shop, asked, before }: ReviewFormProps) {
  const starsOf = (count: number | undefined) => (count ? [String(count)] : []);
  return (
    <FoldedPart
      title={before ? REVIEW.rewrite : REVIEW.title}
      open={Boolean(before) || Boolean(asked.answer?.reason)}
    >
      <p>
        <Phrases>{before ? REVIEW.rewriteLead : REVIEW.lead}</Phrases>
      </p>
      <FollowUpForm asked={asked} className={styles.form}>
        <input type="hidden" name="shop" value={shop.uuid} />
        <Choices
          type="radio"
          name="explanation"
          legend={REVIEW.explanation}
          options={starOptions()}
          chosen={starsOf(before?.explanation)}
        />
        <Choices
          type="radio"
          name="speed"
          legend={REVIEW.speed}
          options={starOptions()}
          chosen={starsOf(before?.speed)}
        />
        <Choices
          type="radio"
          name="paid"
          legend={REVIEW.paid}
          options={REVIEW.paidAs}
          chosen={before ? [before.paid ? 'yes' : 'no'] : []}
        />
        <TextArea
          name="text"
          label={REVIEW.text}
          hint={REVIEW.hint(REVIEW_LIMITS.text)}
          limit={REVIEW_LIMITS.text}
          rows={4}
          required
          value={asked.answer?.reason ? (asked.answer.text ?? '') : (before?.text ?? '')}
        />
        <p>
          <Submit asked={asked}>{REVIEW.submit}</Submit>
        </p>
      </FollowUpForm>
    </FoldedPart>
  );
}

const WrittenReview = ({ review }: { review: Written }) => (
  <dl>
    <Fact name={REVIEW.yours}>{review.text}</Fact>
    <Fact name={REVIEW.state}>{translated(REVIEW_STATES[review.state].seller)}</Fact>
    {review.state === 'changing' && review.why && (
      <Fact name={REVIEW.why}>{translated(REVIEW_CHANGES[review.why])}</Fact>
    )}
  </dl>
);

function ReviewPart({ shop, asked }: { shop: OwnShop; asked: RequestAnswers }) {
  const { review, release } = shop;
  if (!review) return release?.deal ? <ReviewForm shop={shop} asked={asked.review} /> : null;
  return (
    <>
      <WrittenReview review={review} />
      {review.state === 'changing' && <ReviewForm shop={shop} asked={asked.rewrite} before={review} />}
    </>
  );
}

interface OutcomesProps {
  shops: OwnRequest['shops'];
  /** The seller has decided for a shop. */
  isDecided: boolean;
  asked: RequestAnswers;
}

/** The end of the goods at each shop that has the contact, and reviews after a deal. Empty before a release. */
export function Outcomes({ shops, isDecided, asked }: OutcomesProps) {
  const releasedShops = shops.filter(({ release }) => release);
  if (releasedShops.length === 0) return null;
  const { tell, review, rewrite } = asked;
  return (
    <ClosedPart
      id={PARTS.outcomes.id}
      title={REQUEST_OUTCOME.title}
      lead={REQUEST_OUTCOME.lead}
      isPrinted={false}
      open={isDecided || Boolean(tell.answer ?? review.answer ?? rewrite.answer)}
    >
      {tell.isDone && <Saved>{REQUEST_OUTCOME.saved}</Saved>}
      {(review.isDone || rewrite.isDone) && <Saved>{REVIEW.saved}</Saved>}
      <ol className={styles.questions}>
        {releasedShops.map((shop) => (
          <li key={shop.uuid} className={styles.question}>
            <h3 lang={inJapanese()}>
              <Phrases>{shop.name}</Phrases>
            </h3>
            {shop.release?.deal && <p>{REQUEST_OUTCOME.deal}</p>}
            <OutcomeForm asked={asked.tell} words={OUTCOMES} said={shop.release?.outcome ?? null}>
              <input type="hidden" name="shop" value={shop.uuid} />
            </OutcomeForm>
            <ReviewPart shop={shop} asked={asked} />
          </li>
        ))}
      </ol>
    </ClosedPart>
  );
}
