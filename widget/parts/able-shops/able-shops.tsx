import type { Told } from '../../state/disclosure-state.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useStyles } from '../styles.ts';
import { useDisclosure } from '../use-disclosure.ts';
import css from './able-shops.css?inline';
import { MESSAGES } from './messages.ts';

interface AbleShopsProps {
  /** The number is announced too, and not only that there is no shop. */
  announced?: boolean;
}

/** How many shops can get such a request, before anything is sent. Without a word of the server nothing is promised. */
export default function AbleShops({ announced = false }: AbleShopsProps) {
  useStyles(css);
  const answer = useDisclosure((disclosure) => disclosure.told);
  const isNone = answer?.able?.shops === 0;
  const words =
    answer?.able &&
    (isNone ? <None told={answer} days={answer.able.seek_days} /> : <Some told={answer} {...answer.able} />);
  const isHeard = announced || isNone;
  return (
    <>
      <div role="status">{isHeard && words}</div>
      {!isHeard && words}
    </>
  );
}

function Some({ told, shops, unbought }: { told: Told; shops: number; unbought: readonly string[] }) {
  return (
    <p className="able">
      <Phrases>
        {MESSAGES.able(shops, told) + (unbought.length > 0 ? MESSAGES.unbought(unbought) : '')}
      </Phrases>
    </p>
  );
}

function None({ told, days }: { told: Told; days: number }) {
  return (
    <p className="able able--none">
      <strong>
        <Phrases>{MESSAGES.none(told)}</Phrases>
      </strong>
      <Phrases>{MESSAGES.sought(days)}</Phrases>
    </p>
  );
}
