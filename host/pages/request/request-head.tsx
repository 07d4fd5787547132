import type { LeadState } from '#contract/follow-up.ts';
import { keysOf } from '#contract/keys.ts';
import type { OwnRequest } from '#contract/schemas/follow-up.ts';
import { FOLLOW_UP } from '../../blocks/follow-up/messages.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { SentAt } from '../../blocks/follow-up/part.tsx';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { COUNTS, ENDINGS, REQUEST } from './messages.ts';
import styles from './request.module.css';

const COUNTED = {
  quoted: ['quoted'],
  active: ['looked', 'called'],
  informed: ['informed'],
  declined: ['declined', 'passed', 'refused'],
} as const satisfies Record<string, readonly LeadState[]>;

type Shop = OwnRequest['shops'][number];

/** A quote counts as one, whatever the shop did afterwards. */
const isCounted = (name: keyof typeof COUNTED, { quote, state }: Shop) =>
  quote ? name === 'quoted' : COUNTED[name].some((counted) => counted === state);

function Counts({ shops }: Pick<OwnRequest, 'shops'>) {
  return (
    <dl className={styles.counts} aria-label={COUNTS.label}>
      {keysOf(COUNTED).map((name) => (
        <div key={name}>
          <dt>{COUNTS[name]}</dt>
          <dd>
            {shops.filter((shop) => isCounted(name, shop)).length}
            <small>{COUNTS.unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The next events for the seller. */
function situation({ shops, withdrawn_at, ended_at, decided_at }: OwnRequest): readonly string[] {
  if (withdrawn_at)
    return [
      REQUEST.withdrawn(momentText(withdrawn_at)),
      ...(shops.length > 0 ? [REQUEST.withdrawnText] : []),
    ];
  if (decided_at) return [REQUEST.decided(momentText(decided_at))];
  if (ended_at) return [REQUEST.ended(momentText(ended_at)), REQUEST.noShopsHelp];
  if (shops.length === 0) return [REQUEST.noShops, REQUEST.noShopsHelp];
  if (shops.some(({ quote }) => quote)) return [REQUEST.quoted];
  const isOver = shops.every(({ state }) => ['declined', 'passed', 'refused'].includes(state));
  return [isOver ? REQUEST.declined : REQUEST.waiting];
}

interface RequestHeadProps {
  request: OwnRequest;
  hasJustWithdrawn: boolean;
}

/** Which request it is, and how it stands. */
export function RequestHead({ request, hasJustWithdrawn }: RequestHeadProps) {
  const { number, created_at, shops, withdrawn_at } = request;
  return (
    <header className={styles.head}>
      {hasJustWithdrawn && <Saved>{ENDINGS.withdraw.done}</Saved>}
      <h1>{REQUEST.title}</h1>
      <dl className={styles.facts}>
        <div>
          <dt>{FOLLOW_UP.number}</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
        <SentAt at={created_at} />
      </dl>
      <div className={styles.situation}>
        {situation(request).map((text) => (
          <p key={text}>
            <Phrases>{text}</Phrases>
          </p>
        ))}
      </div>
      {shops.length > 0 && !withdrawn_at && <Counts shops={shops} />}
      {shops.length === 0 && !withdrawn_at && (
        <p>
          <a className={buttonClass('line')} href="/partners">
            {REQUEST.shopList}
          </a>
        </p>
      )}
    </header>
  );
}
