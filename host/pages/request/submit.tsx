import { FOLLOW_UP } from '../../blocks/follow-up/messages.ts';
import { buttonClass } from '../../ui/button/button.ts';
import type { RequestAsked } from './answer.ts';

interface SubmitProps {
  asked: RequestAsked;
  look?: 'ink' | 'gold' | 'line';
  children: string;
}

/** The button of an act of the seller. */
export const Submit = ({ asked, look = 'ink', children }: SubmitProps) => (
  <button type="submit" className={buttonClass(look)} disabled={asked.isSending}>
    {asked.isSending ? FOLLOW_UP.sending : children}
  </button>
);
