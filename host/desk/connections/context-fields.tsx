import { keysOf, tableOf } from '#contract/base/keys.ts';
import { CONTEXT_LIMITS, CONTEXT_PATTERNS } from '#contract/media/context.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { FormField } from '../../ui/form/field.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { Card, Cards } from '../parts/cards.tsx';
import { Confirmed } from '../parts/confirmed.tsx';
import { MediumSelect } from '../parts/medium-select.tsx';
import parts from '../parts/shared.module.css';
import { CONNECTIONS } from './messages.ts';

const WORDS = CONNECTIONS.context;

/** A field as it was typed. */
export interface ContextTexts {
  medium: string;
  name: string;
  characters: string;
  problem?: string;
}

type Medium = AnswerOfAct<'readConnections'>['media'][number];

const LABELS = tableOf(keysOf(CONTEXT_PATTERNS), (key) => CONTEXT_PATTERNS[key].label);

function End({ medium, name }: { medium: string; name: string }) {
  return (
    <details className={parts.final}>
      <summary>{WORDS.end}</summary>
      <form method="post">
        <input type="hidden" name="medium" value={medium} />
        <input type="hidden" name="name" value={name} />
        <Confirmed />
        <button
          type="submit"
          name="intent"
          value="undeclare"
          className={buttonClass('line', 'small')}
          aria-label={CONNECTIONS.of(WORDS.end, name)}
        >
          {WORDS.end}
        </button>
      </form>
    </details>
  );
}

interface ContextFieldsProps {
  media: readonly Medium[];
  texts: ContextTexts | undefined;
}

/** The named values that pages of a partner send with requests. */
export function ContextFields({ media, texts }: ContextFieldsProps) {
  const rows = media.flatMap(({ uuid, name: of, context }) =>
    context.map((field) => ({ uuid, of, ...field })),
  );
  return (
    <section aria-labelledby="context" className={parts.list}>
      <h2 id="context">{WORDS.title}</h2>
      <p className={parts.note}>{WORDS.lead}</p>
      {rows.length === 0 && <EmptyNotice>{WORDS.none}</EmptyNotice>}
      <Cards>
        {rows.map(({ uuid, of, name, pattern, characters }) => (
          <Card
            key={`${uuid} ${name}`}
            name={<code>{name}</code>}
            lines={[WORDS.of(of), WORDS.limit(LABELS[pattern], characters)]}
          >
            <End medium={uuid} name={name} />
          </Card>
        ))}
      </Cards>
      <form method="post" className={parts.form} noValidate>
        <MediumSelect
          label={CONNECTIONS.add.medium}
          className={parts.labelled}
          media={media}
          chosen={texts?.medium}
        />
        <FormField
          name="name"
          field={{
            label: WORDS.name,
            required: true,
            limit: CONTEXT_LIMITS.nameCharacters,
            messages: {},
            input: { autoComplete: 'off' },
          }}
          hint={WORDS.nameHint}
          placeholder={WORDS.example}
          value={texts?.name}
          problem={texts?.problem}
        />
        <Choices type="radio" name="pattern" legend={WORDS.pattern} options={LABELS} chosen={['code']} />
        <FormField
          name="characters"
          field={{
            label: WORDS.characters,
            required: true,
            limit: String(CONTEXT_LIMITS.characters).length,
            messages: {},
            input: { inputMode: 'numeric', autoComplete: 'off' },
          }}
          hint={WORDS.personal}
          placeholder="40"
          value={texts?.characters ?? '40'}
          problem={undefined}
        />
        <button type="submit" name="intent" value="declare" className={buttonClass('ink', 'small')}>
          {WORDS.submit}
        </button>
      </form>
    </section>
  );
}
