import { Phrases } from '../phrases/phrases.tsx';
import { useDisclosure } from '../use-disclosure.ts';
import { WORDS } from './messages.ts';

/** Says beside the button that sends who learns what. The words follow from the settings of the server. */
export function Disclosure() {
  const told = useDisclosure((disclosure) => disclosure.told);
  if (!told) return null;
  return (
    <p className="step__disclosure">
      <Phrases>{WORDS[told.contact_release](told)}</Phrases>
    </p>
  );
}
