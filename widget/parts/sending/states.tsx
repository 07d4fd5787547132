import type { Connection } from '../../sending/connection.ts';
import { contactOf } from '../../state/contact.ts';
import { failing } from '../../state/nowhere.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { complete } from '../stage/samples.tsx';
import { LineNotice, SendingStatus } from './sending.tsx';

const show = () => (
  <>
    <LineNotice />
    <SendingStatus />
  </>
);

/** A request is being sent. */
const sending: Partial<PartState> = {
  prepare: async (form) => {
    await complete(form);
    void contactOf(form).submit();
  },
};

const never = () => new Promise<never>(() => {});

/** A line that is lost. @param comesBack as soon as somebody waits for it */
function lostLine(comesBack: boolean): Connection {
  let up = false;
  return {
    isUp: () => up,
    onChange: (listener) => {
      up = comesBack;
      if (comesBack) listener();
      return () => {};
    },
    pause: never,
  };
}

export const states: PartStates = {
  'nothing is sent': { show },
  sending: {
    show,
    ...sending,
    api: {
      submit: (_form, _key, onUpload) => {
        onUpload(0.45);
        return never();
      },
    },
  },
  'waiting for the answer': {
    show,
    ...sending,
    api: {
      submit: (_form, _key, onUpload) => {
        onUpload(1);
        return never();
      },
    },
  },
  'sent again soon': {
    show,
    ...sending,
    api: { submit: failing('network') },
  },
  'sent again later': {
    show,
    ...sending,
    api: { submit: failing('network') },
    connection: () => ({ isUp: () => true, onChange: () => () => {}, pause: never }),
  },
  'no line': { show, ...sending, connection: () => lostLine(false) },
  'the line is back': { show, ...sending, connection: () => lostLine(true) },
};
