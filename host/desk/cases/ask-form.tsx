import { keysOf } from '#contract/base/keys.ts';
import { CASE_LIMITS, CASE_SIDES, type CaseSide, otherSide } from '#contract/life/cases.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import parts from '../parts/shared.module.css';
import { CASE as WORDS } from './messages.ts';

interface AskFormProps {
  one: Pick<AnswerOfAct<'showCase'>, 'side' | 'told_at' | 'words'>;
  isOpen: boolean;
  text: string | undefined;
}

interface AskProps extends Omit<AskFormProps, 'isOpen'> {
  side: CaseSide;
}

/** Asks one side. Words of the other one are passed on only where they are chosen. */
function Ask({ one, side, text }: AskProps) {
  const untold = one.words.filter((word) => word.side === otherSide(side) && !word.passed_at);
  const isFirst = side !== one.side && !one.told_at;
  return (
    <form method="post" className={parts.form}>
      <p className={parts.note}>
        {WORDS.ask.lead[side]}
        {isFirst && WORDS.ask.first}
      </p>
      <TextArea
        name="text"
        label={WORDS.ask.text}
        hint={WORDS.ask.hint(CASE_LIMITS.text)}
        limit={CASE_LIMITS.text}
        rows={4}
        value={text ?? ''}
      />
      {untold.length > 0 && (
        <Choices
          type="checkbox"
          name="pass"
          legend={WORDS.ask.pass}
          hint={WORDS.ask.passHint}
          options={Object.fromEntries(untold.map((word) => [word.uuid, word.text]))}
          chosen={[]}
        />
      )}
      <button type="submit" name="intent" value={side} className={buttonClass('ink', 'small')}>
        {WORDS.ask.submit[side]}
      </button>
    </form>
  );
}

/** Asks the sides of a case for their words, each by itself. */
export const AskForm = ({ one, isOpen, text }: AskFormProps) =>
  keysOf(CASE_SIDES).map((side) => (
    <details key={side} open={isOpen}>
      <summary>{WORDS.ask.submit[side]}</summary>
      <Ask one={one} side={side} text={text} />
    </details>
  ));
