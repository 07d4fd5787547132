import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { isKeyOf, tableOf } from '#contract/base/keys.ts';
import { LIMITS, PHOTO_TYPES } from '#contract/base/limits.ts';
import { translated } from '#contract/language/words.ts';
import { caseSentences, reasonWords } from '#contract/life/case-words.ts';
import { CASE_LIMITS, type CaseReason, type CaseSide } from '#contract/life/cases.ts';
import type { ShownCase } from '#server/quotes/link-acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import formStyles from '../../ui/form/form.module.css';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { inJapanese } from '../../ui/in-japanese.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Asked } from '../follow-up/answers.ts';
import { FollowUpForm } from '../follow-up/follow-up-form.tsx';
import { FOLLOW_UP } from '../follow-up/messages.ts';
import { momentText } from '../follow-up/moments.ts';
import { FoldedPart, Part } from '../follow-up/part.tsx';
import { Photos } from '../follow-up/photos.tsx';
import { Saved } from '../follow-up/saved.tsx';
import { CASES_ID, isAskedOf } from './asked-cases.tsx';
import styles from './cases.module.css';
import { CASE_PHOTOS_FAILED, CASES, CASES_OF } from './messages.ts';

/** A shop of the request, with its cases and the things that may be reported about it now. */
export interface CasesAt {
  /** Undefined on the page of the shop itself. */
  shop?: { uuid: string; name: string };
  cases: readonly ShownCase[];
  reasons: readonly CaseReason[];
}

interface CasesProps {
  side: CaseSide;
  places: readonly CasesAt[];
  reporting: Asked;
  /** The shop of a report that was sent. */
  about?: string | undefined;
  answering: Asked;
  takingBack: Asked;
  /** Where the page sends photos. */
  photosUrl: string;
}

interface FormProps {
  asked: Asked;
  label: string;
}

const Send = ({ asked, label }: FormProps) => (
  <p>
    <button type="submit" className={buttonClass('line')} disabled={asked.isSending}>
      {asked.isSending ? FOLLOW_UP.sending : label}
    </button>
  </p>
);

/** The text of a form that was not taken. */
const typedIn = ({ answer }: Asked) => (answer?.reason ? (answer.text ?? '') : '');

function Report({ side, place, asked }: { side: CaseSide; place: CasesAt; asked: Asked }) {
  const { shop, reasons } = place;
  return (
    <FollowUpForm asked={asked} className={styles.form}>
      {shop && <input type="hidden" name="shop" value={shop.uuid} />}
      <Choices
        type="radio"
        name="reason"
        legend={CASES.reason}
        options={tableOf(reasons, (reason) => reasonWords(reason, side))}
        chosen={[]}
      />
      <TextArea
        name="text"
        label={CASES.text}
        hint={CASES.textHint(CASE_LIMITS.text)}
        limit={CASE_LIMITS.text}
        rows={6}
        required
        value={typedIn(asked)}
      />
      <Send asked={asked} label={CASES.submit} />
    </FollowUpForm>
  );
}

/** Sent by the browser itself, and answered with the page: photos are too large for the actions of pages. */
function AddPhotos({ uuid, photosUrl }: { uuid: string; photosUrl: string }) {
  const id = useId();
  return (
    <FoldedPart title={CASES.photos}>
      <p>
        <Phrases>{CASES.photosLead(LIMITS.photosPerItem, CASE_LIMITS.photos)}</Phrases>
      </p>
      <form method="post" action={photosUrl} encType="multipart/form-data" className={styles.form}>
        <input type="hidden" name="case" value={uuid} />
        <div className={formStyles.field}>
          <label htmlFor={id}>{CASES.files}</label>
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
          <button type="submit" className={buttonClass('line')}>
            {CASES.addPhotos}
          </button>
        </p>
      </form>
    </FoldedPart>
  );
}

function Answer({ uuid, isAsked, asked }: { uuid: string; isAsked: boolean; asked: Asked }) {
  const form = (
    <FollowUpForm asked={asked} className={styles.form}>
      <input type="hidden" name="case" value={uuid} />
      <TextArea
        name="text"
        label={CASES.text}
        hint={CASES.answerHint(CASE_LIMITS.text)}
        limit={CASE_LIMITS.text}
        rows={4}
        required
        value={typedIn(asked)}
      />
      <Send asked={asked} label={CASES.send} />
    </FollowUpForm>
  );
  return (
    <FoldedPart
      title={isAsked ? CASES.answer.asked : CASES.answer.more}
      open={isAsked || Boolean(asked.answer?.reason)}
    >
      {form}
    </FoldedPart>
  );
}

function TakeBack({ uuid, isTold, asked }: { uuid: string; isTold: boolean; asked: Asked }) {
  return (
    <FoldedPart title={CASES.takeBack} open={Boolean(asked.answer?.reason)}>
      <FollowUpForm asked={asked} className={styles.form}>
        <input type="hidden" name="case" value={uuid} />
        <p>
          <Phrases>{CASES.takeBackLead[isTold ? 'told' : 'untold']}</Phrases>
        </p>
        <Send asked={asked} label={CASES.takeBack} />
      </FollowUpForm>
    </FoldedPart>
  );
}

function Words({ side, words }: Pick<CasesProps, 'side'> & Pick<ShownCase, 'words'>) {
  const nameOf = (by: (typeof words)[number]['by']) =>
    by === side ? CASES.words.own : by === 'operator' ? CASES.words.operator : CASES_OF[side].other;
  return (
    <ol className={styles.words}>
      {words.map(({ by, at, text }) => (
        <li key={`${by} ${at}`}>
          <p className={styles.note}>
            {nameOf(by)}　<time dateTime={at}>{momentText(at)}</time>
          </p>
          <p lang={by === side ? undefined : inJapanese()}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface CaseProps extends Pick<CasesProps, 'side' | 'answering' | 'takingBack' | 'photosUrl'> {
  place: CasesAt;
  one: ShownCase;
}

function Case({ side, place, one, answering, takingBack, photosUrl }: CaseProps) {
  const { uuid, reason, state, asked, until, at, outcome, effect, words, photos } = one;
  const isAsked = isAskedOf(one, side);
  const untilText = until ? momentText(until) : '';
  const sentences = caseSentences({ reason, state, asked, outcome, effect, until: untilText }, side);
  return (
    <li className={styles.case} data-asks={isAsked ? '' : undefined}>
      <h3>
        <Phrases>{translated(reasonWords(reason, side))}</Phrases>
      </h3>
      <p className={styles.note}>
        {place.shop && `${CASES.shop(place.shop.name)}　`}
        {CASES.reportedAt}　<time dateTime={at}>{momentText(at)}</time>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>
          <Phrases>{sentence}</Phrases>
        </p>
      ))}
      <Words side={side} words={words} />
      {photos.length > 0 && <Photos title={CASES.photosTitle} photos={photos} large={false} />}
      {one.may_write && (
        // Reset after words were sent.
        <Answer key={words.length} uuid={uuid} isAsked={isAsked} asked={answering} />
      )}
      {one.may_write && photos.length < CASE_LIMITS.photos && <AddPhotos uuid={uuid} photosUrl={photosUrl} />}
      {one.may_take_back && <TakeBack uuid={uuid} isTold={one.is_told} asked={takingBack} />}
    </li>
  );
}

/** The outcome of photos that were sent by the browser itself. */
function PhotosOutcome() {
  const [search] = useSearchParams();
  const outcome = search.get('case');
  if (!outcome) return null;
  if (outcome === 'added') return <Saved>{CASES.added}</Saved>;
  return (
    <FormFailure>{CASE_PHOTOS_FAILED[isKeyOf(CASE_PHOTOS_FAILED, outcome) ? outcome : 'other']}</FormFailure>
  );
}

/**
 * Trouble between the two sides, that which waits for this side first, and the form to report it. Empty where there is
 * none and nothing can be reported.
 */
export function Cases({ side, places, reporting, about, answering, takingBack, photosUrl }: CasesProps) {
  const open = places.filter(({ reasons }) => reasons.length > 0);
  const reported = places
    .flatMap((place) => place.cases.map((one) => ({ place, one })))
    .toSorted((before, next) => Number(isAskedOf(next.one, side)) - Number(isAskedOf(before.one, side)));
  if (open.length === 0 && reported.length === 0) return null;
  return (
    <div id={CASES_ID}>
      <Part title={CASES_OF[side].title} lead={CASES_OF[side].lead} isPrinted={false}>
        <PhotosOutcome />
        {reporting.isDone && <Saved>{CASES.reported}</Saved>}
        {answering.isDone && <Saved>{CASES.answered}</Saved>}
        {takingBack.isDone && <Saved>{CASES.takenBack}</Saved>}
        {reported.length > 0 && (
          <ol className={styles.cases}>
            {reported.map(({ place, one }) => (
              <Case key={one.uuid} {...{ side, place, one, answering, takingBack, photosUrl }} />
            ))}
          </ol>
        )}
        {open.length > 0 && (
          // Closed after a report.
          <FoldedPart
            key={reported.length}
            title={CASES_OF[side].report}
            open={Boolean(reporting.answer?.reason)}
          >
            {open.map((place) =>
              place.shop ? (
                <FoldedPart
                  key={place.shop.uuid}
                  title={CASES.at(place.shop.name)}
                  open={open.length === 1 || about === place.shop.uuid}
                >
                  <Report side={side} place={place} asked={reporting} />
                </FoldedPart>
              ) : (
                <Report key={side} side={side} place={place} asked={reporting} />
              ),
            )}
          </FoldedPart>
        )}
      </Part>
    </div>
  );
}
