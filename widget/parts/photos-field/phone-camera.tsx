import { useRef, useState } from 'react';
import type { Item } from '../../goods/item.ts';
import { hasPhone } from '../../state/phone-kept.ts';
import { LazyPart, loadLater } from '../lazy-part/lazy-part.tsx';
import { useForm, useFormState } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

const PHONE_PANEL = loadLater(() => import('../phone-panel/phone-panel.tsx'));

/** Beside a mouse: a button by which a phone becomes the camera of an item. Another API knows no such link. */
export function PhoneCamera({ item: { id }, full }: { item: Item; full: boolean }) {
  const form = useForm();
  const isOurs = useFormState(({ navigation }) => navigation.settings.apiBase === '');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(() => isOurs && hasPhone(form, id));
  if (isOpen)
    return (
      <LazyPart part={PHONE_PANEL}>
        {(PhonePanel) => (
          <PhonePanel
            item={id}
            onClose={() => {
              setOpen(false);
              requestAnimationFrame(() => button.current?.focus());
            }}
          />
        )}
      </LazyPart>
    );
  if (!isOurs || full) return null;
  return (
    <button ref={button} type="button" className="link photos__phone" onClick={() => setOpen(true)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 3h10v18H7zM10.5 18h3" />
      </svg>
      {MESSAGES.phone}
    </button>
  );
}
