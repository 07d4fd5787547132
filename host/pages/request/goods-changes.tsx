import { useContext, useId } from 'react';
import { useSearchParams } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { LIMITS, PHOTO_TYPES } from '#contract/base/limits.ts';
import { translated } from '#contract/language/words.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { FOLLOW_UP } from '../../blocks/follow-up/messages.ts';
import { FoldedPart } from '../../blocks/follow-up/part.tsx';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import formStyles from '../../ui/form/form.module.css';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { RequestAsked } from './answer.ts';
import { PHOTOS_FAILED, GOODS_CHANGES as WORDS } from './messages.ts';
import styles from './request.module.css';
import type { ShownRequest } from './request-call.server.ts';
import { SampleContext } from './sample-context.ts';
import { Submit } from './submit.tsx';

/** The items that are left, by their places. */
const leftOf = ({ items }: ShownRequest): [place: string, title: string][] =>
  items.flatMap(({ title, withdrawn }, place) =>
    withdrawn ? [] : [[String(place), FOLLOW_UP.nthItem(place + 1, translated(title))] as [string, string]],
  );

/** Sent by the browser itself, and answered with this page: photos are too large for the actions of pages. */
function AddPhotos({ request }: { request: ShownRequest }) {
  const id = useId();
  const [search] = useSearchParams();
  const outcome = search.get('photos');
  const isSample = useContext(SampleContext);
  const isAdded = outcome === 'added';
  const remaining = leftOf(request);
  if (isSample) return null;
  return (
    <>
      {isAdded && <Saved>{WORDS.added(request.test !== null)}</Saved>}
      <FoldedPart title={WORDS.photos} open={Boolean(outcome) && !isAdded}>
        {outcome && !isAdded && (
          <FormFailure>{PHOTOS_FAILED[isKeyOf(PHOTOS_FAILED, outcome) ? outcome : 'other']}</FormFailure>
        )}
        <p>
          <Phrases>{WORDS.photosLead(LIMITS.photosPerItem)}</Phrases>
        </p>
        <form method="post" action={request.photosUrl} encType="multipart/form-data" className={styles.form}>
          {remaining.length === 1 ? (
            <input type="hidden" name="item" value={remaining[0]?.[0]} />
          ) : (
            <Choices
              type="radio"
              name="item"
              legend={WORDS.item}
              options={Object.fromEntries(remaining)}
              chosen={remaining.slice(0, 1).map(([place]) => place)}
            />
          )}
          <div className={formStyles.field}>
            <label htmlFor={id}>{WORDS.files}</label>
            <input
              id={id}
              type="file"
              name="photos"
              accept={Object.keys(PHOTO_TYPES).join()}
              multiple
              required
              className={styles.files}
            />
          </div>
          <p>
            <button type="submit" className={buttonClass('ink')}>
              {WORDS.send}
            </button>
          </p>
        </form>
      </FoldedPart>
    </>
  );
}

function Reduce({ request, asked }: GoodsChangesProps) {
  const remaining = leftOf(request);
  return (
    <>
      {asked.isDone && <Saved>{WORDS.reduced(request.test !== null)}</Saved>}
      {remaining.length > 1 && (
        <FoldedPart title={WORDS.reduce} open={Boolean(asked.answer?.reason)}>
          <p>
            <Phrases>{WORDS.reduceLead}</Phrases>
          </p>
          <FollowUpForm asked={asked} className={styles.form}>
            <Choices
              type="radio"
              name="item"
              legend={WORDS.reduceLegend}
              options={Object.fromEntries(remaining)}
              chosen={[]}
            />
            <p>
              <Submit asked={asked} look="line">
                {WORDS.reduceSubmit}
              </Submit>
            </p>
          </FollowUpForm>
        </FoldedPart>
      )}
    </>
  );
}

interface GoodsChangesProps {
  request: ShownRequest;
  asked: RequestAsked;
}

/** The seller adds photos, or withdraws one of several items. */
export const GoodsChanges = (props: GoodsChangesProps) => (
  <div className={styles.changes} id="photos">
    <AddPhotos request={props.request} />
    <Reduce {...props} />
  </div>
);
