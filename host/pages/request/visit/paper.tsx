import { daysLater } from '#contract/base/japanese-days.ts';
import { coolingDaysLeft, lastCoolingDay, VISIT_LIMITS } from '#contract/life/visit.ts';
import { FollowUpForm } from '../../../blocks/follow-up/follow-up-form.tsx';
import { dayText } from '../../../blocks/follow-up/moments.ts';
import { Fact, FoldedPart } from '../../../blocks/follow-up/part.tsx';
import { Saved } from '../../../blocks/follow-up/saved.tsx';
import { buttonClass } from '../../../ui/button/button.ts';
import { classes } from '../../../ui/classes.ts';
import { Phrases } from '../../../ui/phrases/phrases.tsx';
import type { RequestAsked } from '../answer.ts';
import type { OwnShop } from '../compare-quotes.ts';
import type { ShownRequest } from '../request-call.server.ts';
import { Submit } from '../submit.tsx';
import { DayField } from './day-field.tsx';
import { PAPER } from './messages.ts';
import { Notice } from './notice.tsx';
import { noticeText } from './notice-text.ts';
import styles from './visit.module.css';

/** How the eight days stand. */
function Cooling({ paper, today }: { paper: string; today: string }) {
  const daysLeft = coolingDaysLeft(paper, today);
  return (
    <>
      <dl>
        <Fact name={PAPER.day}>{dayText(paper)}</Fact>
        <Fact name={PAPER.last}>
          <strong>{dayText(lastCoolingDay(paper))}</strong>
        </Fact>
      </dl>
      <p>
        <Phrases>{daysLeft < 0 ? PAPER.over : PAPER.count(daysLeft)}</Phrases>
      </p>
    </>
  );
}

interface PaperProps {
  request: ShownRequest;
  shop: OwnShop;
  asked: RequestAsked;
}

/** The day of the paper, the eight days from it, and a notice. */
export function Paper({ request: { items, number, today }, shop, asked }: PaperProps) {
  const { uuid, paper_day: paper } = shop;
  return (
    <FoldedPart isPrinted title={PAPER.title} open={paper !== null || Boolean(asked.answer)}>
      {asked.isDone && <Saved>{paper ? PAPER.saved : PAPER.cleared}</Saved>}
      <p>
        <Phrases>{PAPER.lead}</Phrases>
      </p>
      {paper ? (
        <Cooling paper={paper} today={today} />
      ) : (
        <p>
          <strong>
            <Phrases>{PAPER.none}</Phrases>
          </strong>
        </p>
      )}
      <FollowUpForm asked={asked} className={classes(styles.paper, 'not-printed')}>
        <input type="hidden" name="shop" value={uuid} />
        <DayField
          name="day"
          label={PAPER.day}
          value={paper ?? ''}
          first={daysLater(today, -VISIT_LIMITS.paperDays)}
          last={today}
          isRequired
        />
        <p className={styles.ways}>
          <Submit asked={asked}>{PAPER.submit}</Submit>
          {paper && (
            <button
              type="submit"
              name="clear"
              className={buttonClass('line')}
              disabled={asked.isSending}
              formNoValidate
            >
              {PAPER.clear}
            </button>
          )}
        </p>
      </FollowUpForm>
      <p>
        <Phrases>{PAPER.how}</Phrases>
      </p>
      <Notice text={noticeText({ shop, items, number })} />
    </FoldedPart>
  );
}
