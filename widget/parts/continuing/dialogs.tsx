import type { ReactNode } from 'react';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { listed } from '#contract/language/manner.ts';
import { translated } from '#contract/language/words.ts';
import type { Item } from '../../goods/item.ts';
import { itemName } from '../../goods/item-name.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { useFormState } from '../use-form.ts';
import { MESSAGES } from './dialog-messages.ts';
import { useContinuation, useContinuationActions } from './use-continuation.ts';

interface ToldProps {
  title: string;
  lead: string;
  note?: string;
  children?: ReactNode;
}

/** A dialog with a few words and buttons; the last one closes it. */
function Told({ title, lead, note, children }: ToldProps) {
  const actions = useContinuationActions();
  return (
    <Dialog title={title} size="card" onClose={() => actions.close()}>
      <div className="continuing-dialog">
        <p>
          <Phrases>{lead}</Phrases>
        </p>
        {children ?? (
          <button type="button" className="button button--secondary" onClick={() => actions.close()}>
            {MESSAGES.close}
          </button>
        )}
        {note && (
          <p className="field__hint">
            <Phrases>{note}</Phrases>
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Goods in a few words each. */
const namesOf = (items: readonly Item[]): string =>
  listed(
    items.flatMap((item) =>
      item.category ? itemName(item, translated) || translated(CATEGORIES[item.category].label) : [],
    ),
  );

/** A draft stands here, and another one is behind the link. @param offered the goods of that one */
export function WhichDialog({ offered }: { offered: readonly Item[] }) {
  const actions = useContinuationActions();
  const busy = useContinuation((continuation) => continuation.busy);
  const items = useFormState(({ goods }) => goods.items);
  const words = MESSAGES.which;
  return (
    <Told title={words.title} lead={words.lead} note={words.note}>
      <button
        type="button"
        className="button button--primary"
        aria-busy={busy}
        onClick={() => void actions.take()}
      >
        <Choice label={words.mail} items={offered} />
      </button>
      <button type="button" className="button button--secondary" onClick={() => actions.close()}>
        <Choice label={words.here} items={items} />
      </button>
    </Told>
  );
}

const Choice = ({ label, items }: { label: string; items: readonly Item[] }) => (
  <span>
    {label}
    <small className="continuing-dialog__goods">{MESSAGES.which.goods(namesOf(items))}</small>
  </span>
);

/** There is nothing behind the link. */
export const GoneDialog = () => <Told {...MESSAGES.gone} />;

interface OfferProps extends Omit<ToldProps, 'children'> {
  /** The thing that can be done about it. */
  act: { label: string; does: () => Promise<void> };
}

/** A dialog with one thing that can be done, or left. */
function Offer({ act: { label, does }, ...words }: OfferProps) {
  const actions = useContinuationActions();
  const busy = useContinuation((continuation) => continuation.busy);
  return (
    <Told {...words}>
      <button type="button" className="button button--primary" aria-busy={busy} onClick={() => void does()}>
        {label}
      </button>
      <button type="button" className="button button--secondary" onClick={() => actions.close()}>
        {MESSAGES.close}
      </button>
    </Told>
  );
}

/** Another browser goes on with these answers. */
export function ElsewhereDialog() {
  const actions = useContinuationActions();
  const { title, lead, note, take } = MESSAGES.elsewhere;
  return (
    <Offer title={title} lead={lead} note={note} act={{ label: take, does: () => actions.takeBack() }} />
  );
}

/** The answers did not come. */
export function FailedDialog() {
  const actions = useContinuationActions();
  const { title, lead, retry } = MESSAGES.failed;
  return <Offer title={title} lead={lead} act={{ label: retry, does: () => actions.take() }} />;
}
