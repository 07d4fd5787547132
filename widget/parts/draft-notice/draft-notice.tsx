import { useStyles } from '../styles.ts';
import { useAnswersActions } from '../use-answers.ts';
import draftCss from './draft-notice.css?inline';
import { MESSAGES } from './messages.ts';

/** Says that the goods are those of an earlier visit, and offers an empty form. */
export default function DraftNotice() {
  useStyles(draftCss);
  const answers = useAnswersActions();
  return (
    <p className="resumed" role="status">
      {MESSAGES.resumed}
      <button type="button" className="link link--button" onClick={() => answers.startOver()}>
        {MESSAGES.startOver}
      </button>
    </p>
  );
}
