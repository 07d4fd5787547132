import { useEffect } from 'react';
import { CONTINUE_TOKEN } from '../../visit/continue-token.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useStyles } from '../styles.ts';
import { AskDialog } from './ask-dialog.tsx';
import continuingCss from './continuing.css?inline';
import { MESSAGES } from './dialog-messages.ts';
import { ElsewhereDialog, FailedDialog, GoneDialog, WhichDialog } from './dialogs.tsx';
import { useContinuation, useContinuationActions } from './use-continuation.ts';

/** All behind the line: the dialog of the mail, questions about drafts and browsers, and what is kept. */
export default function GoingOnElsewhere({ presses }: { presses: number }) {
  useStyles(continuingCss);
  const actions = useContinuationActions();
  const asking = useContinuation((continuation) => continuation.asking);
  const question = useContinuation((continuation) => continuation.question);
  const offered = useContinuation((continuation) => continuation.offered);
  useEffect(() => {
    if (presses > 0) actions.ask();
  }, [presses, actions]);
  return (
    <>
      <Kept />
      {asking && <AskDialog asking={asking} />}
      {question === 'which' && <WhichDialog offered={offered} />}
      {question === 'elsewhere' && <ElsewhereDialog />}
      {question === 'gone' && <GoneDialog />}
      {question === 'failed' && <FailedDialog />}
    </>
  );
}

/** Until when the answers of the mail are kept on the server, and a way to have them erased. */
function Kept() {
  const actions = useContinuationActions();
  const until = useContinuation((continuation) => continuation.until);
  const busy = useContinuation((continuation) => continuation.busy);
  const isEnded = useContinuation((continuation) => continuation.isEnded);
  const isOpening = busy && CONTINUE_TOKEN !== '' && !until;
  return (
    <div className="continuing" role="status">
      {isOpening && <p>{MESSAGES.opening}</p>}
      {isEnded && (
        <p>
          <Phrases>{MESSAGES.ended}</Phrases>
        </p>
      )}
      {until && (
        <p>
          <Phrases>{MESSAGES.until(until)}</Phrases>{' '}
          <button type="button" className="link link--button" onClick={() => void actions.erase()}>
            {MESSAGES.erase}
          </button>
        </p>
      )}
    </div>
  );
}
