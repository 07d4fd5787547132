import { Phrases } from '../phrases/phrases.tsx';
import { useContact } from '../use-contact.ts';
import { WORDS } from './messages.ts';

/** Says beside the button that sends who learns what. The words follow from the settings of the server. */
export function Disclosure() {
  const answer = useContact(({ disclosure }) => disclosure);
  if (!answer) return null;
  return (
    <p className="step__disclosure">
      <Phrases>{WORDS[answer.contact_release](answer.most_shops)}</Phrases>
    </p>
  );
}
