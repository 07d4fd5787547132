import { CATEGORIES, type CategoryKey } from '#contract/goods/categories.ts';
import { translated } from '#contract/language/words.ts';
import type { Told } from '../../state/disclosure-state.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useStyles } from '../styles.ts';
import { useDisclosure } from '../use-disclosure.ts';
import css from './able-shops.css?inline';
import { MESSAGES } from './messages.ts';

/** The labels of categories, some of which may be of a later release. */
const labels = (keys: readonly string[]) =>
  keys.map((key) => translated(CATEGORIES[key as CategoryKey]?.label ?? key));

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
        {MESSAGES.able(shops, labels(told.categories), translated(told.prefecture)) +
          (unbought.length > 0 ? MESSAGES.unbought(labels(unbought)) : '')}
      </Phrases>
    </p>
  );
}

function None({ told, days }: { told: Told; days: number }) {
  return (
    <p className="able able--none">
      <strong>
        <Phrases>{MESSAGES.none(labels(told.categories), translated(told.prefecture))}</Phrases>
      </strong>
      <Phrases>{MESSAGES.sought(days)}</Phrases>
    </p>
  );
}
