import { OUTCOMES, REVIEW_LIMITS } from '#contract/life/follow-up.ts';
import type { Review as ReviewData } from '#contract/schemas/follow-up.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { OutcomeForm } from '../../blocks/follow-up/outcome-form.tsx';
import { ClosedPart, Fact, FoldedPart } from '../../blocks/follow-up/part.tsx';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { Choices } from '../../ui/choices/choices.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { RequestAsked } from './answer.ts';
import type { OwnShop } from './compare-quotes.ts';
import { REQUEST_OUTCOME, REVIEW } from './messages.ts';
import { PARTS } from './parts.ts';
import styles from './request.module.css';
import { Submit } from './submit.tsx';

const STARS = Object.fromEntries(
  Array.from({ length: REVIEW_LIMITS.stars }, (_, index) => {
    const count = REVIEW_LIMITS.stars - index;
    return [String(count), REVIEW.stars(count)];
  }),
);

function ReviewForm({ shop, asked }: { shop: OwnShop; asked: RequestAsked }) {
  return (
    <FoldedPart title={REVIEW.title} open={Boolean(asked.answer?.reason)}>
      <p>
        <Phrases>{REVIEW.lead}</Phrases>
      </p>
      <FollowUpForm asked={asked} className={styles.form}>
        <input type="hidden" name="shop" value={shop.uuid} />
        <Choices type="radio" name="explanation" legend={REVIEW.explanation} options={STARS} chosen={[]} />
        <Choices type="radio" name="speed" legend={REVIEW.speed} options={STARS} chosen={[]} />
        <Choices type="radio" name="paid" legend={REVIEW.paid} options={REVIEW.paidAs} chosen={[]} />
        <TextArea
          name="text"
          label={REVIEW.text}
          hint={REVIEW.hint(REVIEW_LIMITS.text)}
          limit={REVIEW_LIMITS.text}
          rows={4}
          required
        />
        <p>
          <Submit asked={asked}>{REVIEW.submit}</Submit>
        </p>
      </FollowUpForm>
    </FoldedPart>
  );
}

const Written = ({ review }: { review: ReviewData & { shown: boolean } }) => (
  <dl>
    <Fact name={REVIEW.yours}>{review.text}</Fact>
    <Fact name={REVIEW.state}>{review.shown ? REVIEW.shown : REVIEW.read}</Fact>
  </dl>
);

interface OutcomesProps {
  shops: OwnRequest['shops'];
  /** The seller has decided for a shop. */
  isDecided: boolean;
  telling: RequestAsked;
  reviewing: RequestAsked;
}

/** The end of the goods at each shop that has the contact, and reviews after a deal. Empty before a release. */
export function Outcomes({ shops, isDecided, telling, reviewing }: OutcomesProps) {
  const releasedShops = shops.filter(({ release }) => release);
  if (releasedShops.length === 0) return null;
  return (
    <ClosedPart
      id={PARTS.outcomes.id}
      title={REQUEST_OUTCOME.title}
      lead={REQUEST_OUTCOME.lead}
      isPrinted={false}
      open={isDecided || Boolean(telling.answer ?? reviewing.answer)}
    >
      {telling.isDone && <Saved>{REQUEST_OUTCOME.saved}</Saved>}
      {reviewing.isDone && <Saved>{REVIEW.saved}</Saved>}
      <ol className={styles.questions}>
        {releasedShops.map((shop) => (
          <li key={shop.uuid} className={styles.question}>
            <h3>
              <Phrases>{shop.name}</Phrases>
            </h3>
            {shop.release?.deal && <p>{REQUEST_OUTCOME.deal}</p>}
            <OutcomeForm asked={telling} words={OUTCOMES} said={shop.release?.outcome ?? null}>
              <input type="hidden" name="shop" value={shop.uuid} />
            </OutcomeForm>
            {shop.review && <Written review={shop.review} />}
            {shop.release?.deal && !shop.review && <ReviewForm shop={shop} asked={reviewing} />}
          </li>
        ))}
      </ol>
    </ClosedPart>
  );
}
