import { keysOf, tableOf } from '#contract/base/keys.ts';
import { effectLabels, endSentences } from '#contract/life/case-words.ts';
import {
  CASE_LIMITS,
  CASE_OUTCOMES,
  CASE_SIDES,
  type CaseEffect,
  type CaseOutcome,
} from '#contract/life/cases.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import styles from './cases.module.css';
import { CASE as WORDS } from './messages.ts';

/** An end as somebody has chosen it. */
export interface ChosenEnd {
  outcome: CaseOutcome;
  effect: CaseEffect;
  text: string;
}

interface EndFormProps {
  one: Pick<AnswerOfAct<'showCase'>, 'side' | 'reason' | 'told_at' | 'effects'>;
  isOpen: boolean;
  chosen: ChosenEnd | undefined;
  /** The page shows what both sides will read, and asks once. */
  isPreview: boolean;
}

/** The words that both sides will read. */
function Preview({ one, chosen }: { one: EndFormProps['one']; chosen: ChosenEnd }) {
  const sentences = endSentences(one.reason, chosen.outcome, chosen.effect);
  return (
    <form method="post" className={parts.form}>
      {keysOf(chosen).map((name) => (
        <input key={name} type="hidden" name={name} value={chosen[name]} />
      ))}
      <h3>{WORDS.end.previewTitle}</h3>
      {keysOf(CASE_SIDES).map((side) => {
        const texts =
          side === one.side || one.told_at
            ? [...sentences[side], ...(chosen.text ? [chosen.text] : [])]
            : [WORDS.end.nothing];
        return (
          <div key={side}>
            <p className={parts.note}>{WORDS.end.to[side]}</p>
            {texts.map((text) => (
              <p key={text} className={styles.text}>
                <Phrases>{text}</Phrases>
              </p>
            ))}
          </div>
        );
      })}
      <p className={parts.buttons}>
        <button type="submit" name="intent" value="end" className={buttonClass('ink', 'small')}>
          {WORDS.end.submit}
        </button>
        <button type="submit" name="intent" value="back" className={parts.textButton}>
          {WORDS.end.back}
        </button>
      </p>
    </form>
  );
}

function Choose({ one, chosen }: { one: EndFormProps['one']; chosen: ChosenEnd | undefined }) {
  return (
    <form method="post" className={parts.form}>
      <p className={parts.note}>
        <Phrases>{WORDS.end.lead}</Phrases>
      </p>
      <Choices
        type="radio"
        name="outcome"
        legend={WORDS.end.outcome}
        options={tableOf(keysOf(CASE_OUTCOMES), (outcome) => CASE_OUTCOMES[outcome].label)}
        chosen={chosen ? [chosen.outcome] : []}
      />
      {one.effects.length > 1 && (
        <Choices
          type="radio"
          name="effect"
          legend={WORDS.end.effect}
          hint={WORDS.end.effectHint}
          options={effectLabels(one.effects)}
          chosen={[chosen?.effect ?? 'none']}
        />
      )}
      <TextArea
        name="text"
        label={WORDS.end.text}
        hint={WORDS.end.hint(CASE_LIMITS.text)}
        limit={CASE_LIMITS.text}
        rows={4}
        value={chosen?.text ?? ''}
      />
      <button type="submit" name="intent" value="preview" className={buttonClass('ink', 'small')}>
        {WORDS.end.preview}
      </button>
    </form>
  );
}

/** Ends a case, once the page has shown what both sides will read. */
export const EndForm = ({ one, isOpen, chosen, isPreview }: EndFormProps) => (
  <details open={isOpen}>
    <summary>{WORDS.end.title}</summary>
    {isPreview && chosen ? <Preview one={one} chosen={chosen} /> : <Choose one={one} chosen={chosen} />}
  </details>
);
