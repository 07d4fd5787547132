import { isKeyOf } from '#contract/base/keys.ts';
import { reasonWords } from '#contract/desk/delivery-reasons.ts';
import { eventWords } from '#contract/desk/event-words.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { State, type TableColumn, timeColumn } from '../parts/table.tsx';
import { DELIVERIES as WORDS } from './messages.ts';

export type ShownDelivery = AnswerOfAct<'readDeliveries'>['deliveries'][number];

export const recipientWords = (recipient: string) =>
  isKeyOf(WORDS.recipients, recipient) ? WORDS.recipients[recipient] : recipient;

/** The error of a delivery, with what to do once it is given up. */
function Reason({ delivery: { error, state } }: { delivery: ShownDelivery }) {
  if (!error) return null;
  const { why, remedy } = reasonWords(error);
  return (
    <>
      <span title={error}>{why}</span>
      {state === 'dead' && <small>{remedy}</small>}
    </>
  );
}

/** The columns of the list of mails and calls, on its page and in its file. */
export const DELIVERY_COLUMNS = [
  timeColumn<ShownDelivery>(WORDS.at),
  {
    label: WORDS.event,
    cell: ({ event, channel }) => (
      <>
        {eventWords(event)}
        <small>{WORDS.channels[channel]}</small>
      </>
    ),
  },
  { label: WORDS.about, cell: ({ about, event }) => about.name || eventWords(event) },
  { label: WORDS.recipient, cell: ({ recipient, to }) => to?.name || recipientWords(recipient) },
  {
    label: WORDS.state,
    cell: ({ state, attempts }) => (
      <>
        <State state={state}>{WORDS.states[state]}</State>
        {attempts > 1 && <small>{WORDS.attempts(attempts)}</small>}
      </>
    ),
    isShort: true,
  },
  {
    label: WORDS.reason,
    cell: (delivery) => <Reason delivery={delivery} />,
    text: ({ error }) => (error ? reasonWords(error).why : ''),
  },
] as const satisfies readonly TableColumn<ShownDelivery>[];
