import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { PhoneStage } from '../../state/phone-link.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { QrCode } from '../store-links/qr-code.tsx';
import { useStyles } from '../styles.ts';
import { usePhoneLink, usePhoneLinkActions } from '../use-phone-link.ts';
import { MESSAGES, timeOf } from './messages.ts';
import phoneCss from './phone-panel.css?inline';

/** The stages at which a phone can read the code. */
const OPEN: readonly PhoneStage[] = ['waiting', 'connected', 'away'];

interface PhonePanelProps {
  /** The item that gets the photos. */
  item: string;
  onClose: () => void;
}

/** Makes a phone the camera of an item: a code that opens its page, and how it stands. */
export default function PhonePanel({ item, onClose }: PhonePanelProps) {
  useStyles(phoneCss);
  const id = useId();
  const title = useRef<HTMLParagraphElement>(null);
  const phone = usePhoneLinkActions();
  const isMine = usePhoneLink((link) => link.item === item);
  const linkStage = usePhoneLink((link) => link.stage);
  const stage = isMine ? linkStage : 'ended';
  useLayoutEffect(() => void phone.open(item), [item, phone]);
  // A screen reader goes on with the words about the code.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const isOver = stage === 'ended' || stage === 'failed';
  return (
    <section className="phone" aria-labelledby={id}>
      <p ref={title} id={id} className="phone__title" tabIndex={-1}>
        <Phrases>{MESSAGES.title}</Phrases>
      </p>
      {OPEN.includes(stage) && <Code />}
      <div className="phone__foot">
        <div>
          <p className={`phone__stage phone__stage--${stage}`} role="status">
            <Phrases>{MESSAGES.stages[stage]}</Phrases>
          </p>
          <Arrived />
        </div>
        <div className="phone__buttons">
          {isOver && (
            <button type="button" className="button button--small" onClick={() => void phone.open(item)}>
              {stage === 'failed' ? MESSAGES.retry : MESSAGES.again}
            </button>
          )}
          <button
            type="button"
            className="link link--button"
            onClick={() => {
              if (!isOver) phone.end();
              onClose();
            }}
          >
            {isOver ? MESSAGES.close : MESSAGES.end}
          </button>
        </div>
      </div>
    </section>
  );
}

function Code() {
  const url = usePhoneLink((link) => link.url);
  const endsAt = usePhoneLink((link) => link.endsAt);
  const id = useId();
  return (
    <div className="phone__open">
      <QrCode url={url} label={MESSAGES.code} />
      <div className="phone__words">
        <p>
          <Phrases>{MESSAGES.lead}</Phrases>
        </p>
        <p className="phone__until">
          <Phrases>{MESSAGES.until(timeOf(endsAt))}</Phrases>
        </p>
        <label htmlFor={id}>
          <Phrases>{MESSAGES.address}</Phrases>
        </label>
        <input
          id={id}
          className="phone__address"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </div>
  );
}

/** Not announced: the question says how many photos it has. */
function Arrived() {
  const count = usePhoneLink((link) => link.arrived);
  return count > 0 && <p className="phone__arrived">{MESSAGES.arrived(count)}</p>;
}
