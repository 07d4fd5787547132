import { useEffect, useState } from 'react';
import { mayGoOnElsewhere } from '../../state/may-continue.ts';
import { whenInterested } from '../../visit/interest.ts';
import { LazyPart, loadLater } from '../lazy-part/lazy-part.tsx';
import { useForm, useFormState, useRoot } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

const ABLE_SHOPS = loadLater(() => import('../able-shops/able-shops.tsx'));
const GOING_ON = loadLater(() => import('./going-on-elsewhere.tsx'));

/**
 * The quiet lines below a step: how many shops can get such a request, and a button by which a seller goes on
 * elsewhere. Everything behind that loads with the press.
 */
export default function Continuing() {
  const form = useForm();
  const hasGoods = useFormState(({ goods }) => goods.items.some(({ category }) => category));
  const isOurs = useFormState(({ navigation }) => !navigation.settings.apiBase);
  const [isKnown] = useState(() => mayGoOnElsewhere(form));
  const [presses, setPresses] = useState(0);
  if (!isOurs) return null;
  return (
    <div className="step__link">
      {hasGoods && <ShopsForGoods />}
      {hasGoods && (
        <button type="button" className="link link--button" onClick={() => setPresses(presses + 1)}>
          {MESSAGES.ask}
        </button>
      )}
      {(presses > 0 || isKnown) && (
        <LazyPart part={GOING_ON} quiet>
          {(GoingOn) => <GoingOn presses={presses} />}
        </LazyPart>
      )}
    </div>
  );
}

/** The contact step says it beside the place. A form that nobody has touched asks the server nothing. */
function ShopsForGoods() {
  const { host } = useRoot();
  const isAtGoods = useFormState(({ navigation }) => navigation.step === 'items');
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenInterested(host, () => setWanted(true)), [host]);
  return (
    isWanted &&
    isAtGoods && (
      <LazyPart part={ABLE_SHOPS} quiet instead={null}>
        {(AbleShops) => <AbleShops />}
      </LazyPart>
    )
  );
}
