import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { FAILED } from '../../blocks/follow-up/messages.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { RequestAnswers } from './answer.ts';
import { quotedNames } from './knowing.ts';
import { DECISION, ENDINGS } from './messages.ts';
import styles from './request.module.css';
import type { ShownRequest } from './request-call.server.ts';
import { Submit } from './submit.tsx';

interface HeadActsProps {
  request: ShownRequest;
  asked: RequestAnswers;
}

/** The act that has made the request as it stands now. An older one says nothing any more. */
export function HeadSaved({ request: { shops, choice_until, withdrawn_at }, asked }: HeadActsProps) {
  const {
    choose: choosing,
    unchoose: unchoosing,
    undo: undoing,
    withdraw: withdrawing,
    reopen: reopening,
  } = asked;
  const isUndoable = shops.some(({ pending }) => pending?.what === 'refused');
  const { confirming, picked } = choosing.answer ?? {};
  const hasChosen = choosing.isDone && !confirming && !picked;
  // The form of an act that came too late is gone with the state that it was for.
  const pastActs = [...(choice_until ? [] : [unchoosing]), ...(isUndoable ? [] : [undoing])];
  const [late] = pastActs.flatMap(({ answer, isSending }) => (isSending ? [] : (answer?.reason ?? [])));
  return (
    <>
      {late && <FormFailure>{FAILED[late]}</FormFailure>}
      {choice_until && hasChosen && <Saved>{DECISION.done}</Saved>}
      {!choice_until && unchoosing.isDone && <Saved>{DECISION.choiceUndone}</Saved>}
      {withdrawn_at && withdrawing.isDone && <Saved>{ENDINGS.withdraw.done}</Saved>}
      {!withdrawn_at && reopening.isDone && <Saved>{ENDINGS.reopen.done}</Saved>}
    </>
  );
}

/** The choice, or the end of the request, can be taken back for a while where the page says how it stands. */
export function HeadActs({ request: { shops, choice_until, reopen_until }, asked }: HeadActsProps) {
  const pendingShops = shops.filter(({ pending }) => pending?.what === 'chosen');
  return (
    <>
      {choice_until && (
        <FollowUpForm asked={asked.unchoose} className={styles.undo}>
          <p>
            <Phrases>{DECISION.undoChoice(quotedNames(pendingShops), momentText(choice_until))}</Phrases>
          </p>
          <Submit asked={asked.unchoose} look="line">
            {DECISION.undoChoiceSubmit}
          </Submit>
        </FollowUpForm>
      )}
      {reopen_until && (
        <FollowUpForm asked={asked.reopen} className={styles.undo}>
          <p>
            <Phrases>{ENDINGS.reopen.lead(momentText(reopen_until))}</Phrases>
          </p>
          <Submit asked={asked.reopen} look="line">
            {ENDINGS.reopen.submit}
          </Submit>
        </FollowUpForm>
      )}
    </>
  );
}
