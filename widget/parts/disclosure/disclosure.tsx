import { Phrases } from '../phrases/phrases.tsx';
import { useDisclosure } from '../use-disclosure.ts';
import { WORDS } from './messages.ts';

/** Says beside the button that sends who learns what. The words follow from the settings of the server. */
export function Disclosure() {
  const answer = useDisclosure((disclosure) => disclosure.told);
  if (!answer) return null;
  return (
    <p className="step__disclosure">
      <Phrases>{WORDS[answer.contact_release](answer)}</Phrases>
    </p>
  );
}
