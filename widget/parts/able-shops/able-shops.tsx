import type { Told } from '../../state/disclosure-state.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useStyles } from '../styles.ts';
import { useDisclosure } from '../use-disclosure.ts';
import css from './able-shops.css?inline';
import { MESSAGES } from './messages.ts';

/** How many shops can get such a request, before anything is sent. Without a word of the server nothing is promised. */
export default function AbleShops() {
  useStyles(css);
  const told = useDisclosure((disclosure) => disclosure.told);
  const isNone = told?.able?.shops === 0;
  return (
    <div role="status">
      {told?.able && (
        <p className={isNone ? 'able able--none' : 'able'}>
          <Phrases>{wordsOf(told, told.able)}</Phrases>
        </p>
      )}
    </div>
  );
}

function wordsOf(told: Told, { shops, unbought, seek_days: days }: NonNullable<Told['able']>): string {
  if (shops === 0) return MESSAGES.none(days, told);
  return MESSAGES.able(shops, told) + (unbought.length > 0 ? MESSAGES.unbought(unbought) : '');
}
