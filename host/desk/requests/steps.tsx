import { isKeyOf } from '#contract/base/keys.ts';
import { reasonWords } from '#contract/desk/delivery-reasons.ts';
import { eventWords } from '#contract/desk/event-words.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import { recipientWords } from './delivery-columns.tsx';
import { DELIVERIES, REQUEST_WORDS as WORDS } from './messages.ts';
import styles from './requests.module.css';

type Step = AnswerOfAct<'readRequest'>['steps'][number];

function stepText({ what, detail, delivery }: Step): string {
  if (delivery) {
    const { event, recipient, state, error } = delivery;
    const line = WORDS.mail(
      eventWords(event),
      recipientWords(recipient),
      isKeyOf(DELIVERIES.states, state) ? DELIVERIES.states[state] : state,
    );
    return error ? WORDS.mailFailed(line, reasonWords(error).why) : line;
  }
  const words = isKeyOf(WORDS.stepWords, what) ? WORDS.stepWords[what] : what;
  return detail ? `${words}：${detail}` : words;
}

/** The words of a copy to somebody at a desk are those of the first mail. */
const isReadable = ({ delivery }: Step) =>
  delivery?.channel === 'mail' && delivery.state !== 'erased' && delivery.recipient !== 'person';

/** The life of a request, the oldest moment first. */
export const RequestSteps = ({ steps, mayRead }: { steps: readonly Step[]; mayRead: boolean }) => (
  <form method="post">
    <input type="hidden" name="intent" value="mail" />
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // Several may be of the same moment.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={index} data-mail={step.delivery ? '' : undefined}>
          <time dateTime={step.at}>{momentText(step.at)}</time>
          <p>
            {step.shop && <b>{step.shop}</b>}
            <Phrases>{stepText(step)}</Phrases>
            {mayRead && isReadable(step) && (
              <button type="submit" name="mail" value={step.delivery?.uuid} className={parts.textButton}>
                {WORDS.text}
              </button>
            )}
          </p>
        </li>
      ))}
    </ol>
  </form>
);
