import { useState } from 'react';
import { mayGoOnElsewhere } from '../../state/may-continue.ts';
import { LazyPart, loadLater } from '../lazy-part/lazy-part.tsx';
import { useForm, useFormState } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

const GOING_ON = loadLater(() => import('./going-on-elsewhere.tsx'));

/** The quiet line below a step, by which a seller goes on elsewhere. Everything behind it loads with the press. */
export default function Continuing() {
  const form = useForm();
  const hasGoods = useFormState(({ goods }) => goods.items.some(({ category }) => category));
  const isOurs = useFormState(({ navigation }) => !navigation.settings.apiBase);
  const [isKnown] = useState(() => mayGoOnElsewhere(form));
  const [presses, setPresses] = useState(0);
  if (!isOurs) return null;
  return (
    <div className="step__link">
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
